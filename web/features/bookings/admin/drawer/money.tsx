import { type ReactNode, useState } from 'react'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { BILL_STATE_LABELS, billState, INVOICE_STATUSES } from '#shared/model/invoice.ts'
import { formatCents } from '#shared/model/money.ts'
import { packageInWords } from '#shared/model/package.ts'
import { PAYMENT_METHOD_LABELS, RECEIPT_LABELS } from '#shared/model/payment.ts'
import { writeTogether } from '#shared/model/payment-together.ts'
import { formatPrice } from '#web/features/bookings/admin/board/words.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { PriceForm } from '#web/features/bookings/admin/price/price-form.tsx'
import { PriceList } from '#web/features/bookings/price/price-list.tsx'
import { formatRate } from '#web/lib/format.ts'
import { formatDate, formatShortDateTime } from '#web/lib/format-date.ts'
import { getLabel, known } from '#web/lib/known.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlusTax } from '#web/ui/plus-tax.tsx'

type Row = BookingDetails['ledger'][number]

const KINDS: Record<Row['kind'], string> = { payment: 'Payment', refund: 'Refund', reversal: 'Reversal' }
const PURPOSES: Record<Row['purpose'], string> = { full: '', deposit: ' of the deposit', balance: ' of the balance' }
/** What isn't there yet, or never was; of what is there nothing is said. */
const STATES = { completed: '', pending: 'Pending', failed: 'Failed' }

const SOURCES: Record<Row['reportedBy'], string> = {
  customer: 'By the customer',
  office: 'Recorded by the office',
  processor: 'By the card provider',
}

function describeSource({ reportedBy }: Row): string {
  return SOURCES[reportedBy] ?? ''
}

/** Whether the office has looked at money in that stands (docs/product.md P7.112). */
function describeReceipt({ kind, paymentStatus, reversedAt, verifiedAt }: Row): string {
  if (kind !== 'payment' || paymentStatus !== 'completed' || reversedAt !== null) return ''
  return verifiedAt === null ? RECEIPT_LABELS.reported : RECEIPT_LABELS.received
}

/** What a screen adds that has a hand in the ledger. */
export interface MoneyParts {
  /** What can be done with a row of it. */
  actions: (row: Row, booking: BookingDetails) => ReactNode
  /** The refund that is due. */
  refundDue: (booking: BookingDetails) => ReactNode
  /** Where a payment is recorded, in the drawer. */
  entry: (booking: BookingDetails) => ReactNode
  /** Opens the form there, and takes the focus to it. */
  recordPayment: (booking: BookingDetails) => void
  /** Opens the form that makes the invoice and mails it. */
  createInvoice: (booking: BookingDetails) => void
  /** When its customer is reminded of the invoice, and what can be done about it. */
  reminders: (booking: BookingDetails) => ReactNode
  /** Opens the question that voids its invoice and makes the next one. */
  reissue: (booking: BookingDetails) => void
  /** Reads again what shows money. */
  onChanged: () => void
}

interface MoneyProps {
  booking: BookingDetails
  parts?: MoneyParts | undefined
}

