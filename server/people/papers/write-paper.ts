import { recordAudit } from '#server/audit/record.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { lockKnownAgent, requireMayOpen } from '../private-rights.ts'
import { findPaper, lockPaper, type PaperRow } from './paper-rows.ts'

/** What is written about a paper; what is left out stays. */
interface PaperFields {
  number?: string | null | undefined
  issuedOn?: string | null | undefined
  expiresOn?: string | null | undefined
}

function assertDays({ issued_on, expires_on }: Pick<PaperRow, 'issued_on' | 'expires_on'>): void {
  if (issued_on !== null && expires_on !== null && expires_on < issued_on)
    throw invalid({ expiresOn: 'Must not be before the issue date' })
}

const notThere = () => notFound('There is no such paper')

async function requirePaper(trx: Database, id: string): Promise<PaperRow> {
  const row = await findPaper(trx, id)
  if (!row) throw notThere()
  return row
}

/**
 * Enters a paper of an agent, audited without what it says.
 * @throws AppError forbidden (403), not_found (404), invalid_request (400) for a kind of another category or days in the
 *   wrong order, conflict (409) when the agent has one of this kind
 */
export async function addPaper(
  db: Database,
  {
    agentId,
    kindId,
    fields,
    actor,
    requestId,
  }: By<AdminActor> & { agentId: string; kindId: string; fields: PaperFields },
): Promise<PaperRow> {
  const { number = null, issuedOn: issued_on = null, expiresOn: expires_on = null } = fields
  assertDays({ issued_on, expires_on })
  try {
    return await db.transaction().execute(async (trx) => {
      await requireMayOpen(trx, actor)
      const agent = await lockKnownAgent(trx, agentId)
      const kind = await trx
        .selectFrom('paper_kinds')
        .select(['id', 'name'])
        .where('id', '=', kindId)
        .where('category', '=', agent.category)
        .forShare()
        .executeTakeFirst()
      if (!kind) throw invalid({ kindId: 'Choose a paper of this category' })
      const { id } = await trx
        .insertInto('agent_papers')
        .values({ agent_id: agentId, kind_id: kind.id, name: kind.name, number, issued_on, expires_on })
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(trx, {
        ...{ actor, requestId, action: 'agent.paper-added', entity: 'agent', entityId: agentId },
        after: { paperId: id, paper: kind.name, expiresOn: expires_on },
      })
      return requirePaper(trx, id)
    })
  } catch (error) {
    if (violates(error, 'agent_papers_key')) throw conflict('This paper was entered already. Look at it again.')
    throw error
  }
}

/**
 * Changes a paper, audited with its dates; its number stays in the row.
 * @throws AppError forbidden (403), not_found (404), invalid_request (400), conflict (409) when another admin changed it
 */
export async function changePaper(
  db: Database,
  change: By<AdminActor> & { id: string; fields: PaperFields; version: number | undefined },
): Promise<PaperRow> {
  const { id, fields, version, actor, requestId } = change
  return db.transaction().execute(async (trx) => {
    await requireMayOpen(trx, actor)
    const is = await lockPaper(trx, id)
    if (!is) throw notThere()
    const { number = is.number, issuedOn: issued_on = is.issued_on, expiresOn: expires_on = is.expires_on } = fields
    assertDays({ issued_on, expires_on })
    if (number === is.number && issued_on === is.issued_on && expires_on === is.expires_on) return is
    assertVersion(version, is.version, 'paper', {
      ...(number !== is.number && { number: `Now ${is.number ?? 'empty'}` }),
      ...(issued_on !== is.issued_on && { issuedOn: `Now ${is.issued_on ?? 'empty'}` }),
      ...(expires_on !== is.expires_on && { expiresOn: `Now ${is.expires_on ?? 'empty'}` }),
    })
    await trx.updateTable('agent_papers').set({ number, issued_on, expires_on }).where('id', '=', id).execute()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'agent.paper-changed', entity: 'agent', entityId: is.agent_id },
      before: { paper: is.name, expiresOn: is.expires_on },
      after: { paper: is.name, expiresOn: expires_on, numberChanged: number !== is.number },
    })
    return requirePaper(trx, id)
  })
}

/**
 * Deletes a paper with its file, audited.
 * @throws AppError forbidden (403), not_found (404)
 */
export async function deletePaper(
  db: Database,
  { id, actor, requestId }: By<AdminActor> & { id: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireMayOpen(trx, actor)
    const row = await trx
      .deleteFrom('agent_papers')
      .where('id', '=', id)
      .returning(['agent_id', 'name', 'expires_on'])
      .executeTakeFirst()
    if (!row) throw notThere()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'agent.paper-deleted', entity: 'agent', entityId: row.agent_id },
      before: { paper: row.name, expiresOn: row.expires_on },
    })
  })
}
