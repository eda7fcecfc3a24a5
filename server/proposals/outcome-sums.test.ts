import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/client.ts'
import { borrowTestDatabase } from '#tests/support/borrowed-databases.ts'
import { buildCustomer } from '#tests/support/factories.ts'
import { readOutcomes } from './outcomes.ts'

async function openAgency() {
  const database = await borrowTestDatabase(inject('cluster'))
  onTestFinished(() => database[Symbol.asyncDispose]())
  return openDatabase(database.pool)
}

/** The same figures from the proposals themselves. */
async function countPlainly(db: Database) {
  const latest = sql`latest as (
    select * from (
      select distinct on (event_id) *, document::jsonb #>> '{performers,0,eventType}' as kind,
        extract(epoch from closed_at - sent_at) / 3600 as exact
      from proposals order by event_id, (state = 'accepted') desc, version desc) as counting
    where date_trunc('month', sent_at at time zone 'America/New_York')
      > date_trunc('month', now() at time zone 'America/New_York') - interval '12 months')`
  const { rows } = await sql<Record<'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn', number>>`
    with ${latest}
    select count(*) filter (where state in ('sent', 'seen'))::int as open,
      count(*) filter (where state = 'accepted')::int as accepted,
      count(*) filter (where state = 'declined')::int as declined,
      count(*) filter (where state = 'expired')::int as expired,
      count(*) filter (where state = 'withdrawn')::int as withdrawn,
      coalesce(sum(total_cents) filter (where state in ('sent', 'seen')), 0)::int8 as "openCents",
      coalesce(sum(total_cents) filter (where state = 'accepted'), 0)::int8 as "acceptedCents",
      percentile_disc(0.5) within group (order by round(exact::numeric, case when exact < 10 then 1 else 0 end)::float8)
        filter (where state = 'accepted') as "medianHours"
    from latest`.execute(db)
  const kinds = await sql`
    with ${latest}
    select kind as "eventType", count(*)::int as events, count(*) filter (where state = 'accepted')::int as accepted,
      coalesce(sum(total_cents) filter (where state = 'accepted'), 0)::int8 as "acceptedCents"
    from latest group by kind order by 4 desc, 2 desc, 1`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('an aggregate has one row')
  return { ...totals, kinds: kinds.rows }
}

const STATES = ['accepted', 'declined', 'expired', 'withdrawn'] as const
const KINDS = ['wedding', 'corporate', 'birthday'] as const

/** Changes as the product makes them, over fourteen months: sends, answers, new versions and deleted events. */
async function openProposals(db: Database) {
  const customer = await buildCustomer(db)
  const events: string[] = []
  let turn = 0
  const send = async (event: string) => {
    turn++
    await sql`update proposals set state = 'superseded', closed_at = now()
      where event_id = ${event} and state in ('sent', 'seen')`.execute(db)
    const document = JSON.stringify({ performers: [{ eventType: KINDS[turn % KINDS.length] }] })
    await sql`
      insert into proposals (event_id, version, document, document_hash, total_cents, valid_until, sent_at)
      select ${event}, coalesce(max(version), 0) + 1, ${document}, sha256('x'), ${turn * 100}, now(),
        now() - make_interval(days => ${(turn * 37) % 425}, mins => ${turn * 7}) from proposals where event_id = ${event}
    `.execute(db)
  }
  return async () => {
    const choice = turn % 5
    const event = events[(turn * 13) % Math.max(1, events.length)]
    if (event === undefined || choice === 0 || choice === 3) {
      const { id } = await db
        .insertInto('events')
        .values({ customer_id: customer.id })
        .returning('id')
        .executeTakeFirstOrThrow()
      events.push(id)
      await send(id)
    } else if (choice === 4 && turn % 3 === 0) {
      turn++
      await db.deleteFrom('events').where('id', '=', event).execute()
      events.splice(events.indexOf(event), 1)
    } else if (choice === 1) {
      await send(event)
    } else {
      turn++
      const state = STATES[turn % STATES.length]
      await sql`update proposals set state = ${state}, closed_at = sent_at + make_interval(mins => ${turn * 11})
        where event_id = ${event} and state in ('sent', 'seen')`.execute(db)
    }
  }
}

test('sums that are kept are what the proposals say, before and after folds and a recount (P16.9)', async () => {
  const db = await openAgency()
  const change = await openProposals(db)
  const expectSame = async () => {
    const plain = await countPlainly(db)
    expect(await readOutcomes(db)).toMatchObject(plain)
    return plain
  }
  for (let round = 0; round < 6; round++) {
    for (let step = 0; step < 25; step++) await change()
    await expectSame()
    if (round % 2 === 1) await sql`select fold_tallies(7)`.execute(db)
    await expectSame()
  }
  await sql`select fold_tallies(20000)`.execute(db)
  expect(await db.selectFrom('proposal_changes').select('id').execute()).toEqual([])
  const { open, accepted, declined, expired, withdrawn } = await expectSame()
  expect(Math.min(open, accepted, declined, expired, withdrawn)).toBeGreaterThan(1)
  await sql`select recount_tallies()`.execute(db)
  await expectSame()
})