/** What it costs, what was paid, and the bill; the price can change until it is paid. */
export function Money({ booking, parts }: MoneyProps) {
  const [editing, setEditing] = useState(false)
  const { totalAmount, depositPercent, paid, ledger, invoice, paymentStatus, package: sold } = booking
  return (
    <Part
      title="Money"
      action={
        (paymentStatus === 'pending' || (paymentStatus === 'paid' && invoice)) &&
        !editing && (
          <Button size="sm" variant="bare" onClick={() => setEditing(true)}>
            Change price
          </Button>
        )
      }
    >
      {editing ? (
        <PriceForm booking={booking} onClose={() => setEditing(false)} onChanged={parts?.onChanged} />
      ) : (
        <dl className="file-facts">
          <div>
            <dt>Price</dt>
            <dd>
              <span className={totalAmount === null ? undefined : 'file-price num'}>{formatPrice(totalAmount)}</span>
              <PlusTax when={booking.tax?.plusTax} />
            </dd>
          </div>
          {booking.lines.length > 0 && (
            <div>
              <dt>Lines</dt>
              <dd>
                <PriceList lines={booking.lines} agentName={booking.agent.name} />
              </dd>
            </div>
          )}
          {sold && (
            <div>
              <dt>Package</dt>
              <dd>
                {packageInWords(sold, booking.eventDuration)}; sold at {formatCents(sold.basePrice)}
                {sold.hourlyRate !== null && `, extra hours at ${formatRate(sold.hourlyRate)} each`}
              </dd>
            </div>
          )}
          {depositPercent !== null && (
            <div>
              <dt>Deposit</dt>
              <dd>{depositPercent}%</dd>
            </div>
          )}
          <div>
            <dt>Paid</dt>
            <dd className="num">{formatCents(paid)}</dd>
          </div>
          <div>
            <dt>Invoice</dt>
            <dd>
              {invoice ? (
                <>
                  <Invoice invoice={invoice} />
                  {parts?.reminders(booking)}
                  {invoice.differences.length > 0 && (
                    <div className="file-differs">
                      <p>
                        Changed since {invoice.invoiceNumber}: {invoice.differences.join('; ')}
                      </p>
                      {parts && (
                        <Button size="sm" onClick={() => parts.reissue(booking)}>
                          Void and reissue
                        </Button>
                      )}
                    </div>
                  )}
                </>
              ) : (
                <>
                  None{' '}
                  {parts && booking.status !== 'cancelled' && paymentStatus !== 'refunded' && (
                    <Button size="sm" variant="bare" onClick={() => parts.createInvoice(booking)}>
                      Create
                    </Button>
                  )}
                </>
              )}
            </dd>
          </div>
        </dl>
      )}
      {booking.excess > 0 && (
        <p className="file-differs">
          {formatCents(booking.excess)}{' '}
          {booking.status === 'cancelled' ? 'goes back to the customer.' : 'was paid beyond the price.'}
        </p>
      )}
      {parts?.refundDue(booking)}
      <ul className="file-list">
        {ledger.map((row) => (
          <li key={row.id} className="file-row">
            <div>
              <p>
                <b>
                  {getLabel(KINDS, row.kind)}
                  {known(PURPOSES, row.purpose)}
                </b>
              </p>
              <p className="file-meta">
                {[
                  getLabel(PAYMENT_METHOD_LABELS, row.paymentMethod),
                  row.transactionId,
                  describeReceipt(row),
                  describeSource(row),
                  getLabel(STATES, row.paymentStatus),
                  writeTogether(row.together),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="file-meta">{formatShortDateTime(row.createdAt)}</p>
              {row.notes && <p className="file-meta">Reason: {row.notes}</p>}
              {parts?.actions(row, booking)}
            </div>
            <span className="num">
              {row.kind === 'payment' ? '' : '−'}
              {formatCents(row.amount)}
            </span>
          </li>
        ))}
      </ul>
      {parts?.entry(booking)}
    </Part>
  )
}

function Invoice({ invoice }: { invoice: NonNullable<BookingDetails['invoice']> }) {
  const status = INVOICE_STATUSES.find((known) => known === invoice.status) ?? 'pending'
  const bill = { status, dueDate: new Date(invoice.dueDate), voidedAt: null }
  const state = BILL_STATE_LABELS[billState(bill, new Date())]
  return (
    <>
      <Link className="file-link-inline" to={paths.adminInvoice(invoice.id)}>
        {invoice.invoiceNumber}
      </Link>
      , {formatCents(invoice.total)}
      {invoice.whole && ` of ${formatCents(invoice.whole.total)} for ${invoice.whole.bookings} performers`},{' '}
      {state.toLowerCase()}, due {formatDate(invoice.dueDate)}
    </>
  )
}
