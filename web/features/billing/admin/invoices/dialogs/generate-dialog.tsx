import { useState } from 'react'
import type { BillableBooking } from '#shared/contract/billing/billable.admin.ts'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { taxExemptWords } from '#shared/model/tax.ts'
import { AmountFields } from '#web/features/billing/admin/invoices/dialogs/amount-fields.tsx'
import { newValues } from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
import { BookingChoice } from '#web/features/billing/admin/invoices/dialogs/booking-choice.tsx'
import { DueNote, sentDueDays } from '#web/features/billing/admin/invoices/dialogs/due-note.tsx'
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
  /** The booking, when it is known: its invoice is emailed to the customer at once. */
  sendFor?: BillableBooking
  onClose: () => void
  onGenerated: (invoice: AdminInvoice) => void
  onChanged: () => void
}

const priceCents = ({ totalAmount }: BillableBooking) => (totalAmount === null ? null : dollarsToCents(totalAmount))

const isPaid = (booking: BillableBooking) => {
  const price = priceCents(booking)
  return price !== null && booking.paid > 0 && booking.paid >= price
}

/** Emails a new invoice to its customer. @returns false when that failed: the invoice is there all the same */
export async function sendTo({ id: invoiceId, customer }: AdminInvoice): Promise<boolean> {
  const body = { invoiceId, recipientEmail: customer.email, recipientName: customer.name, message: null }
  return call('POST /api/admin/send-invoice', { body }).then(
    () => true,
    () => false,
  )
}

/** Makes the invoice of a booking (docs/product.md P6.15), and emails it when it is made for one (P6.61). */
export function GenerateDialog({ sendFor, onClose, onGenerated, onChanged }: GenerateDialogProps) {
  const [booking, setBooking] = useState(sendFor)
  const form = useInvoiceForm(
    formValues(
      newValues(
        sendFor ? priceCents(sendFor) : null,
        sendFor && sentDueDays(sendFor.eventDate, new Date()),
        sendFor?.taxPercent,
      ),
    ),
  )
  const { draft: _, ...typed } = form.formState.dirtyFields
  const submit = useSubmit({
    form,
    write: async ({ reason: _, ...body }: InvoiceBody & { bookingId: string }) => {
      const invoice = await call('POST /api/admin/generate-invoice', { body })
      return { invoice, sent: sendFor !== undefined && (await sendTo(invoice)) }
    },
    done: ({ invoice: { invoiceNumber, customer }, sent }) => ({
      title: sent ? 'Invoice Sent' : 'Invoice Generated',
      description: `${invoiceNumber} ${sent ? `to ${customer.email}` : `for ${customer.name}`}${sendFor && !sent ? '. The email failed. Send it from Invoices.' : ''}`,
    }),
    onDone: ({ invoice }) => onGenerated(invoice),
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
      action={sendFor ? 'Create and send' : 'Generate Invoice'}
      busyLabel={sendFor ? 'Sending...' : 'Generating...'}
      disabled={!booking}
      dirty={Object.keys(typed).length > 0}
      footer={booking && <LiveTotal form={form} paid={booking.paid} />}
      onSubmit={(body) => booking && submit.send({ ...body, bookingId: booking.id })}
      onClose={onClose}
    >
      {sendFor ? (
        <p className="oi-meta">
          {formatBookingNumber(sendFor.number)}, {sendFor.agentName}. We’ll email the invoice to {sendFor.customerEmail}{' '}
          with its PDF.
        </p>
      ) : (
        <BookingChoice
          chosen={booking}
          onChoose={(chosen) => {
            setBooking(chosen)
            const { subtotal, percent } = newValues(priceCents(chosen), undefined, chosen.taxPercent)
            form.reset({ ...form.getValues(), subtotal, percent })
          }}
        />
      )}
      {booking && (
        <>
          {booking.totalAmount === null && (
            <p className="oi-meta">This booking has no price yet. Enter what to bill as the subtotal.</p>
          )}
          {isPaid(booking) && (
            <p className="oi-meta">{formatCents(booking.paid)} was paid in full, so the invoice can’t be for more.</p>
          )}
          {booking.taxExempt && <p className="oi-meta">{taxExemptWords(booking.taxExemptNumber)}</p>}
          <AmountFields form={form} />
          <DueNote form={form} eventDate={booking.eventDate} />
          {!sendFor && <Switch {...form.register('draft')}>Save as draft (hidden from the customer)</Switch>}
        </>
      )}
    </FormDialog>
  )
}
