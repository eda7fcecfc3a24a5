import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { chatsOf, type Going, mailsOf } from './demo-rows.ts'

/** Own bookings that are shown one by one. */
const FIRST = 20

/** How many rows go of what belongs to the demo. */
export async function countGoing(db: Database, going: Going) {
  const { rows } = await sql<{ invoices: number; payments: number; reviews: number; chats: number; mails: number }>`
    select
      (select count(*)::int from invoices where booking_id = any(${going.bookings}::uuid[])) as invoices,
      (select count(*)::int from payments where booking_id = any(${going.bookings}::uuid[])) as payments,
      (select count(*)::int from testimonials where id = any(${going.testimonials}::uuid[])
        or booking_id = any(${going.bookings}::uuid[])) as reviews,
      (select count(*)::int from chat_sessions s where ${chatsOf(going)}) as chats,
      (select count(*)::int from outbox_emails m where ${mailsOf(going)}) as mails`.execute(db)
  return rows[0] ?? { invoices: 0, payments: 0, reviews: 0, chats: 0, mails: 0 }
}

/** How many rows stay that were added beside the demo. */
export async function countStaying(db: Database, going: Going) {
  const { rows } = await sql<{ agents: number; customers: number; bookings: number; colleagues: number }>`
    select
      (select count(*)::int from agents where id <> all(${going.agents}::uuid[])) as agents,
      (select count(*)::int from customers where id <> all(${going.customers}::uuid[])
        and status in ('active', 'suspended')) as customers,
      (select count(*)::int from bookings where id <> all(${going.bookings}::uuid[])) as bookings,
      (select count(*)::int from users where role = 'admin' and archived_at is null and ended_at is null
        and id <> all(${going.users}::uuid[])) as colleagues`.execute(db)
  return rows[0] ?? { agents: 0, customers: 0, bookings: 0, colleagues: 0 }
}

/** The first own bookings that name people of the demo, by date; what was paid is in integer cents, less refunds. */
export async function listOwnBookings(db: Database, { ownBookings }: Going) {
  const { rows } = await sql<{ number: number; customer: string; agent: string; event_date: Date; paid: number }>`
    select b.number, b.customer_name as customer, a.name as agent, b.event_date,
      coalesce((select sum(case p.kind when 'payment' then p.amount_cents else -p.amount_cents end)::bigint
        from payments p where p.booking_id = b.id and p.payment_status = 'completed'), 0) as paid
    from bookings b join agents a on a.id = b.agent_id
    where b.id = any(${ownBookings}::uuid[]) order by b.event_date, b.id limit ${FIRST}`.execute(db)
  return rows
}

/** Payments of own bookings that the card provider took. */
export async function countCardPayments(db: Database, { ownBookings }: Going): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments
    where booking_id = any(${ownBookings}::uuid[]) and kind = 'payment' and processor_id is not null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Card checkouts, refunds and disputes that are not settled, of any booking that goes. */
export async function countUnderWay(db: Database, { bookings }: Going): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from checkouts
        where booking_id = any(${bookings}::uuid[]) and state in ('open', 'returning'))
      + (select count(*)::int from payments
        where booking_id = any(${bookings}::uuid[]) and kind = 'refund' and payment_status = 'pending')
      + (select count(*)::int from disputes d join payments p on p.id = d.payment_id
        where p.booking_id = any(${bookings}::uuid[]) and d.state = 'open') as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether an owner stays who can sign in. */
export async function keepsOwner(db: Database, { users }: Going): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select exists (select from users where staff_role = 'owner' and archived_at is null and ended_at is null
      and id <> all(${users}::uuid[])) as kept`.execute(db)
  return rows[0]?.kept === true
}
