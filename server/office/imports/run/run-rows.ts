import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { insertImportedCustomers } from '#server/accounts/customers/import-customers.ts'
import { recordAudit } from '#server/audit/record.ts'
import { insertImportedAgents } from '#server/catalog/agents/import-agents.ts'
import { keepPictures } from '#server/catalog/photos/import-photos.ts'
import type { Database } from '#server/db/client.ts'
import { insertImportedContacts } from '#server/people/contacts/import-contacts.ts'
import { imagePath } from '#shared/model/image.ts'
import type { ImportKind } from '#shared/model/import.ts'
import { type BatchRow, saveBatch } from '../batch-rows.ts'
import type { ImportedAgentFields } from '../fields/agent-fields.ts'
import type { CustomerFields } from '../fields/customer-fields.ts'
import { findAgentMatches } from '../match/agent-matches.ts'
import { findBookingMatches } from '../match/booking-matches.ts'
import { deletePictures } from '../pictures/picture-rows.ts'
import { insertFindings, readReady, saveMade, setVerdict, type Verdict, type WorkRow } from '../row-rows.ts'
import { importerOf, type Outcome } from './outcome.ts'
import { runBookings } from './run-bookings.ts'
import { runBusy } from './run-busy.ts'
import { runPayments } from './run-payments.ts'
import { runPhotos } from './run-photos.ts'

/** Rows imported in one transaction. */
const CHUNK = 250

/** The verdicts of the rows that are imported. */
export const importedVerdicts = ({ takes_possible }: Pick<BatchRow, 'takes_possible'>): readonly Verdict[] =>
  takes_possible ? ['ready', 'possible'] : ['ready']

/**
 * Imports the next rows of a checked file in one transaction with the note of what each made, so that a process that dies
 * leaves whole steps alone; after the last the import is done. The batch must be locked.
 */
export async function runRows(trx: Database, batch: BatchRow, now: Date): Promise<void> {
  const verdicts = importedVerdicts(batch)
  const rows = await readReady(trx, batch.id, { after: batch.at_position, limit: CHUNK, verdicts })
  const last = rows.at(-1)
  if (!last) {
    await deletePictures(trx, batch.id)
    return saveBatch(trx, batch.id, { state: 'done', done_count: batch.step_count, finished_at: now })
  }
  // of two imports at once, the later one finds what the earlier one made
  await sql`select pg_advisory_xact_lock(${RUN_LOCK})`.execute(trx)
  const repeats = await findRepeats(trx, batch, rows)
  const repeated = new Set(repeats.map(({ position }) => position))
  const fresh = rows.filter(({ position }) => !repeated.has(position))
  const outcomes = [...repeats, ...(await RUN[batch.kind](trx, batch, fresh, now))]
  await saveMade(trx, batch.id, outcomes)
  await leaveOut(trx, batch.id, outcomes)
  await saveBatch(trx, batch.id, { at_position: last.position, done_count: batch.done_count + rows.length })
}

/** Held while rows are imported. */
const RUN_LOCK = 7_140_226_513

/** Kinds whose rows are compared again with what is here; the others find it out as they are written. */
const FIND_REPEATS: Partial<Record<ImportKind, typeof findBookingMatches>> = {
  bookings: findBookingMatches,
  agents: findAgentMatches,
}

/** Rows that were ready, of which the same is here by now: another import, or an entry by hand, came first. */
async function findRepeats(trx: Database, batch: BatchRow, rows: readonly WorkRow[]): Promise<Outcome[]> {
  const [first, last] = [rows[0], rows.at(-1)]
  const find = FIND_REPEATS[batch.kind]
  if (!first || !last || !find) return []
  const matches = await find(trx, batch.id, { from: first.position, to: last.position })
  const messages = new Map(
    matches.flatMap(({ position, kind, message }) => (kind === 'duplicate' ? [[position, message] as const] : [])),
  )
  return rows.flatMap(({ position }) => {
    const message = messages.get(position)
    if (message === undefined) return []
    return [{ position, made_id: null, customer_id: null, leftOut: { verdict: 'duplicate' as const, message } }]
  })
}

const RUN = {
  customers: runCustomers,
  bookings: runBookings,
  agents: runAgents,
  payments: runPayments,
  busy: runBusy,
  photos: runPhotos,
} as const

async function leaveOut(trx: Database, batchId: string, outcomes: readonly Outcome[]): Promise<void> {
  const out = outcomes.flatMap(({ position, leftOut }) => (leftOut ? [{ position, ...leftOut }] : []))
  await insertFindings(
    trx,
    batchId,
    out.map(({ position, verdict, message }) => ({ position, heading: null, kind: verdict, value: null, message })),
  )
  for (const verdict of ['problem', 'duplicate'] as const) {
    const positions = out.filter((one) => one.verdict === verdict).map(({ position }) => position)
    await setVerdict(trx, batchId, positions, verdict)
  }
}

async function runCustomers(trx: Database, batch: BatchRow, rows: readonly WorkRow[]): Promise<Outcome[]> {
  const customers = rows.map(({ fields }) => ({ id: randomUUID(), ...(fields as CustomerFields) })) // written by the check
  const inserted = await insertImportedCustomers(trx, customers, batch.created_by)
  return rows.map(({ position }, at) => {
    const id = customers[at]?.id ?? ''
    if (inserted.has(id)) return { position, made_id: id, customer_id: null }
    const leftOut = { verdict: 'duplicate', message: 'Became a customer before the import' } as const
    return { position, made_id: null, customer_id: null, leftOut }
  })
}

async function runAgents(trx: Database, batch: BatchRow, rows: readonly WorkRow[]): Promise<Outcome[]> {
  const stored = await keepPictures(
    trx,
    rows.flatMap(({ image_id }) => image_id ?? []),
  )
  const agents = rows.map(({ fields, image_id: picture }) => ({
    ...{ id: randomUUID(), ...(fields as ImportedAgentFields) }, // as above
    image: picture !== null && stored.has(picture) ? imagePath(picture, 600, 'webp') : null,
  }))
  await insertImportedAgents(
    trx,
    agents.map(({ email, phone, hourlyRate, photo, ...agent }) => ({ ...agent, hourly_rate: hourlyRate })),
    batch.created_by,
  )
  await insertImportedContacts(
    trx,
    agents.map(({ id, email, phone }) => ({ agent_id: id, email, phone })),
  )
  const [first, ...more] = agents.map(({ id, name, category, hourlyRate }) => ({
    ...{ actor: importerOf(batch), action: 'agent.created' as const, entity: 'agent' as const, entityId: id },
    after: { name, category, hourlyRate, import: batch.id },
  }))
  if (first) await recordAudit(trx, first, ...more)
  return rows.map(({ position }, at) => ({ position, made_id: agents[at]?.id ?? null, customer_id: null }))
}
