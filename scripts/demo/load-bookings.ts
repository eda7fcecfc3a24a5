import { sql, type Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { DEFAULT_CANCELLATION_POLICY } from '#shared/model/cancellation.ts'
import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { bookingTotalCents } from '#shared/model/money.ts'
import { type DemoBooking, demoBookings } from './bookings.ts'
import { dayOfAtlanta } from './days.ts'
import type { LoadedAgents, LoadedCustomers } from './load-people.ts'

const POLICY = JSON.stringify(DEFAULT_CANCELLATION_POLICY)

type Trx = Transaction<DB>

/** Ids of the demo's bookings, by whose they are and when. */
export type LoadedBookings = ReadonlyMap<string, string>

export const bookingKey = ({ agent, daysFromToday }: Pick<DemoBooking, 'agent' | 'daysFromToday'>): string =>
  `${agent} ${daysFromToday}`

/** Inserts the demo's bookings, each with its busy time, invoice and payments. */
export async function insertBookings(
  trx: Trx,
  agents: LoadedAgents,
  customers: LoadedCustomers,
  today: Date,
): Promise<LoadedBookings> {
  const ids = new Map<string, string>()
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
        guests: demo.guests ?? null,
        special_requests: demo.specialRequests,
        status: demo.status,
        payment_status: demo.paymentStatus,
        total_cents: total,
        cancellation_policy: demo.status === 'confirmed' || demo.status === 'completed' ? POLICY : null,
        counted_at: demo.status === 'completed' ? new Date(start.getTime() + DAY_MS) : null,
        created_at: requested,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(bookingKey(demo), id)
    if (demo.status === 'confirmed') await occupy(trx, { agentId: agent.id, bookingId: id, start, hours: demo.hours })
    let invoiceId: string | null = null
    if (demo.invoice !== 'none' && total !== null) {
      invoiceNumber += 1
      invoiceId = await insertInvoice(trx, { bookingId: id, demo, total, number: invoiceNumber, start, today })
    }
    if (demo.payment && total !== null)
      await insertPayments(trx, { bookingId: id, invoiceId, demo, total, start, today })
  }
  await dateAccounts(trx)
  await trx
    .insertInto('invoice_counters')
    .values({ year: today.getUTCFullYear(), last_number: invoiceNumber })
    .execute()
  return ids
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
  { bookingId, demo, total, number, start, today }: Money & { number: number },
): Promise<string> {
  const usual = new Date(today.getTime() + (demo.invoice === 'overdue' ? -9 : 15) * DAY_MS)
  // before the event, as the office's form offers it (docs/product.md P7.114)
  const before = new Date(start.getTime() - 3 * DAY_MS)
  const due = before > today && before < usual ? before : usual
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

/** Makes an account as old as its first request; later requests come from the signed-in customer. */
async function dateAccounts(trx: Trx): Promise<void> {
  await sql`update bookings b set requested_as = 'signed_in'
    where exists (select from bookings e where e.customer_id = b.customer_id and e.created_at < b.created_at)`.execute(
    trx,
  )
  await sql`update customers c set created_at = first.at
    from (select customer_id, min(created_at) as at from bookings group by customer_id) first
    where first.customer_id = c.id`.execute(trx)
}
