import type { Database } from '#server/db/client.ts'
import type { BatchRow } from '../batch-rows.ts'
import { findFullProfiles } from '../pictures/check-photos.ts'
import { insertFindings, setVerdict } from '../row-rows.ts'
import { findAgentMatches } from './agent-matches.ts'
import { findBookingMatches, findTakenTimes } from './booking-matches.ts'
import { findBusyMatches, findTooMany } from './busy-matches.ts'
import { findCustomerMatches } from './customer-matches.ts'
import type { Match, Positions } from './match.ts'
import { findPaymentMatches } from './payment-matches.ts'
import { findRepeats } from './repeats.ts'

/** The field whose column a match is shown under, by kind of import. */
const FIELD = {
  customers: 'email',
  bookings: 'date',
  agents: 'name',
  payments: 'amount',
  busy: 'from',
  photos: 'file',
} as const

/**
 * Compares rows without errors with what is here and with the rows before them: by email, phone or name, and date
 * (docs/product.md P17.24). What is found first about a row counts; certain matches are looked for first.
 */
export async function findDuplicates(trx: Database, batch: BatchRow, positions: Positions): Promise<void> {
  const { id, kind } = batch
  const looks = [
    () => findRepeats(trx, id, positions, kind),
    ...(kind === 'customers' ? [() => findCustomerMatches(trx, id, positions)] : []),
    ...(kind === 'payments' ? [() => findPaymentMatches(trx, id, positions)] : []),
    ...(kind === 'busy' ? [() => findBusyMatches(trx, id, positions), () => findTooMany(trx, id, positions)] : []),
    ...(kind === 'photos' ? [() => findFullProfiles(trx, id, positions)] : []),
    ...(kind === 'agents' ? [() => findAgentMatches(trx, id, positions)] : []),
    ...(kind === 'bookings'
      ? [() => findBookingMatches(trx, id, positions), () => findTakenTimes(trx, id, positions)]
      : []),
  ]
  for (const look of looks) {
    const found = new Map<number, Match>()
    for (const match of await look()) if (!found.has(match.position)) found.set(match.position, match)
    await save(trx, batch, [...found.values()])
  }
}

async function save(
  trx: Database,
  { id, kind, headings, columns }: BatchRow,
  matches: readonly Match[],
): Promise<void> {
  const heading = headings[columns.indexOf(FIELD[kind])] ?? null
  await insertFindings(
    trx,
    id,
    matches.map((match) => ({ ...match, heading })),
  )
  for (const verdict of ['problem', 'duplicate', 'possible'] as const) {
    const positions = matches.filter((match) => match.kind === verdict).map(({ position }) => position)
    await setVerdict(trx, id, positions, verdict)
  }
}
