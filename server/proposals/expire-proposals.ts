import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { queueNotice } from './notices.ts'
import { closeProposal, type ProposalRow } from './proposal-rows.ts'

/** Proposals of one run at most; the rest waits for the next minute. */
const BATCH = 200

/**
 * Closes proposals whose time is over, and mails the office about each. What they held is free at the moment itself; this
 * only notes it (docs/product.md P16.5). Two runs at once close each once.
 * @returns how many
 */
export async function expireProposals(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('proposals')
      .select(['id', 'document'])
      .where('state', 'in', ['sent', 'seen'])
      .where('valid_until', '<=', sql<Date>`now()`)
      .orderBy('valid_until')
      .limit(BATCH)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    for (const row of rows) await expireProposal(trx, row)
    return rows.length
  })
}

/** Closes a locked proposal whose time is over, and mails the office. */
export async function expireProposal(trx: Database, row: Pick<ProposalRow, 'id' | 'document'>): Promise<void> {
  await closeProposal(trx, row.id, 'expired')
  await recordAudit(trx, { actor: null, action: 'proposal.expired', entity: 'proposal', entityId: row.id })
  await queueNotice(trx, row, { about: 'expired' })
}
