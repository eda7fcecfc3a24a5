import { useForm } from 'react-hook-form'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { EmailText } from '#web/ui/email-text.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

interface EmailDialogProps {
  selected: readonly BookingWithDetails[]
  onClose: () => void
}

const count = (emails: number) => `${emails} ${emails === 1 ? 'email' : 'emails'}`

/** A message to the customers of the selected bookings, with who gets it. */
export function EmailDialog({ selected, onClose }: EmailDialogProps) {
  const form = useForm({ defaultValues: { subject: '', message: '' } })
  // one email for each address, as the server counts them
  const recipients = [
    ...new Map(selected.map((booking) => [booking.customerEmail.toLowerCase(), booking] as const)).values(),
  ]
  const submit = useSubmit({
    form,
    write: (body: { subject: string; message: string }, batch) =>
      call('POST /api/admin/bookings/email', { body: { ...body, batch, bookingIds: selected.map(({ id }) => id) } }),
    done: ({ recipients: { length } }) => ({ title: 'Email sent', description: `${count(length)} on the way` }),
    onDone: onClose,
    fallback: 'Failed to send the email',
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Email customers"
      width={560}
      form={form}
      submit={submit}
      action={`Send ${count(recipients.length)}`}
      busyLabel="Sending..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      <div className="desk-form">
        <div>
          <p className="field-label">To {count(recipients.length)}, each on its own</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <ul className="tb-recipients" tabIndex={0} aria-label="Recipients">
            {recipients.map(({ id, customerName, customerEmail }) => (
              <li key={id}>
                {customerName}, <EmailText address={customerEmail} />
              </li>
            ))}
          </ul>
        </div>
        <Field label="Subject" required error={errors.subject?.message}>
          <Input {...form.register('subject', { required: 'Subject is required' })} maxLength={200} />
        </Field>
        <Field
          label="Message"
          required
          hint="Plain text. The email begins with the customer’s name."
          error={errors.message?.message}
        >
          <Textarea rows={6} maxLength={5000} {...form.register('message', { required: 'Message is required' })} />
        </Field>
      </div>
    </FormDialog>
  )
}
