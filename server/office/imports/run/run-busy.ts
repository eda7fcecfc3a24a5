import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/audit/record.ts'
import { insertImportedBlocks } from '#server/availability/imports/block-imported.ts'
import { lockAgents } from '#server/availability/lock-agent.ts'
import type { Database } from '#server/db/client.ts'
import type { BatchRow } from '../batch-rows.ts'
import type { WorkRow } from '../row-rows.ts'
import { importerOf, type Outcome } from './outcome.ts'

/** What the check stored. */
interface BusyFields {
  agentId: string
  /** Instants. */
  from: string
  to: string
}

/** Blocks busy times; one that was taken since the check is left out. */
export async function runBusy(trx: Database, batch: BatchRow, rows: readonly WorkRow[]): Promise<Outcome[]> {
  const blocks = rows.map(({ fields }) => {
    const { agentId, from, to } = fields as BusyFields // written by the check
    return { id: randomUUID(), agentId, from: new Date(from), to: new Date(to) }
  })
  await lockAgents(
    trx,
    blocks.map(({ agentId }) => agentId),
  )
  const roster = await trx.selectFrom('agents').select('id').where('archived_at', 'is', null).execute()
  const people = new Set(roster.map(({ id }) => id))
  const here = blocks.filter(({ agentId }) => people.has(agentId))
  const made = await insertImportedBlocks(trx, here, { userId: batch.created_by, overlapping: batch.takes_possible })
  const [first, ...more] = blocks
    .filter(({ id }) => made.has(id))
    .map(({ id, agentId, from, to }) => ({
      ...{ actor: importerOf(batch), action: 'blocked-time.added' as const, entity: 'interval' as const, entityId: id },
      after: { agentId, from, to, import: batch.id },
    }))
  if (first) await recordAudit(trx, first, ...more)
  return rows.map(({ position }, at): Outcome => {
    const id = blocks[at]?.id ?? ''
    if (made.has(id)) return { position, made_id: id, customer_id: null }
    const message = people.has(blocks[at]?.agentId ?? '')
      ? 'This time was taken since the check'
      : 'This person left the roster before the import'
    const leftOut = { verdict: 'problem', message } as const
    return { position, made_id: null, customer_id: null, leftOut }
  })
}
