import './bill.css'
import type { CustomerInvoiceDetails } from '#shared/contract/billing/invoices.ts'
import { InvoiceBadge } from '#web/features/billing/customer/invoices/invoice-badge.tsx'
import { Rail } from '#web/ui/bulb.tsx'

/** An invoice on paper, in the words of its PDF: cream and ink in both themes and in print (docs/design.md). */
export function Bill({ invoice }: { invoice: CustomerInvoiceDetails }) {
  const { invoiceNumber, bill } = invoice
  const { brand, billedTo } = bill
  const sums = [...bill.sums, { label: 'Total', amount: bill.total }, ...bill.account]
  return (
    <article className="bill" aria-label={`Invoice ${invoiceNumber}`}>
      <header className="bill-head">
        <div>
          <p className="display">{brand.name}</p>
          <Rail />
        </div>
        <address>
          {bill.address}
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
            <b>{billedTo.name}</b>
            <span>{billedTo.email}</span>
          </dd>
        </div>
        <div>
          <dt>Issued</dt>
          <dd>
            <b>{bill.issued}</b>
          </dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>
            <b>{bill.due}</b>
          </dd>
        </div>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">Booking</th>
            <th scope="col">Rate/hr</th>
            <th scope="col">Hours</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map(({ title, detail, rate, hours, amount }, i) => (
            // lines have no id and never move
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={i}>
              <td>
                <b>{title}</b>
                <span>{detail}</span>
              </td>
              <td className="num">{rate}</td>
              <td className="num">{hours}</td>
              <td className="num">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="invoice-sums num">
        {sums.map(({ label, amount }) => (
          <div key={label} className={label === 'Total' ? 'invoice-sums-total' : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {bill.reported && <p className="bill-reported num">{bill.reported}</p>}
      {bill.howToPay.length > 0 && (
        <section className="bill-notes">
          <h4>How to pay</h4>
          <dl className="bill-ways">
            {bill.howToPay.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {bill.notes && <p className="bill-notes">{bill.notes}</p>}
      <section className="bill-notes">
        <h4>Cancellation terms</h4>
        <p>{bill.cancellationTerms}</p>
      </section>
    </article>
  )
}
