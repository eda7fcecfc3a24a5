import { type ReactNode, useId, useRef, useState } from 'react'
import type { CustomerInvoice } from '#shared/contract/billing/invoices.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { performersInWords } from '#shared/model/invoice.ts'
import { formatCents } from '#shared/model/money.ts'
import { amountsDue } from '#shared/model/payment.ts'
import { InvoiceBadge } from '#web/features/billing/customer/invoices/invoice-badge.tsx'
import { InvoiceSums } from '#web/features/billing/customer/invoices/invoice-sums.tsx'
import { PayForm } from '#web/features/billing/customer/payments/pay-form.tsx'
import { DOT } from '#web/lib/format.ts'
import { formatDate, formatWeekday } from '#web/lib/format-date.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'
import { ReportedLine } from '#web/ui/reported-line.tsx'

interface InvoiceRowProps {
  invoice: CustomerInvoice
  onShow: () => void
  /** What is agreed about cancelling, for who pays. */
  terms: ReactNode
  /** What is known about bookings, invoices and payments is out of date. */
  onStale: () => void
}

/** All of what is left at once: a deposit is paid from its booking. */
const dueOf = ({ total, balance, balanceTax }: CustomerInvoice) =>
  amountsDue({ totalCents: total, paidCents: total - balance, depositPercent: null }).map(({ purpose, cents }) => ({
    purpose,
    amount: cents,
    tax: balanceTax,
  }))

/** When it is due: not before its booking is confirmed (docs/product.md P7.152). */
function describeDue({ status, balance, dueDate, unconfirmed }: CustomerInvoice): string {
  if (status !== 'paid' && balance === 0) return 'Nothing to pay'
  const due = `Due ${formatDate(dueDate)}`
  return unconfirmed && status !== 'paid' ? `${due}, once confirmed` : due
}

/** One invoice, how it adds up, and what can be done about it (docs/product.md P4.13). */
export function InvoiceRow({ invoice, onShow, terms, onStale }: InvoiceRowProps) {
  const id = useId()
  const row = useRef<HTMLElement>(null)
  const payButton = useRef<HTMLButtonElement>(null)
  const [paying, setPaying] = useState(false)
  const { invoiceNumber, bookings, booking, total, notes, unconfirmed } = invoice
  const due = dueOf(invoice)
  const open = paying && due.length > 0
  // cards are paid for one booking: the one that is left
  const payable = bookings.find(({ balance }) => balance > 0)?.bookingId ?? invoice.bookingId
  return (
    <>
      <article ref={row} tabIndex={-1} className="invoice lights-up" aria-labelledby={`${id}-what ${id}-number`}>
        <div>
          <h3 id={`${id}-what`} className="invoice-what">
            {performersInWords(bookings.map(({ agentName }) => agentName))},{' '}
            <span>{formatWeekday(booking.eventDate)}</span>
          </h3>
          <p id={`${id}-number`} className="invoice-number num">
            {invoiceNumber}
            {DOT}
            {bookings.map(({ bookingNumber }) => formatBookingNumber(bookingNumber)).join(', ')}
          </p>
          <p className="display num">
            <span className="sr-only">Total </span>
            {formatCents(total)}
          </p>
          <p className="invoice-state">
            <InvoiceBadge {...invoice} />
            <span>{describeDue(invoice)}</span>
          </p>
          <ReportedLine reportedAt={invoice.reportedAt} />
        </div>
        <div>
          <InvoiceSums invoice={invoice} />
          {notes && (
            <div className="invoice-notes">
              <ClampedText text={notes} about="Notes" />
            </div>
          )}
        </div>
        <div className="invoice-actions">
          {due.length > 0 && (
            <Button
              ref={payButton}
              variant={open ? 'soft' : unconfirmed ? 'line' : 'ember'}
              size="sm"
              aria-expanded={open}
              aria-controls={open ? `${id}-drawer` : undefined}
              onClick={() => setPaying(!open)}
            >
              Pay Now<span className="sr-only">: {invoiceNumber}</span>
            </Button>
          )}
          {/* one action is the next one: what is owed is paid, what is settled is read */}
          <Button variant={due.length > 0 ? 'bare' : 'line'} size="sm" onClick={onShow}>
            View Details<span className="sr-only">: {invoiceNumber}</span>
          </Button>
          <ButtonLink href={paths.invoicePdf(invoice.id)} download variant="bare" size="sm">
            Download PDF<span className="sr-only">: {invoiceNumber}</span>
          </ButtonLink>
        </div>
      </article>
      {open && (
        <div id={`${id}-drawer`} className="invoice-drawer">
          <PayForm
            bookingId={payable}
            invoiceId={bookings.length > 1 ? invoice.id : undefined}
            due={due}
            title="Pay this invoice"
            memo={invoiceNumber}
            unconfirmed={unconfirmed}
            cardCheckout={invoice.cardCheckout}
            taxName={invoice.taxName}
            terms={terms}
            onStale={onStale}
            onPaid={() => {
              setPaying(false)
              // the button goes away
              row.current?.focus({ preventScroll: true })
              onStale()
            }}
            onCancel={() => {
              setPaying(false)
              payButton.current?.focus()
            }}
          />
        </div>
      )}
    </>
  )
}
