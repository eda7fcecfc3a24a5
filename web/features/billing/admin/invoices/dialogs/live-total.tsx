import '#web/features/billing/admin/invoices/dialogs/invoice-form.css'
import { formatCents } from '#shared/model/money.ts'
import { getDueDay } from '#web/features/billing/admin/invoices/dialogs/amounts.ts'
import type { InvoiceForm } from '#web/features/billing/admin/invoices/dialogs/use-invoice-form.ts'
import { writeFullDay } from '#web/lib/write-day.ts'

interface LiveTotalProps {
  form: InvoiceForm
  /** What was paid before there was this invoice, integer cents. */
  paid?: number
}

/** The total as it is typed, at the foot of the dialog. */
export function LiveTotal({ form: { sums, values }, paid = 0 }: LiveTotalProps) {
  const due = getDueDay(values, new Date())
  const facts = sums && [
    `Tax ${formatCents(sums.tax)}`,
    ...(sums.discount > 0 ? [`discount ${formatCents(sums.discount)}`] : []),
    ...(paid > 0 ? [`${formatCents(paid)} already paid`] : []),
    ...(due ? [`due ${writeFullDay(due)}`] : []),
  ]
  return (
    <div className="oi-live">
      <p>
        Total <output className="display num">{sums ? formatCents(sums.total) : '–'}</output>
      </p>
      <p className="oi-meta">{facts?.join(', ')}</p>
    </div>
  )
}
