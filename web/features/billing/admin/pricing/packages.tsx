import './pricing.css'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ServicePackage } from '#shared/contract/billing/packages.admin.ts'
import { PackageDialog } from '#web/features/billing/admin/pricing/package-dialog.tsx'
import { PackageRow } from '#web/features/billing/admin/pricing/package-row.tsx'
import { cardPaymentsQuery, packagesQuery } from '#web/features/billing/admin/queries.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatCategory } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Services at a price, by category: create, edit, switch on and off, delete. */
export function Packages() {
  const section = useRef<HTMLElement>(null)
  const { data: packages, isError, isFetching, refetch } = useQuery(packagesQuery)
  const { data: cards } = useQuery(cardPaymentsQuery)
  const [editing, setEditing] = useState<ServicePackage | 'new'>()
  const [deleting, setDeleting] = useState<ServicePackage>()
  const [said, setSaid] = useState('')
  const add = (
    <Button variant="lit" onClick={() => setEditing('new')}>
      <Plus aria-hidden="true" />
      Add Package
    </Button>
  )
  const nameOf = (category: string) =>
    cards?.categories.find(({ name }) => name === category)?.displayName ?? formatCategory(category)
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="packages-title" className="money-section">
      <header className="pricing-head">
        <h2 id="packages-title">Service packages</h2>
        {packages && packages.length > 0 && add}
      </header>
      <p role="status" className="money-said">
        {said}
      </p>
      {packages ? (
        Object.entries(Object.groupBy(packages, ({ category }) => category)).map(([category, group = []]) => (
          <section key={category} className="package-group" aria-label={nameOf(category)}>
            <h3>{nameOf(category)}</h3>
            <ul>
              {group.map((each) => (
                <li key={each.id}>
                  <PackageRow
                    known={each}
                    onSaid={setSaid}
                    onEdit={() => setEditing(each)}
                    onDelete={() => setDeleting(each)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : isError && !isFetching ? (
        <Failure
          message="The packages could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the packages...</span>
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className="money-skeleton" />
          ))}
        </div>
      )}
      {packages?.length === 0 && (
        <Empty message="No packages yet" helper="A package is a service at a set price." action={add} />
      )}
      {editing && (
        <PackageDialog
          known={editing === 'new' ? null : (packages?.find(({ id }) => id === editing.id) ?? editing)}
          categories={cards?.categories}
          onClose={() => setEditing(undefined)}
          onSaved={({ name }) => {
            flushSync(() => setEditing(undefined))
            setSaid(`${name} saved.`)
          }}
        />
      )}
      {deleting && (
        <DeletePackage
          known={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            // what opened the dialog goes with the row
            flushSync(() => setDeleting(undefined))
            section.current?.focus({ preventScroll: true })
            setSaid(`${deleting.name} deleted.`)
          }}
        />
      )}
    </section>
  )
}

interface DeletePackageProps {
  known: ServicePackage
  onClose: () => void
  onDeleted: () => void
}

function DeletePackage({ known: { id, name }, onClose, onDeleted }: DeletePackageProps) {
  const { send, busy } = useSubmit({
    write: () => call('DELETE /api/admin/service-packages/:id', { params: { id } }),
    onDone: onDeleted,
    onRefused: onClose,
    stale: [packagesQuery.queryKey],
    fallback: 'Failed to delete the package',
  })
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      action="Delete"
      busy={busy}
      onConfirm={() => send(undefined)}
      onClose={onClose}
    >
      <p>This can’t be undone. To keep it for later, turn it off instead.</p>
    </ConfirmDialog>
  )
}
