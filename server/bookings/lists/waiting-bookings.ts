import { type RawBuilder, sql } from 'kysely'
import { agentEmail } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { owedCents } from '#server/db/ledger.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { findWorkKind, type WorkKind } from '#shared/model/work.ts'
import { selectHasConflicts } from '../changes/conflict-rows.ts'

/** Whether the agent `a` of a booking can be emailed, as a column. */
export function selectHasEmail(): RawBuilder<boolean> {
  return sql<boolean>`(${agentEmail} is not null)`
}

/** Bookings that may wait for the office, at most, of each way to find them. */
const MOST = { coming: 100, over: 20, declined: 50, unpaid: 50 }

/** Whether the agent `a` of a booking can answer it, as a column: there is a login, and neither is archived. */
export function selectCanAnswer(): RawBuilder<boolean> {
  return sql<boolean>`(a.archived_at is null
    and exists (select from users u where u.id = a.user_id and u.archived_at is null and u.ended_at is null))`
}

interface CandidateRow {
  id: string
  status: BookingStatus
  agent_answer: 'accepted' | 'declined' | null
  created_at: Date
  event_date: Date
  key_at: string
  has_conflict: boolean
  owed_cents: number
  agent_can_answer: boolean
  agent_has_email: boolean
}

/** A booking that waits, why, and when its event is. */
export interface FoundWork {
  id: string
  kind: WorkKind
  at: Date
}

/**
 * Finds bookings that wait for the office (docs/product.md P6.140): the 50 nearest declined ones, the 50 nearest unpaid
 * ones of the coming week, and of the other pending ones the 100 nearest to come and the 20 latest that are over.
 * @returns in no order
 */
export async function findWaitingBookings(db: Database, now: Date): Promise<FoundWork[]> {
  const found = await readCandidates(
    db,
    sql`(select id from bookings where status = 'pending' and event_date >= ${now} order by event_date, id limit ${MOST.coming})
      union
      (select id from bookings where status = 'pending' and event_date < ${now} order by event_date desc limit ${MOST.over})
      union
      (select id from bookings where status = 'pending' and agent_answer = 'declined' and event_date >= ${now}
        order by event_date, id limit ${MOST.declined})
      union
      (select id from bookings where status = 'confirmed' and payment_status = 'pending' and event_date > ${now}
        and event_date <= ${now}::timestamptz + interval '7 days' order by event_date, id limit ${MOST.unpaid})`,
    now,
  )
  return found.flatMap(({ id, kind, at }) => (kind === null ? [] : [{ id, kind, at }]))
}

/** A booking that may wait for the office, and why when it does. */
export interface Candidate {
  id: string
  kind: WorkKind | null
  at: Date
  /** The same moment, as the cursors of lists have it. */
  key_at: string
}

/**
 * Reads why bookings wait for the office.
 * @param ids a query of some hundreds of their ids, in the column `id`
 */
export async function readCandidates(db: Database, ids: RawBuilder<unknown>, now: Date): Promise<Candidate[]> {
  // each is looked up only for bookings whose reason it can be: of the dashboard's candidates most are pending
  const hasConflict = sql`case when b.status = 'pending' then ${selectHasConflicts()} else false end`
  const owed = sql`case when b.status = 'confirmed' then ${owedCents('b')} else 0 end`
  const { rows } = await sql<CandidateRow>`
    with candidate as (${ids})
    select b.id, b.status, b.agent_answer, b.created_at, b.event_date, ${keyTime('b.event_date')} as key_at,
      ${hasConflict} as has_conflict, ${owed} as owed_cents, ${selectCanAnswer()} as agent_can_answer,
      ${selectHasEmail()} as agent_has_email
    from candidate cross join lateral (select * from bookings where bookings.id = candidate.id limit 1) as b
    cross join lateral (select * from agents where agents.id = b.agent_id limit 1) as a`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    kind: findWorkKind(readWaiting(row), now),
    at: row.event_date,
    key_at: row.key_at,
  }))
}

/** What decides why a booking waits, of its row. */
export function readWaiting(row: Omit<CandidateRow, 'id' | 'key_at'>) {
  return {
    status: row.status,
    agentAnswer: row.agent_answer,
    hasConflict: row.has_conflict,
    agentCanAnswer: row.agent_can_answer,
    agentHasEmail: row.agent_has_email,
    owedCents: row.owed_cents,
    createdAt: row.created_at,
    eventDate: row.event_date,
  }
}
