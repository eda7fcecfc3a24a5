import { addPasskey, NO_PASSKEY } from '#web/features/accounts/security/passkeys.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Field, Input } from '#web/ui/field.tsx'

interface AddPasskeyProps {
  onAdded: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** Names a passkey and lets the browser make it. */
export function AddPasskey({ onAdded, onClose }: AddPasskeyProps) {
  const form = useReadForm({ name: '' }, ({ name }) =>
    name.trim() === '' ? { errors: { name: 'Name is required' } } : { body: name.trim() },
  )
  const submit = useSubmit({
    form,
    write: (name: string) => addPasskey(name),
    done: ({ passkey }) => ({ title: 'Passkey added', description: passkey.name }),
    onDone: ({ recoveryCodes }) => onAdded(recoveryCodes),
    showIn: 'form',
    fallback: NO_PASSKEY,
  })
  return (
    <FormDialog
      title="Add a passkey"
      width={480}
      form={form}
      submit={submit}
      action="Continue"
      busyLabel="Waiting for your device..."
      dirty={false}
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p className="text-ink-2">Your device asks for your fingerprint, face or PIN. The passkey then signs you in.</p>
      <Field
        label="Name"
        required
        hint="Where it lives, like 'Work laptop'."
        error={form.formState.errors.name?.message}
      >
        <Input {...form.register('name')} maxLength={60} autoFocus />
      </Field>
    </FormDialog>
  )
}
