import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '#shared/model/role.ts'
import { PasswordField } from '#web/features/accounts/passwords/password-field.tsx'
import { hasPasskeys, NO_PASSKEY, verifyWithPasskey } from '#web/features/accounts/security/passkeys.ts'
import { securityQuery } from '#web/features/accounts/security/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

interface ConfirmPersonProps {
  portal: Role
  onConfirmed: () => void
  onClose: () => void
}

type Way = 'password' | 'code'

/** Asks who is there before something sensitive is done: password, code of the app, or passkey (docs/product.md P1.21). */
export function ConfirmPerson({ portal, onConfirmed, onClose }: ConfirmPersonProps) {
  const [way, setWay] = useState<Way>('password')
  const { data: security } = useQuery({ ...securityQuery, enabled: portal !== 'customer' })
  const missing = way === 'password' ? 'Password is required' : 'Code is required'
  const form = useReadForm({ password: '', code: '' }, (values) =>
    values[way].trim() === '' ? { errors: { [way]: missing } } : { body: values[way] },
  )
  const submit = useSubmit({
    form,
    write: (secret: string) =>
      way === 'password'
        ? call('POST /api/auth/verification', { body: { password: secret } })
        : call('POST /api/auth/verification/app', { body: { code: secret } }),
    onDone: onConfirmed,
    showIn: 'form',
    fallback: 'This could not be checked. Please try again.',
  })
  const passkey = useMutation({ mutationFn: verifyWithPasskey, onSuccess: onConfirmed })
  const { errors } = form.formState
  const other: Way = way === 'password' ? 'code' : 'password'
  return (
    <FormDialog
      title="Confirm it's you"
      width={480}
      form={form}
      submit={submit}
      action="Continue"
      busyLabel="Checking..."
      dirty={false}
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p className="text-ink-2">
        You signed in a while ago. Enter {way === 'password' ? 'your password' : 'the code your app shows'} to continue.
      </p>
      {way === 'password' ? (
        <PasswordField
          {...form.register('password')}
          label="Password"
          error={errors.password?.message}
          autoComplete="current-password"
          autoFocus
        />
      ) : (
        <Field label="Code" required error={errors.code?.message}>
          <Input {...form.register('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={60} autoFocus />
        </Field>
      )}
      {security && (security.appSince || security.passkeys.length > 0) && (
        <p className="flex flex-wrap gap-(--s2)">
          {security.appSince && (
            <Button size="sm" variant="bare" onClick={() => setWay(other)}>
              {other === 'code' ? 'Use a code' : 'Use your password'}
            </Button>
          )}
          {security.passkeys.length > 0 && hasPasskeys() && (
            <Button size="sm" variant="bare" busy={passkey.isPending} onClick={() => passkey.mutate()}>
              <KeyRound aria-hidden="true" />
              Use a passkey
            </Button>
          )}
        </p>
      )}
      {passkey.isError && (
        <p className="field-error" role="alert">
          {getErrorMessage(passkey.error, NO_PASSKEY)}
        </p>
      )}
    </FormDialog>
  )
}
