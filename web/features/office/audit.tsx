import { useChangeAddress } from '#web/lib/use-change-address.ts'
import './audit.css'
import { useSearchParams } from 'react-router'
import { AuditRow } from '#web/features/office/audit-row.tsx'
import { ENTITIES } from '#web/features/office/audit-words.ts'
import { auditQuery } from '#web/features/office/queries.ts'
import { CsvLinks } from '#web/forms/csv-links.tsx'
import { useRows } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { Empty } from '#web/ui/empty.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Where the address keeps which kind of thing is looked at. */
const PARAM = 'of'
const FILES = ['agents', 'bookings', 'testimonials'] as const

/** Who did what, the latest first, and the office's lists as files. */
export function Audit() {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const asked = params.get(PARAM) ?? ''
  const entity = Object.hasOwn(ENTITIES, asked) ? asked : ''
  const list = useRows(auditQuery(entity || undefined))

  const choose = (next: string) => change({ [PARAM]: next })

  return (
    <>
      <div className="audit-tools">
        <Field label="Show">
          <Select value={entity} onChange={({ target }) => choose(target.value)}>
            <option value="">Everything</option>
            {Object.entries(ENTITIES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <CsvLinks names={FILES} href={paths.adminExport} />
      </div>
      <PagedList
        key={entity}
        {...list}
        failure="The audit could not be loaded."
        loading="Loading the audit..."
        empty={<Empty message="Nothing has been done here yet" />}
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
