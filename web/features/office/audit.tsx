import './audit.css'
import { useSearchParams } from 'react-router'
import { AuditRow } from '#web/features/office/audit-row.tsx'
import { readAuditSearch } from '#web/features/office/audit-search.ts'
import { AuditTools } from '#web/features/office/audit-tools.tsx'
import { auditQuery } from '#web/features/office/queries.ts'
import { useRows } from '#web/lib/page.ts'
import { Empty } from '#web/ui/empty.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Who did what, the latest first (docs/product.md P6.125). */
export function Audit() {
  const [params] = useSearchParams()
  const search = readAuditSearch(params)
  const list = useRows(auditQuery(search))
  const narrowed = Object.values(search).some((part) => part !== undefined)
  return (
    <>
      <AuditTools search={search} />
      <PagedList
        key={JSON.stringify(search)}
        {...list}
        failure="The audit log could not be loaded."
        loading="Loading the audit log..."
        empty={
          narrowed ? (
            <Empty message="No entry matches" helper="Try fewer words, another person or more dates." />
          ) : (
            <Empty message="No entries yet" />
          )
        }
        skeleton={
          <div className="grid gap-(--s4)">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </div>
        }
      >
        {(entry) => <AuditRow entry={{ ...entry, id: Number(entry.id) }} />}
      </PagedList>
    </>
  )
}
