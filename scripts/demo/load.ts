import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import { hashPassword } from '#server/accounts/passwords/password.ts'
import type { AppContext } from '#server/context.ts'
import type { DB } from '#server/db/types.ts'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { imagePath } from '#shared/model/image.ts'
import { bookingTotalCents } from '#shared/model/money.ts'
import type { Role } from '#shared/model/role.ts'
import { insertBilling, insertShares } from './billing.ts'
import { type DemoBooking, demoBookings } from './bookings.ts'
import { demoCategories } from './categories.ts'
import { dayOfAtlanta } from './days.ts'
import { insertTimes } from './load-times.ts'
import { type DemoCustomer, demoAdmin, demoAgentLogins, demoCustomers } from './people.ts'
import { POSTER_FOLDER, POSTER_FORMATS, POSTER_WIDTHS, posterFileName } from './poster-files.ts'
import { type DemoAgent, demoRoster } from './roster.ts'
import { demoTestimonials } from './testimonials.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** One process loads; others on the same database wait and then find it filled. */
const DEMO_LOCK = 7_140_226_512

/** The people who can sign in to the demo, as README lists them. */
export const DEMO_LOGINS: readonly { role: Role; who: string; login: string; password: string }[] = [
  { role: 'admin', who: 'Admin', login: demoAdmin.email, password: demoAdmin.password },
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
 * Loads the demo agency into an empty database; a database with any users or customers is left unchanged.
 * @param ownAdmin an admin who is about to be made; the demo's admin is left out when both have the same address
 * @returns true when it was loaded
 */
export async function loadDemoData(
  { db, log, now }: Pick<AppContext, 'db' | 'log' | 'now'>,
  ownAdmin?: { email: string },
): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const hashes = await hashPasswords()
  const loaded = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx)
    if (!(await isEmpty(trx))) return false
    const today = now()
    await trx.insertInto('categories').values(categoryRows(today)).execute()
    const users = await insertUsers(trx, hashes, ownAdmin?.email)
    const agents = await insertAgents(trx, users, today)
    const customers = await insertCustomers(trx, hashes, today)
    await insertTestimonials(trx, today)
    await insertShares(trx)
    await insertBookings(trx, agents, customers, today)
    await insertBilling(trx, customers, today)
    await insertTimes(trx, agents, today)
    return true
  })
  if (loaded) log.info({ agents: demoRoster.length, bookings: demoBookings.length }, 'demo data loaded')
  return loaded
}

async function isEmpty(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ full: boolean }>`
    select exists (select from agents) or exists (select from users) or exists (select from customers) as full`.execute(
    db,
  )
  return rows[0]?.full === false
}

async function hashPasswords(): Promise<Map<string, string>> {
  const passwords = DEMO_LOGINS.map(({ password }) => password)
  return new Map(
    await Promise.all(passwords.map(async (password) => [password, await hashPassword(password)] as const)),
  )
}

/** A number from 0 up to `below`, always the same for the same name. */
function numberOf(name: string, below: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % below
}

function categoryRows(today: Date) {
  return demoCategories.map(({ name, displayName, description }, i) => ({
    name,
    display_name: displayName,
    description,
    created_at: new Date(today.getTime() - 500 * DAY_MS + i * 60_000),
  }))
}

async function insertUsers(
  trx: Trx,
  hashes: Map<string, string>,
  ownAdminEmail: string | undefined,
): Promise<Map<string, string>> {
  const people = [
    ...(ownAdminEmail?.toLowerCase() === demoAdmin.email
      ? []
      : [{ ...demoAdmin, role: 'admin' as const, staff_role: 'owner' as const }]),
    ...demoAgentLogins.map((one) => ({ ...one, role: 'agent' as const, staff_role: null })),
  ]
  const rows = await trx
    .insertInto('users')
    .values(
      people.map(({ username, email, role, staff_role, password }) => ({
        username,
        email,
        role,
        staff_role,
        password_hash: hashes.get(password) ?? '',
      })),
    )
    .returning(['id', 'username'])
    .execute()
  return new Map(rows.map(({ id, username }) => [username, id]))
}

