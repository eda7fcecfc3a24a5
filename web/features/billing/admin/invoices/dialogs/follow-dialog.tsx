import { useId } from 'react'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { AFTER_INVOICE_WRITE } from '#web/features/billing/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Field, Input } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface FollowDialogProps {
  booking: BookingDetails
  invoice: NonNullable<BookingDetails['invoice']>
  onClose: () => void
  onChanged: () => void
}

interface Values {
  reason: string
  send: boolean
}

const read = ({ reason, send }: Values) => ({
  body: { reason: reason.trim(), send },
  errors: { reason: reason.trim() ? undefined : 'Say why the invoice is void' },
})

/** Voids an invoice and makes the next one from what its booking says now (docs/product.md P7.65). */
export function FollowDialog({ booking, invoice, onClose, onChanged }: FollowDialogProps) {
  const id = useId()
  const { invoiceNumber, differences, sent, version, whole } = invoice
  const form = useReadForm<Values, Values>({ reason: 'The booking changed', send: sent }, read)
  const submit = useSubmit({
    form,
    write: (body: Values) =>
      call('POST /api/admin/invoices/:id/follow-booking', {
        ...{ params: { id: invoice.id }, body, headers: { 'if-match': `"${version}"` } },
      }),
    done: (next) => ({
      title: next.sentAt ? 'Invoice Sent' : 'Invoice Generated',
      description: `${next.invoiceNumber} replaces ${invoiceNumber}`,
    }),
    onDone: onClose,
    stale: AFTER_INVOICE_WRITE,
    onSettled: onChanged,
    fallback: 'Failed to generate invoice',
  })
  return (
    <FormDialog
      title={`Reissue ${invoiceNumber}`}
      describedBy={`${id}-what`}
      form={form}
      submit={submit}
      action="Void and reissue"
      busyLabel="Reissuing..."
      onSubmit={submit.send}
      onClose={onClose}
    >
      <p id={`${id}-what`}>
        {differences.length > 0 && `${differences.join('. ')}. `}
        This voids {invoiceNumber} and makes a new invoice from{' '}
        {whole ? `its ${whole.bookings} bookings as they are now, without canceled ones` : 'the booking as it is now'}.
        {booking.paid > 0 && ' What was paid counts for the new one.'}
      </p>
      <Field label="Reason" required hint="Kept with the void invoice" error={form.formState.errors.reason?.message}>
        <Input {...form.register('reason')} maxLength={1000} autoComplete="off" />
      </Field>
      <Switch {...form.register('send')}>Email the new invoice to {booking.customerEmail}</Switch>
    </FormDialog>
  )
}
