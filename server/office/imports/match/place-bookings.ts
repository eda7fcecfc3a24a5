import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { BookingFields } from '../fields/booking-fields.ts'
import type { RowReader } from '../fields/read-row.ts'
import { phoneKey } from '../fields/read-values.ts'

/** A booking as read from its row. */
interface ReadBooking {
  reader: RowReader
  booking: BookingFields
}

/** The agent and the customer of a booking; the email of a new customer, too. */
interface Place {
  agentId: string
  customerName: string
  customerEmail: string
}

interface Person {
  key: string
  id: string
  name: string
  email: string
  archived: boolean
}

/**
 * Finds the agent and the customer of each booking. An agent is found by name or email, a customer by email, else by
 * phone, else by a name that only one has; an email that is unknown makes a new customer. What can't be found is an
 * error of the row.
 * @returns a place for each booking, in order; null beside an error
 */
export async function placeBookings(db: Database, rows: readonly ReadBooking[]): Promise<(Place | null)[]> {
  const agents = groupByKey(
    await findAgents(
      db,
      rows.map(({ booking }) => booking.agent.toLowerCase()),
    ),
  )
  const unnamed = rows.filter(({ booking }) => booking.customerEmail === null)
  const customers = groupByKey(
    await findCustomers(db, {
      phones: unnamed.flatMap(({ booking }) => phoneKey(booking.customerPhone) ?? []),
      names: unnamed.map(({ booking }) => booking.customerName.toLowerCase()).filter((name) => name !== ''),
    }),
  )
  const mailed = new Map(
    (
      await findNames(
        db,
        rows.flatMap(({ booking }) => booking.customerEmail?.toLowerCase() ?? []),
      )
    ).map((one) => [one.key, one]),
  )
  return rows.map((row) => {
    const agent = pickAgent(row, agents.get(row.booking.agent.toLowerCase()) ?? [])
    const customer = pickCustomer(row, customers, mailed)
    return agent && customer && { agentId: agent.id, customerName: customer.name, customerEmail: customer.email }
  })
}

function groupByKey(people: readonly Person[]): Map<string, Person[]> {
  return Map.groupBy(people, ({ key }) => key)
}

function pickAgent({ reader, booking }: ReadBooking, found: readonly Person[]): Person | null {
  if (booking.agent === '') return null // an error already
  const isOpen = booking.status === 'pending' || booking.status === 'confirmed'
  const fitting = isOpen ? found.filter(({ archived }) => !archived) : found
  const present = fitting.filter(({ archived }) => !archived)
  const [first, second] = present.length > 0 ? present : fitting
  if (!first) {
    return reader.refuse(
      'agent',
      found.length > 0 ? 'This person is archived' : 'Nobody on the roster has this name or email',
    )
  }
  return second ? reader.refuse('agent', 'Several people have this name. Write the email instead.') : first
}

function pickCustomer(
  { reader, booking }: ReadBooking,
  known: ReadonlyMap<string, Person[]>,
  mailed: ReadonlyMap<string, Person>,
): { name: string; email: string } | null {
  const { customerEmail: email, customerName: name, customerPhone: phone } = booking
  if (email !== null) {
    const called = name || mailed.get(email.toLowerCase())?.name
    return called ? { name: called, email } : reader.refuse('customerName', 'Name is required for a new customer')
  }
  // an email that can't be read is an error already
  if (reader.raw('customerEmail') !== '') return null
  const byPhone = known.get(`phone ${phoneKey(phone)}`) ?? []
  const [first, second] = byPhone.length > 0 ? byPhone : (known.get(`name ${name.toLowerCase()}`) ?? [])
  if (!first) return reader.refuse('customerEmail', 'No customer has this phone or name. Add an email.')
  if (second) return reader.refuse('customerEmail', 'Several customers have this name. Add an email.')
  return { name: name || first.name, email: first.email }
}

/** People who have a name or email in lower case, archived ones too; the key is the one that was asked for. */
export async function findAgents(db: Database, keys: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    with found as (
      select lower(name) as key, id from agents where lower(name) = any(${keys}::text[])
      union select lower(c.email), c.agent_id from agent_contacts c where lower(c.email) = any(${keys}::text[])
      union select lower(u.email), a.id from users u join agents a on a.user_id = u.id where lower(u.email) = any(${keys}::text[])
    )
    select f.key, a.id, a.name, '' as email, a.archived_at is not null as archived
    from found f join agents a on a.id = f.id`.execute(db)
  return rows
}

async function findCustomers(
  db: Database,
  { phones, names }: { phones: readonly string[]; names: readonly string[] },
): Promise<Person[]> {
  if (phones.length + names.length === 0) return []
  const { rows } = await sql<Person>`
    with found as (
      select 'phone ' || phone_key(phone) as key, id from customers
      where phone is not null and phone_key(phone) = any(${phones}::text[])
      union all
      select 'name ' || lower(name), id from customers where lower(name) = any(${names}::text[])
    )
    select f.key, c.id, c.name, c.email, false as archived from found f join customers c on c.id = f.id
    where c.status in ('active', 'suspended')`.execute(db)
  return rows
}

async function findNames(db: Database, emails: readonly string[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select lower(email) as key, id, name, email, false as archived from customers
    where lower(email) = any(${emails}::text[])`.execute(db)
  return rows
}
