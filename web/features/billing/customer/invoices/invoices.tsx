import './invoices.css'
import { type ReactNode, useState } from 'react'
import { InvoiceDialog } from '#web/features/billing/customer/invoices/invoice-dialog.tsx'
import { InvoiceRow } from '#web/features/billing/customer/invoices/invoice-row.tsx'
import { customerInvoicesQuery } from '#web/features/billing/queries.ts'
import { useRows } from '#web/lib/page.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface InvoicesProps {
  /** What an invoice says about cancelling, for who pays it. */
  drawTerms: (id: string) => ReactNode
  /** Called after a payment, and when one was refused. */
  onStale: () => void
}

/** Own invoices, the newest first. */
export function Invoices({ drawTerms, onStale }: InvoicesProps) {
  const { total, ...list } = useRows(customerInvoicesQuery)
  const [shown, setShown] = useState<string>()
  return (
    <>
      <PagedList
        {...list}
        className="invoices"
        failure="Your invoices could not be loaded"
        loading="Loading your invoices..."
        empty={<Empty message="No invoices yet" />}
        skeleton={<InvoiceSkeletons />}
      >
        {(invoice) => (
          <InvoiceRow
            invoice={invoice}
            onShow={() => setShown(invoice.id)}
            terms={drawTerms(invoice.id)}
            onStale={onStale}
          />
        )}
      </PagedList>
      {shown && <InvoiceDialog id={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

function InvoiceSkeletons() {
  return (
    <div className="invoices">
      {[1, 2].map((key) => (
        <div key={key} className="invoice">
          <div>
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-3 h-8 w-32" />
            <Skeleton className="mt-3 h-6 w-52 max-w-full" />
          </div>
          <div>
            <Skeleton className="h-4" />
            <Skeleton className="mt-3 h-4" />
            <Skeleton className="mt-3 h-4" />
          </div>
          <div className="invoice-actions">
            <Skeleton className="h-11 w-32" />
            <Skeleton className="h-11 w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}
