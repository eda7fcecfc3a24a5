import { useQuery } from '@tanstack/react-query'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { NextBookings } from '#web/features/bookings/admin/person/agent-bookings.tsx'
import { nextBookingsQuery } from '#web/features/bookings/admin/person/queries.ts'
import { ProfileState } from '#web/features/catalog/admin/person/profile-state.tsx'
import { Reliability } from '#web/features/changes/admin/reliability.tsx'
import { formatCount, formatRate, formatRating } from '#web/lib/format.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import type { LinkProps } from '#web/ui/link.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'

interface AgentOverviewProps {
  agent: AdminAgent
  edit: LinkProps
}

/** An agent at a glance: figures, the next bookings, what the profile lacks (docs/product.md P6.85). */
export function AgentOverview({ agent, edit }: AgentOverviewProps) {
  const isOwner = useIsOwner()
  const { data: next } = useQuery(nextBookingsQuery(agent.id))
  return (
    <div className="person-overview">
      <StatStrip
        stats={[
          { label: 'Upcoming bookings', figure: next ? formatCount(next.length) : '–' },
          { label: 'Completed bookings', figure: formatCount(agent.totalBookings) },
          { label: 'Rating', figure: formatRating(agent.rating), of: '5' },
          { label: 'Hourly rate', figure: agent.hourlyRate ? formatRate(agent.hourlyRate) : '–' },
        ]}
      />
      <div className="person-columns">
        <section className="panel person-panel is-list" aria-labelledby="person-next">
          <h2 id="person-next">Next bookings</h2>
          <NextBookings id={agent.id} />
        </section>
        <div className="person-side">
          <ProfileState agent={agent} edit={edit} />
          {isOwner && <Reliability agentId={agent.id} />}
        </div>
      </div>
    </div>
  )
}
