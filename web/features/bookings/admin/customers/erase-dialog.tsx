import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface EraseDialogProps {
  customer: CustomerPage
  onClose: () => void
  onErased: () => void
}

/** Reads the email typed to confirm: only that of the account will do. */
export const readTyped =
  (wanted: string) =>
  ({ email }: { email: string }) => ({
    body: { email: email.trim() },
    errors: { email: email.trim().toLowerCase() === wanted.toLowerCase() ? undefined : `Type ${wanted} to confirm` },
  })

/** Erases a customer once their email is typed (docs/product.md P6.121). */
export function EraseDialog({ customer: { id, name, email }, onClose, onErased }: EraseDialogProps) {
  const form = useReadForm({ email: '' }, readTyped(email))
  const submit = useSubmit({
    form,
    write: (body: { email: string }) => call('POST /api/admin/customer-erasures', { body: { id, ...body } }),
    onDone: () => {
      toast({ title: 'Customer erased' })
      onErased()
    },
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The customer was not erased. Please try again.',
  })
  return (
    <FormDialog
      title={`Erase ${name}?`}
      form={form}
      submit={submit}
      action="Erase permanently"
      busyLabel="Erasing..."
      danger
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p>
        Name, contact, cards, chats, reviews, notes and emails are deleted. Bookings, invoices and payments stay without
        a name, as required by law. This can’t be undone.
      </p>
      <Field label={`Type ${email} to confirm`} required error={form.formState.errors.email?.message}>
        <Input {...form.register('email')} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
