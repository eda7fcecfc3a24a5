import { useId, useState } from 'react'
import type { AdminInvoice, BillableBooking } from '#shared/contract/billing/invoices.admin.ts'
import { dollarsToCents, formatCents } from '#shared/model/money.ts'
import { AmountFields } from '#web/features/billing/admin/invoices/dialogs/amount-fields.tsx'
import { type InvoiceAmounts, newValues } from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
import { BookingChoice } from '#web/features/billing/admin/invoices/dialogs/booking-choice.tsx'
import { LiveTotal } from '#web/features/billing/admin/invoices/dialogs/live-total.tsx'
import { useInvoiceForm } from '#web/features/billing/admin/invoices/dialogs/use-invoice-form.ts'
import { useInvoiceWrite } from '#web/features/billing/admin/invoices/use-invoice-write.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useDiscard } from '#web/ui/use-discard.tsx'

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
  const id = useId()
  const [booking, setBooking] = useState<BillableBooking>()
  const [draft, setDraft] = useState(false)
  const form = useInvoiceForm(newValues(null))
  const { send, busy, button } = useInvoiceWrite({
    write: (body: InvoiceAmounts & { bookingId: string; status: 'draft' | 'pending' }) =>
      call('POST /api/admin/generate-invoice', { body }),
    done: ({ invoiceNumber, customer }) => ({
      title: 'Invoice Generated',
      description: `${invoiceNumber} for ${customer.name}`,
    }),
    onDone: onGenerated,
    fallback: 'Failed to generate invoice',
    // what clashes with the booking is not the fault of one field
    takes: ({ status, fields }) => status !== 409 && form.showRefusal(fields),
    onChanged,
  })
  const { close, question } = useDiscard(form.dirty && !busy, onClose)
  function submit() {
    const amounts = booking && form.read()
    if (amounts) send({ ...amounts, bookingId: booking.id, status: draft ? 'draft' : 'pending' })
  }
  return (
    <Dialog
      title="Generate Invoice"
      width={640}
      className="oi-dialog"
      onClose={close}
      actions={
        <>
          {booking && <LiveTotal form={form} paid={booking.paid} />}
          <Button variant="bare" onClick={close}>
            Cancel
          </Button>
          <Button
            ref={button}
            type="submit"
            form={id}
            variant="lit"
            disabled={!booking}
            busy={busy}
            busyLabel="Generating..."
          >
            Generate Invoice
          </Button>
        </>
      }
    >
      <form
        ref={form.element}
        id={id}
        className="oi-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <BookingChoice
          chosen={booking}
          onChoose={(chosen) => {
            setBooking(chosen)
            form.begin({ ...form.values, subtotal: newValues(priceCents(chosen)).subtotal })
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
            <Switch checked={draft} onChange={({ target }) => setDraft(target.checked)}>
              Keep it as a draft; the customer does not see it yet
            </Switch>
          </>
        )}
      </form>
      {question}
    </Dialog>
  )
}
