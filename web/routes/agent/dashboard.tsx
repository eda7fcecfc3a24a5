import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AgentBooking } from '#shared/contract/bookings/bookings.agent.ts'
import type { AgentProfile } from '#shared/contract/catalog/profile.agent.ts'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { agentSessionQuery } from '#web/features/accounts/sign-in/sessions.ts'
import { weeklyHoursQuery } from '#web/features/availability/queries.ts'
import { MonthlyStatement } from '#web/features/billing/agent/statement.tsx'
import { agentBookingsQuery } from '#web/features/bookings/agent/queries.ts'
import { Onboarding } from '#web/features/catalog/agent/onboarding.tsx'
import { OwnHead } from '#web/features/catalog/agent/own-head.tsx'
import { ownProfileQuery } from '#web/features/catalog/agent/queries.ts'
import { formatCount, formatRate } from '#web/lib/format.ts'
import { type Rows, useRows } from '#web/lib/page.ts'
import { useTab } from '#web/lib/use-tab.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { AgentBookings } from '#web/routes/agent/agent-bookings.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** Where an agent arrives: their figures and their nights (docs/product.md P5.4). */
export function AgentDashboard() {
  useTitle(PORTAL_PAGES['/agent/dashboard'].title)
  const title = useRef<HTMLHeadingElement>(null)
  useTitleFocus(title)
  const [tab, setTab] = useTab(['active', 'past', 'statement'])
  const { data: session } = useQuery(agentSessionQuery)
  const profile = useQuery(ownProfileQuery)
  const { data: hours } = useQuery({ ...weeklyHoursQuery('own'), enabled: profile.data?.published === false })
  const active = useRows(agentBookingsQuery('active'))
  const past = useRows(agentBookingsQuery('past'))
  const isFirst = useAskedFirst(active.rows)
  const figures =
    profile.isError && !profile.isFetching ? (
      <div className="own-missing" role="alert">
        <p>Your profile could not be loaded.</p>
        <Button size="sm" onClick={() => void profile.refetch()}>
          Try again
        </Button>
      </div>
    ) : (
      <OwnFigures profile={profile.data} active={active.total} />
    )
  const bookings = (
    <section className="own-bookings" aria-labelledby="own-bookings">
      <h2 id="own-bookings">Your bookings</h2>
      <Tabs
        label="Your bookings"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'active',
            label: 'Active Bookings',
            count: active.total,
            content: (
              <AgentBookings
                list={putAskedFirst(active)}
                empty="No active bookings"
                helper="New requests show up here."
              />
            ),
          },
          {
            value: 'past',
            label: 'Past Bookings',
            count: past.total,
            content: <AgentBookings list={past} empty="No past bookings" />,
          },
          { value: 'statement', label: 'Statement', content: <MonthlyStatement /> },
        ]}
      />
    </section>
  )
  return (
    <div className="wrap">
      <OwnHead name={session?.authenticated ? session.agent.name : undefined} profile={profile.data} titleRef={title} />
      {profile.data?.published === false && <Onboarding profile={profile.data} hasHours={hours && hours.length > 0} />}
      {isFirst && bookings}
      {figures}
      {!isFirst && bookings}
    </div>
  )
}

const isAsked = ({ status, agentAnswer }: AgentBooking) => status === 'pending' && agentAnswer === null

/** What waits for an answer comes first, the rest in its order. */
function putAskedFirst(list: Rows<AgentBooking>): Rows<AgentBooking> {
  return { ...list, rows: list.rows?.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a))) }
}

/** Whether a request waited for an answer when the bookings came: answering it doesn't turn the page around. */
function useAskedFirst(rows: readonly AgentBooking[] | undefined): boolean {
  const [asked, setAsked] = useState<boolean>()
  if (asked === undefined && rows !== undefined) setAsked(rows.some(isAsked))
  return asked ?? false
}

/** Total bookings, rate, and what is active, which is what there is to do. */
function OwnFigures({ profile, active }: { profile: AgentProfile | undefined; active: number | undefined }) {
  if (!profile) return <Skeleton className="h-[150px] skeleton-panel" />
  return (
    <StatStrip
      stats={[
        { label: 'Total bookings', figure: formatCount(profile.totalBookings) },
        { label: 'Hourly rate', figure: formatRate(profile.hourlyRate) },
        { label: 'Active bookings', figure: active === undefined ? '–' : formatCount(active), lit: true },
      ]}
    />
  )
}
