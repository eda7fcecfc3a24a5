import type { CustomerInvoice } from '#shared/contract/billing.ts'
import { formatCents } from '#shared/model/money.ts'

interface InvoiceSumsProps {
  invoice: CustomerInvoice
  /** Ends with the total. */
  withTotal?: boolean
}

/** How an invoice adds up, cents always showing. */
export function InvoiceSums({ invoice, withTotal = false }: InvoiceSumsProps) {
  const { subtotal, tax, discount, total, paid, balance } = invoice
  const partly = balance > 0 && balance < total
  const rows = [
    ['Subtotal', subtotal],
    ['Tax', tax],
    ['Discount', discount],
    ...(withTotal ? ([['Total', total]] as const) : []),
    ...(partly
      ? ([
          ['Paid', paid],
          ['Balance', balance],
        ] as const)
      : []),
  ] as const
  return (
    <dl className="invoice-sums num">
      {rows.map(([label, cents]) => (
        <div key={label} className={label === 'Total' ? 'invoice-sums-total' : undefined}>
          <dt>{label}</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