async function insertAgents(
  trx: Trx,
  users: Map<string, string>,
  today: Date,
): Promise<Map<string, { id: string; rate: number | null }>> {
  const rows = []
  for (const [i, agent] of (demoRoster satisfies readonly DemoAgent[]).entries()) {
    const login = demoAgentLogins.find((one) => one.agent === agent.name)
    rows.push({
      user_id: (login && users.get(login.username)) ?? null,
      name: agent.name,
      category: agent.category,
      bio: agent.bio,
      experience: agent.experience,
      specialties: [...agent.specialties],
      hourly_rate: agent.hourlyRate,
      image: await insertPoster(trx, agent.name),
      poster: JSON.stringify(agent.poster),
      instagram: 'instagram' in agent ? agent.instagram : null,
      twitter: 'twitter' in agent ? agent.twitter : null,
      website: 'website' in agent ? agent.website : null,
      availability: agent.availability,
      total_bookings: 24 + numberOf(agent.name, 170),
      rating: 4.7 + numberOf(`rating of ${agent.name}`, 4) / 10,
      created_at: new Date(today.getTime() - 400 * DAY_MS + i * 60_000),
    })
  }
  const inserted = await trx.insertInto('agents').values(rows).returning(['id', 'name', 'hourly_rate']).execute()
  return new Map(inserted.map(({ id, name, hourly_rate }) => [name, { id, rate: hourly_rate }]))
}

/** Stores a rendered poster under the hash of its largest rendering; returns its address. */
async function insertPoster(trx: Trx, name: string): Promise<string> {
  const read = (width: number, format: string) =>
    readFileSync(path.join(ROOT, POSTER_FOLDER, posterFileName(name, width, format)))
  const id = createHash('sha256').update(read(600, 'webp')).digest('hex')
  await trx.insertInto('images').values({ id }).execute()
  const variants = POSTER_WIDTHS.flatMap((width) =>
    POSTER_FORMATS.map((format) => ({
      image_id: id,
      width,
      height: (width / 3) * 4,
      format,
      bytes: read(width, format),
    })),
  )
  await trx.insertInto('image_variants').values(variants).execute()
  return imagePath(id, 600, 'webp')
}

async function insertCustomers(trx: Trx, hashes: Map<string, string>, today: Date) {
  const rows = await trx
    .insertInto('customers')
    .values(
      demoCustomers.map((customer) => ({
        email: customer.email,
        name: customer.name,
        phone: customer.phone,
        must_change_password: customer.mustChangePassword,
        password_hash: 'password' in customer ? (hashes.get(customer.password) ?? null) : null,
        temporary_password_expires_at: customer.mustChangePassword ? new Date(today.getTime() + 3650 * DAY_MS) : null,
      })),
    )
    .returning(['id', 'email', 'name', 'phone'])
    .execute()
  return new Map(demoCustomers.map(({ key, email }) => [key as string, rows.find((row) => row.email === email)]))
}

async function insertTestimonials(trx: Trx, today: Date): Promise<void> {
  const rows = demoTestimonials.map(({ customerName, rating, content, eventType, isApproved, daysAgo }) => ({
    customer_name: customerName,
    rating,
    content,
    event_type: eventType,
    is_approved: isApproved,
    created_at: new Date(today.getTime() - daysAgo * DAY_MS),
  }))
  await trx.insertInto('testimonials').values(rows).execute()
}

