import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#server/db/client.ts'
import { EVENT_TYPES } from '#shared/model/booking.ts'
import { buildCategory, buildCustomer } from '#tests/support/factories.ts'

/** Numbers that a seed always gives in the same order: below `below`, whole. */
export type Dice = (below: number) => number

/** Dice by mulberry32. */
export function rollDice(seed: number): Dice {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Refused for reasons of the tables' own, or because another got in the way: nothing happened. */
const REFUSED = new Set(['23505', '23503', '23514', '40P01', '55P03'])

/**
 * Random changes of everything that is counted, each a transaction of its own.
 * @returns makes one change
 */
export async function randomChanges(db: Database, dice: Dice): Promise<() => Promise<void>> {
  for (const name of ['dj', 'model', 'dancer']) await buildCategory(db, name)
  const customers = [await buildCustomer(db), await buildCustomer(db)]
  let names = 0

  const pick = <T>(values: readonly T[]): T => values[dice(values.length)] as T // never called with none
  const when = () => new Date(Date.UTC(2026, dice(6), 1 + dice(28), dice(24), dice(60)))
  const maybe = <T>(value: T): T | null => (dice(2) === 0 ? value : null)
  const idOf = async (table: 'agents' | 'bookings' | 'payments' | 'invoices' | 'testimonials') => {
    const rows = await db.selectFrom(table).select('id').orderBy('created_at').orderBy('id').execute()
    return rows.length === 0 ? undefined : pick(rows).id
  }
  const category = async () =>
    pick(await db.selectFrom('categories').select('name').orderBy('name').where('name', '<>', 'empty').execute()).name
  const of = <T>(id: string | undefined, change: (id: string) => Promise<T>) =>
    id === undefined ? undefined : change(id)

  const price = () => {
    if (dice(3) > 0) return { total_cents: pick([null, 0, 100 * dice(1000)]), price_lines: null }
    const lines = Array.from({ length: 1 + dice(4) }, () => ({
      ...{ kind: 'extra', label: '', share: pick(['shared', 'talent', 'agency']), amount: 100 + dice(30_000) },
    }))
    lines.push({ kind: 'discount', label: 'Regular', share: pick(['shared', 'talent', 'agency']), amount: -dice(100) })
    const total_cents = lines.reduce((sum, { amount }) => sum + amount, 0)
    return { total_cents, price_lines: JSON.stringify(lines) }
  }
  const booking = () => ({
    status: pick(['pending', 'confirmed', 'completed', 'cancelled'] as const),
    ...price(),
    event_date: when(),
    event_type: pick(EVENT_TYPES),
    payment_status: pick(['pending', 'pending', 'paid', 'refunded'] as const),
  })
  const invoice = () => {
    const [net, tax] = [100 * dice(1000), dice(3000)]
    return {
      ...{ subtotal_cents: net, tax_cents: tax, total_cents: net + tax, due_date: when() },
      status: pick(['draft', 'pending', 'pending', 'paid'] as const),
      voided_at: dice(4) === 0 ? when() : null,
    }
  }
  const taxed = (cents: number) => ({ amount_cents: cents, tax_cents: dice(2) === 0 ? 0 : dice(cents) })
  const payment = () => ({
    payment_status: pick(['completed', 'completed', 'pending', 'failed'] as const),
    ...taxed(1 + dice(100_000)),
    verified_at: maybe(when()),
    reversed_at: dice(4) === 0 ? when() : null,
    paid_at: maybe(when()),
    ...pick([{ processor: null }, { processor: 'stripe' as const, fee_cents: maybe(dice(3000)) }]),
  })
  const agent = () => ({ hourly_rate: pick([null, 0, 100]), availability: dice(3) > 0 })
  const review = () => {
    const is_approved = dice(2) === 0
    return { rating: 1 + dice(5), is_approved, rejected_at: is_approved ? null : maybe(when()) }
  }

  const changes: (() => Promise<unknown> | undefined)[] = [
    async () =>
      db
        .insertInto('agents')
        .values({ ...agent(), name: 'A', category: await category() })
        .execute(),
    async () => of(await idOf('agents'), (id) => db.updateTable('agents').set(agent()).where('id', '=', id).execute()),
    async () =>
      of(await idOf('agents'), async (id) =>
        db
          .updateTable('agents')
          .set({ category: await category() })
          .where('id', '=', id)
          .execute(),
      ),
    async () =>
      of(await idOf('agents'), (id) =>
        db
          .updateTable('agents')
          .set({ archived_at: maybe(when()) })
          .where('id', '=', id)
          .execute(),
      ),
    async () => of(await idOf('agents'), (id) => db.deleteFrom('agents').where('id', '=', id).execute()),
    ...Array.from({ length: 4 }, () => async () => {
      const agent_id = await idOf('agents')
      if (agent_id === undefined) return
      const { name, email, id } = pick(customers)
      const who = { agent_id, customer_id: id, customer_name: name, customer_email: email, event_duration: 3 }
      await db
        .insertInto('bookings')
        .values({ ...who, ...booking() })
        .execute()
    }),
    async () =>
      of(await idOf('bookings'), (id) => db.updateTable('bookings').set(booking()).where('id', '=', id).execute()),
    async () =>
      of(await idOf('bookings'), async (id) =>
        db
          .updateTable('bookings')
          .set({ agent_id: await idOf('agents') })
          .where('id', '=', id)
          .execute(),
      ),
    async () =>
      of(await idOf('bookings'), (id) =>
        db
          .updateTable('bookings')
          .set({ customer_id: pick(customers).id })
          .where('id', '=', id)
          .execute(),
      ),
    ...Array.from(
      { length: 2 },
      () => async () =>
        of(await idOf('bookings'), (booking_id) =>
          db
            .insertInto('invoices')
            .values({ booking_id, ...invoice(), invoice_number: `INV-2026-${1e8 + dice(1e8)}` })
            .execute(),
        ),
    ),
    async () =>
      of(await idOf('invoices'), (id) => db.updateTable('invoices').set(invoice()).where('id', '=', id).execute()),
    async () => of(await idOf('invoices'), (id) => db.deleteFrom('invoices').where('id', '=', id).execute()),
    // several rows of one booking by one statement
    async () =>
      of(await idOf('bookings'), (id) =>
        db
          .updateTable('payments')
          .set(taxed(1 + dice(50_000)))
          .where('booking_id', '=', id)
          .execute(),
      ),
    async () => of(await idOf('bookings'), (id) => db.deleteFrom('bookings').where('id', '=', id).execute()),
    ...Array.from(
      { length: 2 },
      () => async () =>
        sql`insert into booking_cancellations (booking_id, cause, reason_code, keep_percent, policy_keep_cents, keep_cents,
            by_customer)
          select id, 'customer', 'other', 50, 0, ${dice(60_000)}::int, true from bookings where status = 'cancelled'
          order by id limit 1 offset ${dice(4)}
          on conflict (booking_id) do update set keep_cents = excluded.keep_cents`.execute(db),
    ),
    async () =>
      sql`delete from booking_cancellations where booking_id in (
        select booking_id from booking_cancellations order by booking_id limit 1)`.execute(db),
    ...Array.from(
      { length: 3 },
      () => async () =>
        of(await idOf('bookings'), (booking_id) =>
          db
            .insertInto('payments')
            .values({ booking_id, ...payment(), payment_method: 'cash', purpose: pick(['deposit', 'balance', 'full']) })
            .execute(),
        ),
    ),
    async () =>
      of(await idOf('payments'), (payment_id) =>
        sql`insert into payments (booking_id, kind, payment_id, amount_cents, tax_cents, excess_cents, excess_tax_cents,
            payment_method, payment_status)
          select booking_id, back.kind, id, 1 + amount_cents / 2, tax_cents / 2, back.excess,
            least(tax_cents / 2, back.excess) / 2, 'cash', 'completed'
          from payments p
          cross join (select ${pick(['refund', 'reversal'])}::text as name, ${dice(3)}::int as parts) drawn
          cross join lateral (select drawn.name as kind,
            case when drawn.name = 'refund' then (1 + p.amount_cents / 2) * drawn.parts / 2 else 0 end as excess) back
          where p.id = ${payment_id}`.execute(db),
      ),
    async () =>
      of(await idOf('payments'), (id) => db.updateTable('payments').set(payment()).where('id', '=', id).execute()),
    async () => of(await idOf('payments'), (id) => db.deleteFrom('payments').where('id', '=', id).execute()),
    async () =>
      db
        .insertInto('testimonials')
        .values({ ...review(), customer_name: 'Dana', content: 'Fine.', event_type: maybe(pick(EVENT_TYPES)) })
        .execute(),
    async () =>
      of(await idOf('testimonials'), (id) =>
        db.updateTable('testimonials').set(review()).where('id', '=', id).execute(),
      ),
    async () => of(await idOf('testimonials'), (id) => db.deleteFrom('testimonials').where('id', '=', id).execute()),
    async () => {
      names += 1
      const to = `renamed_${names}_${dice(1_000_000)}`
      return db
        .updateTable('categories')
        .set({ name: to })
        .where('name', '=', await category())
        .execute()
    },
    async () => sql`select fold_tallies(${1 + dice(20)})`.execute(db),
  ]

  return async () => {
    try {
      await pick(changes)()
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !REFUSED.has(error.code ?? '')) throw error
    }
  }
}
