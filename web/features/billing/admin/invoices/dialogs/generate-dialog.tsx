import { useState } from 'react'
import type { BillableBooking } from '#shared/contract/billing/billable.admin.ts'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { AmountFields } from '#web/features/billing/admin/invoices/dialogs/amount-fields.tsx'
import { newValues } from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
import { BookingChoice } from '#web/features/billing/admin/invoices/dialogs/booking-choice.tsx'
import { LiveTotal } from '#web/features/billing/admin/invoices/dialogs/live-total.tsx'
import {
  formValues,
  type InvoiceBody,
  invoiceFieldErrors,
  useInvoiceForm,
} from '#web/features/billing/admin/invoices/dialogs/use-invoice-form.ts'
import { AFTER_INVOICE_WRITE } from '#web/features/billing/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Switch } from '#web/ui/switch.tsx'

interface GenerateDialogProps {
  onClose: () => void
  onGenerated: (invoice: AdminInvoice) => void
  onChanged: () => void
}

const priceCents = ({ totalAmount }: BillableBooking) => (totalAmount === null ? null : dollarsToCents(totalAmount))

const isPaid = (booking: BillableBooking) => {
  const price = priceCents(booking)
  return price !== null && booking.paid > 0 && booking.paid >= price
}

/** Makes the invoice of a booking (docs/product.md P6.15). */
export function GenerateDialog({ onClose, onGenerated, onChanged }: GenerateDialogProps) {
  const [booking, setBooking] = useState<BillableBooking>()
  const form = useInvoiceForm(formValues(newValues(null)))
  const { draft: _, ...typed } = form.formState.dirtyFields
  const submit = useSubmit({
    form,
    write: ({ reason: _, ...body }: InvoiceBody & { bookingId: string }) =>
      call('POST /api/admin/generate-invoice', { body }),
    done: ({ invoiceNumber, customer }) => ({
      title: 'Invoice Generated',
      description: `${invoiceNumber} for ${customer.name}`,
    }),
    onDone: onGenerated,
    // a conflict with the booking is not the fault of one field
    fieldErrors: (refusal) => (refusal.status === 409 ? {} : invoiceFieldErrors(refusal)),
    stale: AFTER_INVOICE_WRITE,
    onSettled: onChanged,
    fallback: 'Failed to generate invoice',
  })
  return (
    <FormDialog
      title="Generate Invoice"
      width={640}
      className="oi-dialog"
      form={form}
      submit={submit}
      action="Generate Invoice"
      busyLabel="Generating..."
      disabled={!booking}
      dirty={Object.keys(typed).length > 0}
      footer={booking && <LiveTotal form={form} paid={booking.paid} />}
      onSubmit={(body) => booking && submit.send({ ...body, bookingId: booking.id })}
      onClose={onClose}
    >
      <BookingChoice
        chosen={booking}
        onChoose={(chosen) => {
          setBooking(chosen)
          form.reset({ ...form.getValues(), subtotal: newValues(priceCents(chosen)).subtotal })
        }}
      />
      {booking && (
        <>
          {booking.totalAmount === null && (
            <p className="oi-meta">This booking has no price yet. The subtotal says what is asked for.</p>
          )}
          {isPaid(booking) && (
            <p className="oi-meta">
              {formatCents(booking.paid)} was paid for all of it, so its invoice cannot demand more.
            </p>
          )}
          <AmountFields form={form} />
          <Switch {...form.register('draft')}>Keep it as a draft; the customer does not see it yet</Switch>
        </>
      )}
    </FormDialog>
  )
}
