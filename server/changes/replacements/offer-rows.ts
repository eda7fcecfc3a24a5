import { sql } from 'kysely'
import { selectPicture } from '#server/catalog/queries.ts'
import type { Database } from '#server/db/client.ts'
import { addsTax } from '#server/db/ledger.ts'
import { plusTax } from '#server/settings/tax/plus-tax.ts'
import type { PriceLine } from '#shared/model/price-line.ts'

/** An offer with its booking. */
export type OfferRow = Awaited<ReturnType<typeof readOffers>>[number]
/** An agent in an offer. */
export type ChoiceRow = Awaited<ReturnType<typeof readChoices>>[number]

const selectOffers = (db: Database) =>
  db
    .selectFrom('replacement_offers as o')
    .innerJoin('bookings as b', 'b.id', 'o.booking_id')
    .innerJoin('agents as a', 'a.id', 'b.agent_id')

/** Offers by id, with what their readers see of the booking. */
export async function readOffers(db: Database, ids: readonly string[]) {
  return selectOffers(db)
    .select(['o.id', 'o.booking_id', 'o.state', 'o.message', 'o.deadline', 'o.created_at', 'o.picked_at'])
    .select(['b.number', 'b.customer_id', 'b.event_type', 'b.event_date', 'b.event_duration', 'b.total_cents'])
    .select(['b.status', 'a.name as agent_name', addsTax('b').as('plus_tax')])
    .where('o.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('b.event_date')
    .orderBy('o.id')
    .execute()
}

/** The choices of offers, in their order. */
export async function readChoices(db: Database, offerIds: readonly string[]) {
  return db
    .selectFrom('replacement_choices as c')
    .innerJoin('agents as a', 'a.id', 'c.agent_id')
    .select(['c.id', 'c.offer_id', 'c.agent_id', 'c.price_cents', 'c.price_lines', 'c.state', 'c.agent_answer'])
    .select('c.agent_answered_at')
    .select([
      'a.name',
      'a.category',
      'a.hourly_rate',
      selectPicture('a').as('image'),
      plusTax('a.category').as('plus_tax'),
    ])
    .select(sql<number>`a.rating::float8`.as('rating'))
    .where('c.offer_id', '=', sql<string>`any(${offerIds}::uuid[])`)
    .orderBy('c.offer_id')
    .orderBy('c.position')
    .execute()
}

/** The offer of a booking that is open or picked. */
export async function findLiveOffer(db: Database, bookingId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('replacement_offers')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['open', 'picked'])
    .executeTakeFirst()
}

/** The latest offer of a booking that was not withdrawn. */
export async function findShownOffer(db: Database, bookingId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('replacement_offers')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'withdrawn')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The live offers of a customer's bookings, the nearest event first. */
export async function findOffersOf(db: Database, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('replacement_offers as o', 'o.booking_id', 'b.id')
    .select('o.id')
    .where('b.customer_id', '=', customerId)
    .where('o.state', 'in', ['open', 'picked'])
    .orderBy('b.event_date')
    .limit(50)
    .execute()
  return rows.map(({ id }) => id)
}

/** An offer, locked until the transaction ends. Lock order: agents, booking, offer. */
export async function lockOffer(trx: Database, id: string) {
  return trx
    .selectFrom('replacement_offers')
    .select(['id', 'booking_id', 'state'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A choice of a new offer. */
export interface NewChoice {
  agentId: string
  /** Integer cents without tax. */
  cents: number
  lines: readonly PriceLine[] | null
}

/**
 * Writes an offer with its choices.
 * @throws the violation of replacement_offers_live while another one waits
 * @returns its id
 */
export async function insertOffer(
  trx: Database,
  offer: { bookingId: string; message: string | null; deadline: Date; userId: string },
  choices: readonly NewChoice[],
): Promise<string> {
  const { bookingId, message, deadline, userId } = offer
  const { id } = await trx
    .insertInto('replacement_offers')
    .values({ booking_id: bookingId, message, deadline, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('replacement_choices')
    .values(
      choices.map(({ agentId, cents, lines }, i) => ({
        ...{ offer_id: id, agent_id: agentId, price_cents: cents, position: i + 1 },
        price_lines: lines && JSON.stringify(lines),
      })),
    )
    .execute()
  return id
}

/** Writes that a choice was picked. */
export async function writePick(trx: Database, offerId: string, choiceId: string): Promise<void> {
  await trx.updateTable('replacement_choices').set({ state: 'picked' }).where('id', '=', choiceId).execute()
  await trx
    .updateTable('replacement_offers')
    .set({ state: 'picked', picked_at: sql<Date>`now()` })
    .where('id', '=', offerId)
    .execute()
}

/** Closes a locked offer; the choices that were not chosen are passed. */
export async function closeOffer(trx: Database, offerId: string, state: 'confirmed' | 'withdrawn'): Promise<void> {
  await trx
    .updateTable('replacement_choices')
    .set({
      state: sql<
        'confirmed' | 'passed'
      >`case when ${state === 'confirmed'} and state = 'picked' then 'confirmed' else 'passed' end`,
    })
    .where('offer_id', '=', offerId)
    .where('state', 'in', ['offered', 'picked'])
    .execute()
  await trx
    .updateTable('replacement_offers')
    .set({ state, closed_at: sql<Date>`now()` })
    .where('id', '=', offerId)
    .execute()
}

/**
 * Writes that a choice of a locked live offer is free no longer. A pick of it is void; an offer without another choice
 * is withdrawn.
 * @returns whether the offer is still open to picks
 */
export async function writeGone(trx: Database, offerId: string, choiceId: string): Promise<boolean> {
  await trx.updateTable('replacement_choices').set({ state: 'gone' }).where('id', '=', choiceId).execute()
  const left = await trx
    .selectFrom('replacement_choices')
    .select('state')
    .where('offer_id', '=', offerId)
    .where('state', 'in', ['offered', 'picked'])
    .execute()
  if (left.length === 0) {
    await closeOffer(trx, offerId, 'withdrawn')
    return false
  }
  if (left.some(({ state }) => state === 'picked')) return true
  await trx
    .updateTable('replacement_offers')
    .set({ state: 'open', picked_at: null })
    .where('id', '=', offerId)
    .execute()
  return true
}
