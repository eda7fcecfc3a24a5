import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { getPlace } from '#shared/model/place.ts'
import type { PaymentFields } from '../fields/payment-fields.ts'
import type { RowReader } from '../fields/read-row.ts'

/** A payment as read from its row. */
interface ReadPayment {
  reader: RowReader
  payment: PaymentFields
}

/** A booking that a payment may belong to. */
interface FoundBooking {
  /** How it was found: 'number 1042' or 'day 2026-12-04'. */
  key: string
  id: string
  number: number
  /** Of the event, in Atlanta. */
  day: string
  cancelled: boolean
  /** In lower case, as all below. */
  customerName: string
  customerEmail: string
  accountEmail: string
  agents: string[]
}

/**
 * Finds the booking of each payment: by its number, else by customer and day of the event, and talent where several fit. A
 * number counts only where customer, day and talent of the row, if any, are the booking's: numbers of another system
 * look the same (docs/product.md P17.30).
 * @returns the id of a booking for each payment, in order; null beside an error
 */
export async function placePayments(db: Database, rows: readonly ReadPayment[]): Promise<(string | null)[]> {
  const numbers = rows.flatMap(({ payment }) => payment.number ?? [])
  const unnumbered = rows.filter(({ payment }) => payment.number === null)
  const found = Map.groupBy(
    await findBookings(db, {
      numbers,
      days: unnumbered.flatMap(({ payment }) => payment.eventDay ?? []),
      emails: unnumbered.flatMap(({ payment }) => payment.customerEmail?.toLowerCase() ?? []),
      names: unnumbered.map(({ payment }) => payment.customerName.toLowerCase()).filter((name) => name !== ''),
    }),
    ({ key }) => key,
  )
  return rows.map((row) => pickBooking(row, found)?.id ?? null)
}

const isOfCustomer = ({ customerEmail: email, customerName: name }: PaymentFields, booking: FoundBooking): boolean =>
  email === null
    ? name === '' || booking.customerName === name.toLowerCase()
    : [booking.customerEmail, booking.accountEmail].includes(email.toLowerCase())

const isOfAgent = ({ agent }: PaymentFields, { agents }: FoundBooking): boolean =>
  agent === '' || agents.includes(agent.toLowerCase())

function pickBooking({ reader, payment }: ReadPayment, found: ReadonlyMap<string, FoundBooking[]>) {
  const { number, eventDay, customerName, customerEmail } = payment
  if (number !== null) {
    const booking = found.get(`number ${number}`)?.[0]
    const name = formatBookingNumber(number)
    if (!booking) return reader.refuse('booking', `There is no booking ${name}`)
    if (eventDay !== null && booking.day !== eventDay)
      return reader.refuse('booking', `${name} is on another day here: ${booking.day}`)
    if (!isOfCustomer(payment, booking)) return reader.refuse('booking', `${name} is of another customer here`)
    return isOfAgent(payment, booking) ? booking : reader.refuse('booking', `${name} is with other talent here`)
  }
  // what can't be read is an error already
  if (['booking', 'eventDate', 'customerEmail'].some((field) => reader.problems.some((one) => one.field === field)))
    return null
  if (eventDay === null || (customerName === '' && customerEmail === null))
    return reader.refuse('booking', 'Write the booking number, or customer and event date')
  const ofCustomer = (found.get(`day ${eventDay}`) ?? []).filter((booking) => isOfCustomer(payment, booking))
  if (ofCustomer.length === 0) return reader.refuse('eventDate', 'This customer has no booking on this day')
  const ofAgent = ofCustomer.filter((booking) => isOfAgent(payment, booking))
  if (ofAgent.length === 0) return reader.refuse('agent', 'This customer has no booking with this person on this day')
  const kept = ofAgent.filter(({ cancelled }) => !cancelled)
  const [first, second] = kept.length > 0 ? kept : ofAgent
  if (!second) return first ?? null
  return reader.refuse(
    'booking',
    'This customer has several bookings on this day. Add the booking number or the talent.',
  )
}

async function findBookings(
  db: Database,
  {
    numbers,
    days,
    emails,
    names,
  }: Record<'days' | 'emails' | 'names', readonly string[]> & { numbers: readonly number[] },
): Promise<FoundBooking[]> {
  const { rows } = await sql<FoundBooking>`
    with found as (
      select 'number ' || number as key, id from bookings where number = any(${[...numbers]}::bigint[])
      union all
      select 'day ' || d.day, b.id from unnest(${[...new Set(days)]}::date[]) as d (day)
      join bookings b on b.event_date >= d.day::timestamp at time zone ${getPlace().timeZone}
        and b.event_date < (d.day + 1)::timestamp at time zone ${getPlace().timeZone}
      join customers c on c.id = b.customer_id
      where lower(b.customer_email) = any(${[...emails]}::text[]) or lower(c.email) = any(${[...emails]}::text[])
        or lower(b.customer_name) = any(${[...names]}::text[])
    )
    select f.key, b.id, b.number, atlanta_day(b.event_date)::text as day, b.status = 'cancelled' as cancelled,
      lower(b.customer_name) as "customerName", lower(b.customer_email) as "customerEmail",
      lower(c.email) as "accountEmail",
      array_remove(array[lower(a.name), lower(k.email), lower(u.email)], null) as agents
    from found f join bookings b on b.id = f.id join customers c on c.id = b.customer_id
    join agents a on a.id = b.agent_id
    left join agent_contacts k on k.agent_id = a.id left join users u on u.id = a.user_id`.execute(db)
  return rows
}
