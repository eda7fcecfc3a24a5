import { type Kysely, sql, type Transaction } from 'kysely'
import { hashPassword } from '#server/accounts/passwords/password.ts'
import type { AppContext } from '#server/context.ts'
import type { DB } from '#server/db/types.ts'
import { DAY_MS } from '#shared/model/day.ts'
import type { Role } from '#shared/model/role.ts'
import { insertBilling, insertShares } from './billing.ts'
import { demoBookings } from './bookings.ts'
import { demoCategories } from './categories.ts'
import { bookingKey, insertBookings, type LoadedBookings } from './load-bookings.ts'
import { insertAgents, insertCustomers, insertUsers } from './load-people.ts'
import { insertTimes } from './load-times.ts'
import { type DemoCustomer, demoAdmin, demoAgentLogins, demoBooker, demoCustomers } from './people.ts'
import { insertGalleries } from './photos/load-pictures.ts'
import { recordDemo, recordEarlierDemo } from './record.ts'
import { demoTestimonials } from './reviews/testimonials.ts'
import { demoRoster } from './roster.ts'

/** One process loads; others on the same database wait and then find it filled. */
const DEMO_LOCK = 7_140_226_512

/** The people who can sign in to the demo, as README lists them. */
export const DEMO_LOGINS: readonly { role: Role; who: string; login: string; password: string }[] = [
  { role: 'admin', who: 'Admin, owner', login: demoAdmin.email, password: demoAdmin.password },
  { role: 'admin', who: 'Admin, booker', login: demoBooker.email, password: demoBooker.password },
  ...(demoCustomers satisfies readonly DemoCustomer[]).flatMap((customer) =>
    'password' in customer
      ? [
          {
            role: 'customer' as const,
            who: customer.mustChangePassword ? 'Customer, first log-in' : 'Customer, full history',
            login: customer.email,
            password: customer.password,
          },
        ]
      : [],
  ),
  ...demoAgentLogins.map(({ agent, username, password }) => ({
    role: 'agent' as const,
    who: `Agent, ${agent}`,
    login: username,
    password,
  })),
]

type Trx = Transaction<DB>

/**
 * Loads the demo agency into an empty database; a database with any users or customers is left unchanged, and so is one
 * whose demo was removed (docs/product.md P17.7). What is loaded is written down, so that all of it can be removed.
 * @param ownAdmin an admin who is about to be made; the demo's admin is left out when both have the same address
 * @returns true when it was loaded
 */
export async function loadDemoData(
  { db, log, now }: Pick<AppContext, 'db' | 'log' | 'now'>,
  ownAdmin?: { email: string },
): Promise<boolean> {
  if (!(await isEmpty(db))) {
    await recordEarlierDemo(db)
    return false
  }
  const hashes = await hashPasswords()
  const loaded = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx)
    if (!(await isEmpty(trx))) return false
    const today = now()
    await trx.insertInto('categories').values(categoryRows(today)).execute()
    const users = await insertUsers(trx, hashes, ownAdmin?.email)
    // the booker needs no copy of every notice; an own admin gets them with everyone else
    if (!ownAdmin)
      await trx
        .updateTable('agency_settings')
        .set({ notice_recipients: [demoAdmin.email] })
        .execute()
    const agents = await insertAgents(trx, users, today)
    await insertGalleries(trx, agents)
    const customers = await insertCustomers(trx, hashes, today)
    await insertShares(trx)
    const bookings = await insertBookings(trx, agents, customers, today)
    await insertTestimonials(trx, bookings, today)
    await insertBilling(trx, customers, today)
    await insertTimes(trx, agents, today)
    await recordDemo(trx, today)
    return true
  })
  if (loaded) log.info({ agents: demoRoster.length, bookings: demoBookings.length }, 'demo data loaded')
  return loaded
}

async function isEmpty(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ full: boolean }>`
    select exists (select from agents) or exists (select from users) or exists (select from customers)
      or exists (select from demo_data) as full`.execute(db)
  return rows[0]?.full === false
}

async function hashPasswords(): Promise<Map<string, string>> {
  const passwords = DEMO_LOGINS.map(({ password }) => password)
  return new Map(
    await Promise.all(passwords.map(async (password) => [password, await hashPassword(password)] as const)),
  )
}

function categoryRows(today: Date) {
  return demoCategories.map(({ name, displayName, description }, i) => ({
    name,
    display_name: displayName,
    description,
    created_at: new Date(today.getTime() - 500 * DAY_MS + i * 60_000),
  }))
}

async function insertTestimonials(trx: Trx, bookings: LoadedBookings, today: Date): Promise<void> {
  const rows = demoTestimonials.map(({ of, customerName, rating, content, eventType, isApproved, daysAgo }) => ({
    booking_id: bookings.get(bookingKey(of)),
    customer_name: customerName,
    rating,
    content,
    event_type: eventType,
    is_approved: isApproved,
    created_at: new Date(today.getTime() - daysAgo * DAY_MS),
  }))
  await trx.insertInto('testimonials').values(rows).execute()
}
