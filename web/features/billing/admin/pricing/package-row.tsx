import { useQueryClient } from '@tanstack/react-query'
import type { ServicePackage } from '#shared/contract/billing/packages.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { buildPackageBody } from '#web/features/billing/admin/pricing/package-values.ts'
import { packagesQuery } from '#web/features/billing/admin/queries.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { formatHours } from '#web/lib/format.ts'
import { EditDelete } from '#web/ui/edit-delete.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface PackageRowProps {
  known: ServicePackage
  onSaid: (text: string) => void
  onEdit: () => void
  onDelete: () => void
}

/** A service package: what it is, its price, and whether it is offered. */
export function PackageRow({ known, onSaid, onEdit, onDelete }: PackageRowProps) {
  const client = useQueryClient()
  const { id, name, description, basePrice, duration, features, isActive } = known
  const { send, busy } = useSubmit({
    write: (on: boolean) =>
      call('PUT /api/admin/service-packages/:id', {
        ...{ params: { id }, body: { ...buildPackageBody(known), isActive: on } },
        headers: ifMatch(known),
      }),
    onDone: (saved) => {
      client.setQueryData(packagesQuery.queryKey, (all) => all?.map((each) => (each.id === id ? saved : each)))
      onSaid(`${name} is ${saved.isActive ? 'active' : 'turned off'}.`)
    },
    stale: [packagesQuery.queryKey],
    fallback: 'Failed to update the package',
  })
  return (
    <article className={`package-row ${isActive ? '' : 'is-off'}`} aria-label={name}>
      <div className="package-what">
        <b>{name}</b>
        {description && <p className="money-facts package-words">{description}</p>}
        {features.length > 0 && <p className="money-facts package-words">{features.join(' · ')}</p>}
      </div>
      <span className="package-hours">{formatHours(duration)}</span>
      <b className="money-amount num">{formatCents(basePrice)}</b>
      <span className="package-switch">
        <Switch
          checked={isActive}
          // not disabled: that would take the focus away
          aria-busy={busy || undefined}
          onChange={({ target }) => {
            if (!busy) send(target.checked)
          }}
        >
          Active<span className="sr-only"> ({name})</span>
        </Switch>
      </span>
      <span className="pricing-actions">
        <EditDelete name={name} onEdit={onEdit} onDelete={onDelete} />
      </span>
    </article>
  )
}
