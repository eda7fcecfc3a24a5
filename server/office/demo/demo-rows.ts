import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { DemoRows } from '#server/db/types.ts'

type Kind = DemoRows['kind']

/** The rows that go with the demo, by id; everything else goes because it belongs to one of these. */
export interface Going {
  agents: string[]
  customers: string[]
  bookings: string[]
  /** Of the bookings, those that were added beside the demo. */
  ownBookings: string[]
  users: string[]
  /** Emails of the customers and users, in lower case. */
  emails: string[]
  testimonials: string[]
  service_packages: string[]
  images: string[]
  categories: string[]
}

/** The demo of this database. */
export interface Demo {
  loaded_at: Date
  kept_at: Date | null
  share_percent: number | null
}

/**
 * The demo, if there is one here.
 * @param lock locks it until the transaction ends, so that two removals take turns
 */
export async function findDemo(db: Database, { lock = false } = {}): Promise<Demo | undefined> {
  const found = db
    .selectFrom('demo_data')
    .select(['loaded_at', 'kept_at', 'share_percent'])
    .where('removed_at', 'is', null)
  return (lock ? found.forUpdate() : found).executeTakeFirst()
}

/** What the loader wrote down, by kind. */
async function readNamed(db: Database): Promise<Record<Kind, string[]>> {
  const named: Record<Kind, string[]> = {
    ...{ agents: [], bookings: [], categories: [], customers: [] },
    ...{ images: [], service_packages: [], testimonials: [], users: [] },
  }
  const rows = await db.selectFrom('demo_rows').select(['kind', 'id']).execute()
  for (const { kind, id } of rows) named[kind].push(id)
  return named
}

const readIds = async (db: Database, query: RawBuilder<{ id: string }>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ id }) => id)

/**
 * The rows that go with the demo as they are now: those the loader wrote, accounts merged into its customers, bookings
 * of its people, log-ins of its talent, and pictures only they show.
 */
export async function findGoing(db: Database): Promise<Going> {
  const named = await readNamed(db)
  const agents = await readIds(db, sql`select id from agents where id = any(${named.agents}::uuid[]) order by id`)
  const customers = await readIds(
    db,
    sql`select id from customers where id = any(${named.customers}::uuid[])
      or merged_into = any(${named.customers}::uuid[]) order by id`,
  )
  const bookings = await readIds(
    db,
    sql`select id from bookings where id = any(${named.bookings}::uuid[])
      or agent_id = any(${agents}::uuid[]) or customer_id = any(${customers}::uuid[]) order by id`,
  )
  const users = await readIds(
    db,
    sql`select id from users where id = any(${named.users}::uuid[]) or (role = 'agent'
      and id in (select user_id from agents where id = any(${agents}::uuid[]))) order by id`,
  )
  const loaded = new Set(named.bookings)
  return {
    ...{ agents, customers, bookings, users },
    ownBookings: bookings.filter((id) => !loaded.has(id)),
    emails: await readEmails(db, { customers, users }),
    ...{ testimonials: named.testimonials, service_packages: named.service_packages },
    images: await listPictures(db, { agents, bookings, loaded: named.images }),
    categories: await readIds(db, listUnusedCategories({ ...named, agents })),
  }
}

async function readEmails(db: Database, { customers, users }: Pick<Going, 'customers' | 'users'>): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from customers where id = any(${customers}::uuid[])
    union select lower(email) from users where id = any(${users}::uuid[])`.execute(db)
  return rows.map(({ email }) => email)
}

/** Pictures the loader stored, and those of agents and reviews that go. */
async function listPictures(
  db: Database,
  { agents, bookings, loaded }: Pick<Going, 'agents' | 'bookings'> & { loaded: string[] },
): Promise<string[]> {
  return readIds(
    db,
    sql`select id from images where id = any(${loaded}::text[]) or id in (
      select image_id from agent_photos where agent_id = any(${agents}::uuid[])
      union select image_id from review_pictures where booking_id = any(${bookings}::uuid[])
      union select substring(image from '^/api/images/([0-9a-f]{64})/') from agents where id = any(${agents}::uuid[])
      union select substring(poster_image from '^/api/images/([0-9a-f]{64})/') from agents where id = any(${agents}::uuid[])
    )`,
  )
}

/** Whether something that stays needs a category `c`: an agent, a package, an invite or a kind of paper. */
const isUsed = ({ agents, service_packages }: Pick<Going, 'agents' | 'service_packages'>) => sql<boolean>`(
  exists (select from agents a where a.category = c.name and a.id <> all(${agents}::uuid[]))
  or exists (select from service_packages p where p.category = c.name and p.id <> all(${service_packages}::uuid[]))
  or exists (select from agent_invite_codes i where i.category = c.name
    and (i.agent_id is null or i.agent_id <> all(${agents}::uuid[])))
  or exists (select from paper_kinds k where k.category = c.name))`

const listUnusedCategories = (going: Pick<Going, 'agents' | 'service_packages' | 'categories'>) =>
  sql<{ id: string }>`
    select id from categories c where id = any(${going.categories}::uuid[]) and not ${isUsed(going)}`

/** Categories of the demo that stay, because other rows use them: their display names. */
export async function listKeptCategories(db: Database, going: Going): Promise<string[]> {
  const { rows } = await sql<{ display_name: string }>`
    select display_name from categories c
    where id::text in (select id from demo_rows where kind = 'categories') and id <> all(${going.categories}::uuid[])
    order by position, created_at`.execute(db)
  return rows.map(({ display_name }) => display_name)
}

/** Conversations of people who go, and of visitors who left neither a contact nor an application. */
export const chatsOf = ({ customers, emails }: Going) => sql`(
  s.customer_id = any(${customers}::uuid[]) or lower(s.contact_email) = any(${emails}::text[])
  or (s.customer_id is null and s.contact_email is null and s.contact_phone is null
    and not exists (select from chat_applications a where a.session_id = s.id)))`

/** Mails to and about what goes. */
export const mailsOf = (going: Going) => sql`(
  m.customer_id = any(${going.customers}::uuid[]) or m.booking_id = any(${going.bookings}::uuid[])
  or m.user_id = any(${going.users}::uuid[]) or lower(m.recipient) = any(${going.emails}::text[])
  or m.invoice_id in (select id from invoices where booking_id = any(${going.bookings}::uuid[]))
  or (m.data ->> 'sessionId') in (select s.id::text from chat_sessions s where ${chatsOf(going)}))`
