import type { CustomerInvoice } from '#shared/contract/billing/invoices.ts'
import { formatCents } from '#shared/model/money.ts'

/** How an invoice adds up, cents always showing. */
export function InvoiceSums({ invoice }: { invoice: CustomerInvoice }) {
  const { subtotal, tax, taxName, discount, total, paid, balance, status } = invoice
  // unpaid, and less than its total is owed: a part is paid, or nothing is owed any more
  const owesLess = status !== 'paid' && balance < total
  const rows = [
    ['Subtotal', subtotal],
    // what is nothing takes no line
    ...(tax > 0 ? ([[taxName ?? 'Tax', tax]] as const) : []),
    ...(discount > 0 ? ([['Discount', discount]] as const) : []),
    ...(owesLess
      ? ([
          ['Paid', paid],
          ['Balance', balance],
        ] as const)
      : []),
  ] as const
  return (
    <dl className="invoice-sums num">
      {rows.map(([label, cents]) => (
        <div key={label}>
          <dt>{label}</dt>
          {/* taken off, as the PDF says it */}
          <dd>{label === 'Discount' ? `−${formatCents(cents)}` : formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