async function insertBookings(
  trx: Trx,
  agents: Map<string, { id: string; rate: number | null }>,
  customers: Awaited<ReturnType<typeof insertCustomers>>,
  today: Date,
): Promise<void> {
  let invoiceNumber = 0
  for (const [i, demo] of demoBookings.entries()) {
    const agent = agents.get(demo.agent)
    const customer = customers.get(demo.customer)
    if (!agent || !customer) throw new Error(`booking ${i} names nobody known`)
    const start = dayOfAtlanta(today, demo.daysFromToday, demo.startHour)
    const requested = new Date(
      Math.min(start.getTime() - 12 * DAY_MS, today.getTime() - (demoBookings.length - i) * HOUR_MS),
    )
    const total = bookingTotalCents(agent.rate, demo.hours)
    const { id } = await trx
      .insertInto('bookings')
      .values({
        agent_id: agent.id,
        customer_id: customer.id,
        customer_name: customer.name,
        customer_email: customer.email,
        customer_phone: customer.phone,
        event_type: demo.eventType,
        event_date: start,
        event_duration: demo.hours,
        event_location: demo.location,
        special_requests: demo.specialRequests,
        status: demo.status,
        payment_status: demo.paymentStatus,
        total_cents: total,
        counted_at: demo.status === 'completed' ? new Date(start.getTime() + DAY_MS) : null,
        created_at: requested,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (demo.status === 'confirmed') await occupy(trx, { agentId: agent.id, bookingId: id, start, hours: demo.hours })
    let invoiceId: string | null = null
    if (demo.invoice !== 'none' && total !== null) {
      invoiceNumber += 1
      invoiceId = await insertInvoice(trx, { bookingId: id, demo, total, number: invoiceNumber, start, today })
    }
    if (demo.payment && total !== null)
      await insertPayments(trx, { bookingId: id, invoiceId, demo, total, start, today })
  }
  await trx
    .insertInto('invoice_counters')
    .values({ year: today.getUTCFullYear(), last_number: invoiceNumber })
    .execute()
}

async function occupy(
  trx: Trx,
  { agentId, bookingId, start, hours }: { agentId: string; bookingId: string; start: Date; hours: number },
) {
  const end = new Date(start.getTime() + hours * HOUR_MS)
  await trx
    .insertInto('agent_statuses')
    .values({
      agent_id: agentId,
      booking_id: bookingId,
      start_time: start,
      end_time: end,
      busy_until: end,
      duration_minutes: hours * 60,
    })
    .execute()
}

interface Money {
  bookingId: string
  demo: DemoBooking
  total: number
  start: Date
  today: Date
}

/** The demo's invoices have no tax, so that the paid amount is the price of the booking. */
async function insertInvoice(
  trx: Trx,
  { bookingId, demo, total, number, today }: Money & { number: number },
): Promise<string> {
  const due = new Date(today.getTime() + (demo.invoice === 'overdue' ? -9 : 15) * DAY_MS)
  const { id } = await trx
    .insertInto('invoices')
    .values({
      booking_id: bookingId,
      invoice_number: `INV-${today.getUTCFullYear()}-${String(number).padStart(4, '0')}`,
      subtotal_cents: total,
      total_cents: total,
      due_date: due,
      status: demo.invoice === 'paid' ? 'paid' : 'pending',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertPayments(
  trx: Trx,
  { bookingId, invoiceId, demo, total, start, today }: Money & { invoiceId: string | null },
) {
  if (!demo.payment) return
  const paid = new Date(Math.min(start.getTime() - 2 * DAY_MS, today.getTime() - HOUR_MS))
  const shared = {
    booking_id: bookingId,
    invoice_id: invoiceId,
    amount_cents: total,
    payment_method: demo.payment.method,
    payment_status: 'completed' as const,
    verified_at: paid,
    reported_by: 'office' as const,
    paid_at: paid,
    created_at: paid,
  }
  const { id } = await trx
    .insertInto('payments')
    .values({ ...shared, transaction_id: demo.payment.reference })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (demo.paymentStatus !== 'refunded') return
  await trx
    .insertInto('payments')
    .values({ ...shared, kind: 'refund', payment_id: id, created_at: new Date(paid.getTime() + HOUR_MS) })
    .execute()
}
