import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { AgentShareLine } from '#web/features/billing/admin/pricing/agent-share.tsx'
import { AgentBookings } from '#web/features/bookings/admin/person/agent-bookings.tsx'
import { formatRate } from '#web/lib/format.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'

/** What an agent costs and brings in; the share is for owners (docs/product.md P1.14, P6.86). */
export function AgentMoney({ agent: { id, hourlyRate } }: { agent: AdminAgent }) {
  const isOwner = useIsOwner()
  return (
    <div className="person-overview">
      <div className="person-columns">
        <section className="panel person-panel" aria-labelledby="person-rate">
          <h2 id="person-rate">Hourly rate</h2>
          <p className="num">{formatRate(hourlyRate)}</p>
        </section>
        {isOwner && (
          <section className="panel person-panel" aria-labelledby="person-share">
            <h2 id="person-share">Share of a booking</h2>
            <AgentShareLine id={id} />
          </section>
        )}
      </div>
      <section aria-label="Bookings and payments">
        <AgentBookings id={id} money />
      </section>
    </div>
  )
}
