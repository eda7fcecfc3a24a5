import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { demoPackages, USUAL_PERCENT } from './billing.ts'
import { demoCategories } from './categories.ts'
import { demoAdmin, demoAgentLogins, demoBooker, demoCustomers } from './people.ts'
import { demoRoster } from './roster.ts'

type Db = Kysely<DB>

/** Writes down what was just loaded into an empty database: every row there is belongs to the demo. */
export async function recordDemo(trx: Db, now: Date): Promise<void> {
  await trx.insertInto('demo_data').values({ loaded_at: now, share_percent: USUAL_PERCENT }).execute()
  await sql`
    insert into demo_rows (kind, id)
    select 'agents', id::text from agents
    union all select 'bookings', id::text from bookings
    union all select 'categories', id::text from categories
    union all select 'customers', id::text from customers
    union all select 'images', id from images
    union all select 'service_packages', id::text from service_packages
    union all select 'testimonials', id::text from testimonials
    union all select 'users', id::text from users`.execute(trx)
}

const STAFF = [demoAdmin.email, demoBooker.email, ...demoAgentLogins.map(({ email }) => email)]

/**
 * Writes down a demo that an earlier release loaded, which kept no record: its people are known by name and email, and
 * what was there when it was loaded is its. A database with a record, or without the demo's first customer, is left alone.
 */
export async function recordEarlierDemo(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const names = demoRoster.map(({ name }) => name)
    const { rows } = await sql<{ first: Date | null }>`
      select min(created_at) as first from agents
      where name = any(${names}) and not exists (select from demo_data)
        and exists (select from customers where email = ${demoCustomers[0].email})`.execute(trx)
    const first = rows[0]?.first
    if (!first) return
    // the loader made the first of its agents 400 days old
    const loadedAt = new Date(first.getTime() + 400 * DAY_MS)
    const made = await trx
      .insertInto('demo_data')
      .values({ loaded_at: loadedAt, share_percent: USUAL_PERCENT })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 0n) return
    const until = new Date(loadedAt.getTime() + 60_000)
    await sql`
      with people as (
        select id from agents where name = any(${names}) and created_at < ${until}
      ), clients as (
        select id from customers where email = any(${demoCustomers.map(({ email }) => email)})
      ), booked as (
        select id from bookings where created_at < ${until}
          and agent_id in (select id from people) and customer_id in (select id from clients)
      )
      insert into demo_rows (kind, id)
      select 'agents', id::text from people
      union all select 'customers', id::text from clients
      union all select 'bookings', id::text from booked
      union all select 'testimonials', id::text from testimonials
        where created_at < ${until} and booking_id in (select id from booked)
      union all select 'categories', id::text from categories
        where created_at < ${until} and name = any(${demoCategories.map(({ name }) => name as string)})
      union all select 'service_packages', id::text from service_packages
        where created_at < ${until} and name = any(${demoPackages.map(({ name }) => name)})
      union all select 'images', id from images where uploaded_by is null and created_at < ${until}::timestamptz + interval '5 minutes'
      -- an admin whom a command or the environment made is not the demo's, whatever the address
      union all select 'users', id::text from users u where email = any(${STAFF}) and not exists (
        select from audit_log where action = 'admin.created' and entity = 'user' and entity_id = u.id::text)`.execute(
      trx,
    )
  })
}
