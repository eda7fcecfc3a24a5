import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { LiveEvent } from '#shared/contract/office.ts'
import type { OfficeLive } from '#web/app/use-office-live.ts'
import { paths } from '#web/lib/paths.ts'
import { Bulb } from '#web/ui/bulb.tsx'

/** Where one looks after it. */
const PLACES: Record<LiveEvent['kind'], string> = {
  booking: paths.adminBookings,
  payment: paths.adminPayments,
  testimonial: paths.adminTestimonials,
  chat: paths.adminConversations,
  conversation: paths.adminConversations,
  blocked: paths.adminBookings,
}

/** What has just happened, said once and quietly; it leaves with the page it was said on. */
export function OfficeNews({ news, lost }: OfficeLive) {
  const { pathname } = useLocation()
  const [seen, setSeen] = useState({ pathname, number: news?.number })
  if (seen.pathname !== pathname) setSeen({ pathname, number: news?.number })
  const fresh = news && (seen.pathname !== pathname || news.number !== seen.number) ? news : undefined
  return (
    <div className="office-news" role="status">
      {lost ? (
        <p className="text-ink-2">
          <Bulb state="hollow" className="text-pending" />
          Not live. Reconnecting...
        </p>
      ) : (
        fresh && (
          <p key={fresh.number}>
            <Bulb state="lit" className="text-lamp" />
            {pathname === PLACES[fresh.kind] ? fresh.text : <Link to={PLACES[fresh.kind]}>{fresh.text}</Link>}
          </p>
        )
      )}
    </div>
  )
}
