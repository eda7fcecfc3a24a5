import { useQuery } from '@tanstack/react-query'
import { QrCode } from '#web/features/accounts/security/qr-code.tsx'
import { readCode } from '#web/features/accounts/security/read-code.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Chase } from '#web/ui/chase.tsx'
import { Field, Input } from '#web/ui/field.tsx'

interface SetUpAppProps {
  onSetUp: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Sets up an authenticator app: its QR code, then the first code. */
export function SetUpApp({ onSetUp, onClose }: SetUpAppProps) {
  const begun = useQuery({
    queryKey: ['security', 'new-app'],
    queryFn: () => call('POST /api/auth/authenticator-app'),
    // a secret is shown once, and to nobody else
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const form = useReadForm({ code: '' }, readCode)
  const submit = useSubmit({
    form,
    write: (code: string) =>
      call('POST /api/auth/authenticator-app/confirm', { body: { token: begun.data?.token ?? '', code } }),
    done: () => ({ title: 'Authenticator app set up' }),
    onDone: ({ recoveryCodes }) => onSetUp(recoveryCodes),
    showIn: 'form',
    fallback: 'The app could not be set up. Please try again.',
  })
  return (
    <FormDialog
      title="Set up an authenticator app"
      width={480}
      form={form}
      submit={submit}
      action="Confirm"
      busyLabel="Checking..."
      disabled={!begun.data}
      dirty={false}
      onSubmit={submit.send}
      onClose={onClose}
    >
      {begun.data ? (
        <>
          <p className="text-ink-2">Scan this with the app, or type in the key. Then enter the code it shows.</p>
          <QrCode text={begun.data.uri} label="QR code for your authenticator app" />
          <p className="app-key num">
            <span className="sr-only">Key: </span>
            {inFours(begun.data.secret)}
          </p>
          <Field label="Code" required error={form.formState.errors.code?.message}>
            <Input {...form.register('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={60} />
          </Field>
        </>
      ) : begun.isError ? (
        <p role="alert">{getErrorMessage(begun.error, 'The app could not be set up. Please try again.')}</p>
      ) : (
        <Chase>Preparing...</Chase>
      )}
    </FormDialog>
  )
}
