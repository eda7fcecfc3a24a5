import './live-line.css'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import type { LiveNews } from '#web/app/use-news.ts'
import { paths } from '#web/lib/paths.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Link } from '#web/ui/link.tsx'

type Places = Partial<Record<LiveEvent['kind'], string>>

/** Where the office looks after each kind of thing. */
export const ADMIN_PLACES: Places = {
  booking: paths.adminBookings,
  payment: paths.adminPayments,
  testimonial: paths.adminTestimonials,
  chat: paths.adminConversations,
  blocked: paths.adminBookings,
}
/** Where an agent does. */
export const AGENT_PLACES: Places = { booking: paths.agentDashboard, blocked: paths.agentProfile }

/** Where a customer does. */
export const CUSTOMER_PLACES: Places = { booking: paths.customerDashboard, payment: paths.customerPayments }

/** Announces the latest event once to screen readers; it leaves with the page. */
export function LiveLine({ news, lost, places }: LiveNews & { places: Places }) {
  const { pathname } = useLocation()
  const [seen, setSeen] = useState({ pathname, number: news?.number })
  if (seen.pathname !== pathname) setSeen({ pathname, number: news?.number })
  const fresh = news && (seen.pathname !== pathname || news.number !== seen.number) ? news : undefined
  const place = fresh && places[fresh.kind]
  return (
    <div className="live-line" role="status">
      {lost ? (
        <p className="text-ink-2">
          <Bulb state="hollow" className="text-pending" />
          Not live. Reconnecting...
        </p>
      ) : (
        fresh && (
          <p key={fresh.number}>
            <Bulb state="lit" className="text-lamp" />
            {place === undefined || pathname === place ? (
              <span>{fresh.text}</span>
            ) : (
              <Link to={place}>{fresh.text}</Link>
            )}
          </p>
        )
      )}
    </div>
  )
}
