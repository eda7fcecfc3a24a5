import type { Role } from '#shared/model/role.ts'
import { PasswordField } from '#web/features/accounts/passwords/password-field.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'

interface ConfirmPersonProps {
  portal: Role
  onConfirmed: () => void
  onClose: () => void
}

/** Asks who is there before something sensitive is done. */
export function ConfirmPerson({ onConfirmed, onClose }: ConfirmPersonProps) {
  const form = useReadForm({ password: '' }, ({ password }) =>
    password === '' ? { errors: { password: 'Password is required' } } : { body: { password } },
  )
  const submit = useSubmit({
    form,
    write: (body: { password: string }) => call('POST /api/auth/verification', { body }),
    onDone: onConfirmed,
    showIn: 'form',
    fallback: 'Your password could not be checked. Please try again.',
  })
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
      <p className="text-ink-2">You signed in a while ago. Enter your password to continue.</p>
      <PasswordField
        {...form.register('password')}
        label="Password"
        error={form.formState.errors.password?.message}
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  )
}
