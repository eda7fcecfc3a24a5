import { useForm } from 'react-hook-form'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { SelectedOutcome } from '#shared/contract/bookings/selected-bookings.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { addDays, isDay } from '#shared/model/day.ts'
import { DEFAULT_DUE_DAYS, DEFAULT_TAX_PERCENT } from '#shared/model/invoice.ts'
import { chooseDueDay } from '#shared/model/invoice-due.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatBookings } from '#web/lib/format.ts'
import { writeShortDay } from '#web/lib/write-day.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

interface InvoicesDialogProps {
  selected: readonly BookingWithDetails[]
  onDone: (outcomes: readonly SelectedOutcome[]) => void
  onClose: () => void
}

/** Emails the invoices of the selected bookings, with the terms of those that are made for it. */
export function InvoicesDialog({ selected, onDone, onClose }: InvoicesDialogProps) {
  // the settings are the same for all of them
  const ruled = selected.some(({ tax }) => tax?.ruled)
  const form = useForm({
    defaultValues: {
      taxPercent: String(DEFAULT_TAX_PERCENT),
      dueDate: addDays(atlantaDay(Date.now()), DEFAULT_DUE_DAYS),
      message: '',
    },
  })
  const submit = useSubmit({
    form,
    write: ({ taxPercent, dueDate, message }: { taxPercent: string; dueDate: string; message: string }) =>
      call('POST /api/admin/bookings/send-invoices', {
        body: {
          bookingIds: selected.map(({ id }) => id),
          dueDate,
          message,
          ...(!ruled && { taxPercent: Number(taxPercent) }),
        },
      }),
    onDone,
    stale: [BOOKINGS_KEY],
    fallback: 'Failed to send the invoices',
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Send invoices"
      width={560}
      form={form}
      submit={submit}
      action={`Send for ${formatBookings(selected.length)}`}
      busyLabel="Sending..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      <div className="desk-form">
        <p>
          Each customer gets an email with the invoice. We create missing invoices for the price plus{' '}
          {ruled ? 'the tax of each booking’s category; tax-exempt customers pay none' : 'this tax'}. Invoices already
          sent are not sent again.
        </p>
        {!ruled && (
          <Field label="Tax rate (%)" required error={errors.taxPercent?.message}>
            <Input
              inputMode="decimal"
              {...form.register('taxPercent', {
                validate: (typed) =>
                  (typed.trim() !== '' && Number(typed) >= 0 && Number(typed) <= 100) || 'A percentage from 0 to 100',
              })}
            />
          </Field>
        )}
        <Field label="Due date" required error={errors.dueDate?.message}>
          <Input type="date" {...form.register('dueDate', { required: 'Due date is required' })} />
        </Field>
        <EarlierDays bookings={selected} dueDate={form.watch('dueDate')} />
        <Field label="Message" error={errors.message?.message}>
          <Textarea rows={3} maxLength={5000} {...form.register('message')} />
        </Field>
      </div>
    </FormDialog>
  )
}

/** The bookings whose new invoice is due earlier than the day above: 72 hours before the start (docs/product.md P7.114). */
function EarlierDays({ bookings, dueDate }: { bookings: readonly BookingWithDetails[]; dueDate: string }) {
  if (!isDay(dueDate)) return null
  const now = new Date()
  const earlier = bookings
    .map((booking) => ({ booking, day: chooseDueDay(dueDate, booking.eventDate, now) }))
    .filter(({ booking: { invoiced }, day }) => !invoiced && day < dueDate)
  if (earlier.length === 0) return null
  return (
    <div role="status">
      <p>Due earlier, because the event is near:</p>
      <ul className="file-list">
        {earlier.map(({ booking: { id, number, agent }, day }) => (
          <li key={id}>
            {formatBookingNumber(number)}, {agent.name}: due {writeShortDay(day)}
          </li>
        ))}
      </ul>
    </div>
  )
}
