import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { ImportFinding } from '#shared/model/import.ts'
import type { FileRow } from './parse/file-rows.ts'
import { insertPictures } from './pictures/picture-rows.ts'

/** What was found about a row. */
export type Verdict = 'ready' | ImportFinding

/** What a check made of a row. */
export interface CheckedRow {
  position: number
  fields: unknown
  match_key: string | null
  verdict: Verdict
  /** Of a confirmed booking: the time it takes of its agent, as instants. */
  agent_id: string | null
  starts_at: string | null
  busy_until: string | null
}

/** Something found about a row, to be shown. */
export interface Finding {
  position: number
  heading: string | null
  kind: ImportFinding
  value: string | null
  message: string
}

/** Stores rows of a file; those that an interrupted reading stored are kept. */
export async function insertRows(trx: Database, batchId: string, rows: readonly FileRow[]): Promise<void> {
  await trx
    .insertInto('import_rows')
    .values(rows.map(({ position, cells }) => ({ batch_id: batchId, position, cells })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const pictures = rows.flatMap(({ position, picture }) => (picture ? [{ position, bytes: Buffer.from(picture) }] : []))
  await insertPictures(trx, batchId, pictures)
}

/** The rows that follow a position, in order, with their cells. */
export async function readCells(
  db: Database,
  batchId: string,
  { after, limit }: { after: number; limit: number },
): Promise<FileRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['position', 'cells'])
    .where('batch_id', '=', batchId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map(({ position, cells }) => ({ position, cells: cells ?? [] }))
}

/** Stores what a check made of rows, and what it found. */
export async function saveChecked(
  trx: Database,
  batchId: string,
  rows: readonly CheckedRow[],
  findings: readonly Finding[],
): Promise<void> {
  await sql`update import_rows r set fields = c.fields, match_key = c.match_key, verdict = c.verdict,
      agent_id = c.agent_id, starts_at = c.starts_at, busy_until = c.busy_until
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (position int, fields jsonb, match_key text,
      verdict text, agent_id uuid, starts_at timestamptz, busy_until timestamptz)
    where r.batch_id = ${batchId} and r.position = c.position`.execute(trx)
  await insertFindings(trx, batchId, findings)
}

/** What the rows before a position without errors say of some bookings, in order. */
export async function readFieldsOfBookings(
  trx: Database,
  batchId: string,
  { before, bookingIds }: { before: number; bookingIds: readonly string[] },
): Promise<unknown[]> {
  const { rows } = await sql<{ fields: unknown }>`
    select fields from import_rows where batch_id = ${batchId} and position < ${before} and verdict = 'ready'
      and fields ->> 'bookingId' = any(${[...bookingIds]}::text[]) order by position`.execute(trx)
  return rows.map(({ fields }) => fields)
}

/** Stores findings. */
export async function insertFindings(trx: Database, batchId: string, findings: readonly Finding[]): Promise<void> {
  if (findings.length === 0) return
  await sql`insert into import_problems (batch_id, position, heading, kind, value, message)
    select ${batchId}, position, heading, kind, value, message
    from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb)
      as f (position int, heading text, kind text, value text, message text)`.execute(trx)
}

/** Forgets what an earlier check found. */
export async function clearFindings(trx: Database, batchId: string): Promise<void> {
  await trx.deleteFrom('import_problems').where('batch_id', '=', batchId).execute()
}

/** Gives rows another verdict. */
export async function setVerdict(
  trx: Database,
  batchId: string,
  positions: readonly number[],
  verdict: Verdict,
): Promise<void> {
  if (positions.length === 0) return
  await sql`update import_rows set verdict = ${verdict}
    where batch_id = ${batchId} and position = any(${[...positions]}::int[])`.execute(trx)
}

/** How many rows have each verdict. */
export async function countVerdicts(db: Database, batchId: string): Promise<Record<Verdict, number>> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['verdict', sql<number>`count(*)::int`.as('count')])
    .where('batch_id', '=', batchId)
    .groupBy('verdict')
    .execute()
  const count = (verdict: Verdict) => rows.find((row) => row.verdict === verdict)?.count ?? 0
  return {
    ready: count('ready'),
    problem: count('problem'),
    duplicate: count('duplicate'),
    possible: count('possible'),
  }
}

/** How many findings there are. */
export async function countFindings(db: Database, batchId: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_problems')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow()
  return count
}

/** A finding's row. */
export type FindingRow = Awaited<ReturnType<typeof listFindings>>[number]

/** Findings in the order of the rows, after one. */
export async function listFindings(
  db: Database,
  batchId: string,
  { after, limit }: { after?: { position: number; id: number } | undefined; limit: number },
) {
  return db
    .selectFrom('import_problems')
    .select(['id', 'position', 'heading', 'kind', 'value', 'message'])
    .where('batch_id', '=', batchId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(position, id) > (${after?.position ?? 0}::int, ${after?.id ?? 0}::bigint)`),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A row to be imported, or one that was. */
export interface WorkRow {
  position: number
  fields: unknown
  made_id: string | null
  customer_id: string | null
  /** The payment status that the booking of a payment had before. */
  status_before: 'pending' | 'paid' | null
  /** Whose photo or time it is. */
  agent_id: string | null
  /** The stored picture. */
  image_id: string | null
}

const WORK = [
  ...(['position', 'fields', 'made_id', 'customer_id', 'status_before', 'agent_id', 'image_id'] as const),
] as const

/** The next rows to be imported. */
export async function readReady(
  trx: Database,
  batchId: string,
  { after, limit, verdicts }: { after: number; limit: number; verdicts: readonly Verdict[] },
): Promise<WorkRow[]> {
  return trx
    .selectFrom('import_rows')
    .select(WORK)
    .where('batch_id', '=', batchId)
    .where('position', '>', after)
    .where('verdict', 'in', [...verdicts])
    .where('made_id', 'is', null)
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** The last rows before a position that made something, the latest first; 0 is the end of the file. */
export async function readMade(
  trx: Database,
  batchId: string,
  { before, limit }: { before: number; limit: number },
): Promise<WorkRow[]> {
  return trx
    .selectFrom('import_rows')
    .select(WORK)
    .where('batch_id', '=', batchId)
    .$if(before > 0, (query) => query.where('position', '<', before))
    .where(({ or, eb }) => or([eb('made_id', 'is not', null), eb('customer_id', 'is not', null)]))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
}

/** Stores what rows made, nulls once it is undone. What they said is in the rows they made: it is forgotten here. */
export async function saveMade(
  trx: Database,
  batchId: string,
  rows: readonly (Pick<WorkRow, 'position' | 'made_id' | 'customer_id'> & Partial<Pick<WorkRow, 'status_before'>>)[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`update import_rows r set made_id = m.made_id, customer_id = m.customer_id,
      status_before = m.status_before, cells = null, fields = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m (position int, made_id uuid, customer_id uuid, status_before text)
    where r.batch_id = ${batchId} and r.position = m.position`.execute(trx)
}
