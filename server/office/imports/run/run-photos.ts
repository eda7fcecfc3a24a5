import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import { insertImportedPhotos } from '#server/catalog/photos/import-photos.ts'
import type { Database } from '#server/db/client.ts'
import type { BatchRow } from '../batch-rows.ts'
import type { WorkRow } from '../row-rows.ts'
import { importerOf, type Outcome } from './outcome.ts'

const LEFT_OUT = {
  there: { verdict: 'duplicate', message: 'This profile has the photo already' },
  full: { verdict: 'problem', message: 'The profile was full before the import' },
  gone: { verdict: 'problem', message: 'The picture is no longer stored. Import it again.' },
  unknown: { verdict: 'problem', message: 'This person left the roster before the import' },
} as const

/** Adds stored pictures to profiles. */
export async function runPhotos(trx: Database, batch: BatchRow, rows: readonly WorkRow[]): Promise<Outcome[]> {
  const photos = rows.map(({ agent_id, image_id }) => ({ agentId: agent_id ?? '', imageId: image_id ?? '' }))
  const added = await insertImportedPhotos(trx, photos)
  const counts = new Map<string, number>()
  for (const [at, { agentId }] of photos.entries()) {
    if (added[at] === 'added') counts.set(agentId, (counts.get(agentId) ?? 0) + 1)
  }
  const [first, ...more] = [...counts].map(([entityId, count]) => ({
    ...{ actor: importerOf(batch), action: 'agent.photos-changed' as const, entity: 'agent' as const, entityId },
    after: { added: count, import: batch.id },
  }))
  if (first) await recordAudit(trx, first, ...more)
  return rows.map(({ position }, at): Outcome => {
    const became = added[at] ?? 'gone'
    if (became === 'added') return { position, made_id: randomUUID(), customer_id: null }
    return { position, made_id: null, customer_id: null, leftOut: LEFT_OUT[became] }
  })
}
