/** Booking requests made beforehand, so that making them does not count. */
import { fillCustomers } from '#scripts/seed/fill-people.ts'
import type { Shipped } from './shipped.ts'

const PREPARED = 10_000

/** Agents that can be booked, and customers that have booked. */
export interface People {
  agents: string[]
  customers: { id: string; email: string }[]
}

const CUSTOMERS = 1000

/** Adds customers to a product, and finds who can be booked. */
export async function findPeople({ client }: Pick<Shipped, 'client'>): Promise<People> {
  await fillCustomers(client, { seed: 0, count: CUSTOMERS })
  const agents = await client.query<{ id: string }>(
    'select id from agents where availability and archived_at is null and published_at is not null',
  )
  const customers = await client.query<{ id: string; email: string }>('select id, email from customers')
  return { agents: agents.rows.map(({ id }) => id), customers: customers.rows }
}

const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}
const anyDate = () => new Date(Date.now() + (1 + Math.floor(Math.random() * 300)) * 86_400_000)

const TEXTS = {
  name: 'Dana Whitfield',
  phone: '(404) 555-0117',
  place: 'The Loft, 1200 Peachtree Street NE, Atlanta',
  wishes: 'Two sets, the second one after the toast. Parking is in the yard behind the house.',
}

const body = ({ agents }: People, email: string) =>
  JSON.stringify({
    agentId: pick(agents),
    customerName: TEXTS.name,
    customerEmail: email,
    customerPhone: TEXTS.phone,
    eventType: 'wedding',
    eventDate: `${anyDate().toISOString().slice(0, 10)}T19:30`,
    eventDuration: 4,
    eventLocation: TEXTS.place,
    specialRequests: TEXTS.wishes,
  })

/** Requests of customers who have booked before, in any order. */
export const knownBodies = (people: People): string[] =>
  Array.from({ length: PREPARED }, () => body(people, pick(people.customers).email))

/** Requests each from a new customer; runs have numbers, so that none books twice. */
export const newBodies = (people: People, run: number): string[] =>
  Array.from({ length: PREPARED }, (_, n) => body(people, `newcomer-${run}-${n}-${Date.now()}@example.com`))

/** Statements that insert one booking row as the product writes it, without the other rows of a booking. */
export const bareInsert = ({ agents, customers }: People): string[] =>
  Array.from(
    { length: 100 },
    (_, n) => `\\set day random(1, 300)
insert into bookings (id, agent_id, customer_id, customer_name, customer_email, customer_phone,
  event_type, event_date, event_duration, event_location, special_requests, total_cents, requested_as)
values (gen_random_uuid(), '${agents[n % agents.length]}', '${customers[n % customers.length]?.id}', '${TEXTS.name}', 'dana@example.com',
  '${TEXTS.phone}', 'wedding', now() + :day * interval '1 day', 4, '${TEXTS.place}', '${TEXTS.wishes}', 60000, 'known_not_signed_in') returning *;
`,
  )
