import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { assertPicture } from '#server/catalog/images/render-image.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { PHOTO_LIMIT } from '#shared/model/agent.ts'
import type { RowReader } from '../fields/read-row.ts'
import type { Match, Positions } from '../match/match.ts'
import { readAgentNames } from '../match/name-agents.ts'
import { readPicture } from './picture-rows.ts'

/** Whose a picture is, and what distinguishes it from others; null beside an error. */
export type PlacedPhoto = { agentId: string; hash: string } | null

/** Looks at pictures of a ZIP: whose they are by their names, and whether they can be read. Only their heads are decoded. */
export async function placePhotos(
  trx: Database,
  batchId: string,
  rows: readonly { row: { position: number }; reader: RowReader }[],
): Promise<PlacedPhoto[]> {
  const findNamed = await readAgentNames(trx)
  const placed: PlacedPhoto[] = []
  for (const { row, reader } of rows) placed.push(await placePhoto(trx, batchId, { ...row, reader }, findNamed))
  return placed
}

async function placePhoto(
  trx: Database,
  batchId: string,
  { position, reader }: { position: number; reader: RowReader },
  findNamed: Awaited<ReturnType<typeof readAgentNames>>,
): Promise<PlacedPhoto> {
  const problem = reader.raw('problem')
  if (problem !== '') return reader.refuse('file', problem)
  const bytes = await readPicture(trx, batchId, position)
  if (!bytes) return reader.refuse('file', 'This picture is no longer here. Upload the file again.')
  try {
    await assertPicture(bytes)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return reader.refuse('file', error.message)
  }
  const { agentId, message } = findNamed(reader.raw('file'))
  if (message !== null) return reader.refuse('file', message)
  return { agentId, hash: createHash('sha256').update(bytes).digest('hex') }
}

/** Pictures with which a profile would have more photos than it can show. */
export async function findFullProfiles(trx: Database, batchId: string, { from, to }: Positions): Promise<Match[]> {
  const message = `A profile has ${PHOTO_LIMIT} photos at most`
  const { rows } = await sql<Match>`
    with counted as (
      select r.position, row_number() over (partition by r.agent_id order by r.position)
        + (select count(*) from agent_photos p where p.agent_id = r.agent_id) as nth
      from import_rows r where r.batch_id = ${batchId} and r.position <= ${to} and r.verdict = 'ready'
    )
    select position, 'problem' as kind, null as value, ${message}::text as message from counted
    where nth > ${PHOTO_LIMIT} and position >= ${from}`.execute(trx)
  return rows
}
