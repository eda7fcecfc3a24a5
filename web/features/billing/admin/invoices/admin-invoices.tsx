import '#web/features/billing/admin/invoices/admin-invoices.css'
import '#web/features/billing/admin/invoices/dialogs/invoice-form.css'
import type { RefObject } from 'react'
import type { AdminInvoice } from '#shared/contract/billing/invoices.admin.ts'
import { AdminInvoiceRow, type OnInvoice } from '#web/features/billing/admin/invoices/admin-invoice-row.tsx'
import { InvoiceTools } from '#web/features/billing/admin/invoices/invoice-tools.tsx'
import type { InvoiceSearch } from '#web/features/billing/admin/invoices/queries.ts'
import { formatCount } from '#web/lib/format.ts'
import type { Rows } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface AdminInvoiceListProps {
  /** Is given the focus when what had it is gone. */
  sectionRef: RefObject<HTMLElement | null>
  list: Rows<AdminInvoice>
  search: InvoiceSearch
  onSearch: (conditions: Partial<InvoiceSearch>) => void
  onAction: OnInvoice
  onGenerate: () => void
}

/** How many there are, as far as that is known. */
function countWords(rows: Rows<AdminInvoice>['rows'], total: number | undefined): string {
  if (!rows) return ''
  if (total === undefined) return `The latest ${formatCount(rows.length)} invoices`
  const drafts = rows.filter(({ status, voidedAt }) => status === 'draft' && !voidedAt).length
  const all = `${formatCount(total)} ${total === 1 ? 'invoice' : 'invoices'}`
  // the figures above leave them out
  return drafts > 0 && drafts < total && rows.length === total ? `${all}, ${formatCount(drafts)} of them drafts` : all
}

/** Every invoice, newest first; the voided ones only when asked for (docs/product.md P6.14). */
export function AdminInvoiceList(props: AdminInvoiceListProps) {
  const { sectionRef, list, search, onSearch, onAction, onGenerate } = props
  const { total, ...rows } = list
  const narrowed = search.q !== '' || search.show !== undefined
  return (
    <section ref={sectionRef} tabIndex={-1} aria-label="All invoices" className="oi">
      <InvoiceTools search={search} onChange={onSearch} />
      <p className="oi-count num" role="status">
        {countWords(rows.rows, total)}
      </p>
      <PagedList
        {...rows}
        // another search is another list: nothing of it was added by 'Show more'
        key={`${search.show} ${search.q}`}
        className="oi-list"
        failure="The invoices could not be loaded"
        loading="Loading invoices..."
        skeleton={<RowSkeletons />}
        empty={
          narrowed ? (
            <Empty message="No invoice matches" helper="Try fewer words, or show all invoices." />
          ) : (
            <Empty
              message="No invoices yet"
              helper="Create one from a booking."
              action={<Button onClick={onGenerate}>Generate Invoice</Button>}
            />
          )
        }
      >
        {(invoice) => <AdminInvoiceRow invoice={invoice} onAction={onAction} />}
      </PagedList>
    </section>
  )
}

function RowSkeletons() {
  return (
    <div className="oi-list">
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <Skeleton key={key} className="oi-skeleton" />
      ))}
    </div>
  )
}
