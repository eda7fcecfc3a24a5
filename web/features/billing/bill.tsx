import './bill.css'
import type { CustomerInvoiceDetails } from '#shared/contract/billing.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { formatCents } from '#shared/model/money.ts'
import { InvoiceBadge } from '#web/features/billing/invoice-badge.tsx'
import { InvoiceSums } from '#web/features/billing/invoice-sums.tsx'
import { brand } from '#web/lib/brand.ts'
import { formatDate, formatLongDate } from '#web/lib/format.ts'
import { Rail } from '#web/ui/bulb.tsx'

/** An invoice on paper: cream and ink in both themes and in print (docs/design.md). */
export function Bill({ invoice }: { invoice: CustomerInvoiceDetails }) {
  const { invoiceNumber, customer, booking, subtotal, notes, createdAt, dueDate } = invoice
  const night = [EVENT_TYPE_LABELS[booking.eventType], formatLongDate(booking.eventDate), booking.eventLocation]
  return (
    <article className="bill" aria-label={`Invoice ${invoiceNumber}`}>
      <header className="bill-head">
        <div>
          <p className="display">{brand.name}</p>
          <Rail />
        </div>
        <address>
          {brand.address}
          <br />
          {brand.phone}
          <br />
          {brand.email}
        </address>
      </header>
      <div className="bill-title">
        <div>
          <h3>Invoice</h3>
          <p className="num">{invoiceNumber}</p>
        </div>
        <InvoiceBadge {...invoice} />
      </div>
      <dl className="bill-dates">
        <div>
          <dt>Billed to</dt>
          <dd>
            <b>{customer.name}</b>
            <span>{customer.email}</span>
          </dd>
        </div>
        <div>
          <dt>Issued</dt>
          <dd>
            <b>{formatDate(createdAt)}</b>
          </dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>
            <b>{formatDate(dueDate)}</b>
          </dd>
        </div>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">Booking</th>
            <th scope="col">Hours</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <b>{booking.agentName}</b>
              <span>{night.filter(Boolean).join(', ')}</span>
            </td>
            <td className="num">{booking.eventDuration}</td>
            <td className="num">{formatCents(subtotal)}</td>
          </tr>
        </tbody>
      </table>
      <InvoiceSums invoice={invoice} withTotal />
      {notes && <p className="bill-notes">{notes}</p>}
    </article>
  )
}
