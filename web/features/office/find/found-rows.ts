import type { EndpointAnswer } from '#shared/contract/endpoint.ts'
import type { Found, findAnything } from '#shared/contract/office/find.admin.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { newBookingPath } from '#web/lib/new-booking-address.ts'
import { paths } from '#web/lib/paths.ts'
import { writeDay } from '#web/lib/write-day.ts'

/** A row of the search: what it says and where it leads. */
export interface FoundRow {
  key: string
  title: string
  detail: string
  to: string
}

/** When an event begins unless it is said, as in the New booking form (docs/product.md P6.67). */
const EVENING = '20:00'

/** The verb at the beginning of a text, if it begins with one. */
const readVerb = (text: string): 'block' | 'book' | undefined => {
  const [, verb] = /^\s*(block|book|new booking)\b/i.exec(text) ?? []
  return verb === undefined ? undefined : verb.toLowerCase() === 'block' ? 'block' : 'book'
}

const OPEN: Record<Found['kind'], (id: string) => string> = {
  agent: paths.adminAgent,
  customer: paths.adminCustomer,
  booking: paths.adminBooking,
  invoice: paths.adminInvoice,
}

const GROUPS = { agent: 'Talent', customer: 'Customers', booking: 'Bookings', invoice: 'Invoices' } as const

/**
 * What was found, by kind. 'block Ruth's Friday' offers to block that day of hers, 'book Ruth' to enter a booking.
 * @param text as it was typed
 */
export function groupFound(
  text: string,
  { found, day }: EndpointAnswer<typeof findAnything>,
): { title: string; rows: FoundRow[] }[] {
  const verb = readVerb(text)
  return Object.entries(GROUPS)
    .map(([kind, title]) => ({
      title,
      rows: found.filter((one) => one.kind === kind).map((one) => presentFound(one, verb, day)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function presentFound(one: Found, verb: 'block' | 'book' | undefined, day: string | null): FoundRow {
  const { kind, id, title, detail, at, hours } = one
  const on = day === null ? '' : ` on ${writeDay(day)}`
  const when = at === null || hours === null ? '' : `, ${writeShortEventTime(at, hours)}`
  const row = { key: `${kind}${id}`, detail: detail + when }
  if (kind === 'agent' && verb === 'block') {
    return { ...row, title: `Block ${title}${on}`, to: paths.adminBlockTime(id, day) }
  }
  if (kind === 'agent' && verb === 'book') {
    return {
      ...row,
      title: `Book ${title}${on}`,
      to: newBookingPath({ agent: id, ...(day && { date: `${day}T${EVENING}` }) }),
    }
  }
  if (kind === 'customer' && verb === 'book') {
    return { ...row, title: `New booking for ${title}`, to: newBookingPath({ customer: id }) }
  }
  return { ...row, title, to: OPEN[kind](id) }
}
