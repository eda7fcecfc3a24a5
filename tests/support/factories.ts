import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Agents, Bookings, Customers, ServicePackages, Testimonials, Users } from '#server/db/types.ts'
import { DEFAULT_CANCELLATION_POLICY } from '#shared/model/cancellation.ts'

const POLICY = JSON.stringify(DEFAULT_CANCELLATION_POLICY)

let count = 0

/** A category by this name, made if there is none. */
export async function buildCategory(db: Database, name = 'model'): Promise<string> {
  await db
    .insertInto('categories')
    .values({ name, display_name: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return name
}

/** An agent who can be booked for $100 an hour, unless said otherwise. */
export async function buildAgent(db: Database, values: Partial<Insertable<Agents>> = {}): Promise<Selectable<Agents>> {
  count += 1
  const category = await buildCategory(db, values.category)
  return db
    .insertInto('agents')
    .values({ name: `Agent ${count}`, hourly_rate: 100, ...values, category })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An active package of five hours for $680 in the category 'model', unless said otherwise. */
export async function buildPackage(
  db: Database,
  values: Partial<Insertable<ServicePackages>> = {},
): Promise<Selectable<ServicePackages>> {
  const category = await buildCategory(db, values.category)
  return db
    .insertInto('service_packages')
    .values({ name: 'Opening Night', base_price_cents: 68_000, duration: 5, ...values, category })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A customer who has chosen a password. */
export async function buildCustomer(
  db: Database,
  values: Partial<Insertable<Customers>> = {},
): Promise<Selectable<Customers>> {
  count += 1
  return db
    .insertInto('customers')
    .values({
      email: `customer-${count}@example.com`,
      name: `Customer ${count}`,
      must_change_password: false,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A pending booking of four hours a month from now for $400, of an agent and a customer of its own unless said. */
export async function buildBooking(
  db: Database,
  values: Partial<Insertable<Bookings>> = {},
): Promise<Selectable<Bookings>> {
  const agent_id = values.agent_id ?? (await buildAgent(db)).id
  const customer = values.customer_id === undefined ? await buildCustomer(db) : undefined
  return db
    .insertInto('bookings')
    .values({
      agent_id,
      customer_id: customer?.id ?? '',
      customer_name: customer?.name ?? 'Dana Whitfield',
      customer_email: customer?.email ?? 'dana@example.com',
      event_type: 'wedding',
      event_date: new Date(Date.now() + 30 * 86_400_000),
      event_duration: 4,
      total_cents: 40_000,
      cancellation_policy: values.status === 'confirmed' || values.status === 'completed' ? POLICY : null,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A user: an admin, and an owner, unless said otherwise. */
export async function buildUser(db: Database, values: Partial<Insertable<Users>> = {}): Promise<Selectable<Users>> {
  const name = randomUUID()
  const { role = 'admin' } = values
  return db
    .insertInto('users')
    .values({
      username: name,
      email: `${name}@example.com`,
      role,
      staff_role: role === 'admin' ? 'owner' : null,
      password_hash: 'none',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An agent with a login, who is mailed at its email. */
export async function buildAgentWithLogin(
  db: Database,
  values: Partial<Insertable<Agents>> = {},
  login: Partial<Insertable<Users>> = {},
): Promise<{ agent: Selectable<Agents>; user: Selectable<Users> }> {
  const user = await buildUser(db, { role: 'agent', ...login })
  return { user, agent: await buildAgent(db, { user_id: user.id, ...values }) }
}

/** An approved testimonial unless said otherwise. */
export async function buildTestimonial(
  db: Database,
  values: Partial<Insertable<Testimonials>> = {},
): Promise<Selectable<Testimonials>> {
  return db
    .insertInto('testimonials')
    .values({ customer_name: 'Dana', rating: 5, content: 'A night to remember.', is_approved: true, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}
