import { findTaken, type WantedTime } from '#server/availability/holds/wanted-times.ts'
import { getTakenSpan } from '#server/availability/intervals.ts'
import { cutName } from '#server/bookings/time/conflicts.ts'
import type { Database } from '#server/db/client.ts'
import { findPaperFaults } from '#server/people/papers/required-papers.ts'
import { findBufferMinutes } from '#server/settings/agency-settings.ts'
import type { ProposalDocument } from '#shared/contract/proposals/document.ts'
import { isStillTrue, type ProposableRow } from './document.ts'

/** The time that each pending booking wants of its agent, with the row. */
export async function listWanted(
  db: Database,
  rows: readonly ProposableRow[],
): Promise<(WantedTime & { row: ProposableRow })[]> {
  const buffer = await findBufferMinutes(db)
  return rows
    .filter(({ status }) => status === 'pending')
    .map((row) => ({
      ...{ row, bookingId: row.id, agentId: row.agent_id },
      span: getTakenSpan(row.event_date, row.event_duration, buffer),
    }))
}

/**
 * Why a proposal can't be signed as it stands, in a sentence for the office that names no customer; undefined when it can.
 * Exact while agents and bookings are locked.
 * @param rows the active bookings of its event
 */
export async function findObstacle(
  db: Database,
  {
    document,
    customerId,
    rows,
    now,
  }: { document: ProposalDocument; customerId: string; rows: readonly ProposableRow[]; now: Date },
): Promise<string | undefined> {
  if (!isStillTrue(document, rows)) return 'A booking of the event was changed after the proposal was sent.'
  const wanted = await listWanted(db, rows)
  const taken = await findTaken(db, wanted)
  for (const { row } of wanted) {
    const name = cutName(row.agent_name)
    const by = taken.get(row.id)
    if (row.archived_at !== null) return `${name} is no longer with the agency.`
    if (by === 'booked') return `${name} is booked or blocked at that time.`
    if (by === 'held') return `Another proposal holds ${name} at that time.`
  }
  const agentIds = wanted.map(({ agentId }) => agentId)
  const faults = await findPaperFaults(db, agentIds, now)
  const faulty = wanted.find(({ agentId }) => faults.some((fault) => fault.agentId === agentId))
  if (faulty) return `Papers of ${cutName(faulty.row.agent_name)} are missing or have lapsed.`
  const { do_not_book_reason, status } = await db
    .selectFrom('customers')
    .select(['do_not_book_reason', 'status'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  if (status !== 'active') return 'The account of the customer is closed.'
  return do_not_book_reason === null ? undefined : 'The customer is marked do not book.'
}
