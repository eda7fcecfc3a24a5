import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import { keyTime } from '#server/db/key-time.ts'
import { type ListPage, orderByTime, takePage } from '#server/db/keyset.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { lockKnownAgent } from './private-rights.ts'

const NEWEST = orderByTime('n')

const notes = (db: Database) =>
  db
    .selectFrom('agent_notes as n')
    .leftJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.content', 'n.created_at', 'u.username as author', keyTime(NEWEST.at).as('key_at')])

/** A note with the name of its author. */
export type AgentNoteRow = Awaited<ReturnType<typeof listNotes>>[number]

/** One page of the office's notes on an agent, newest first. */
export async function listNotes(db: Database, agentId: string, page: ListPage) {
  return notes(db).where('n.agent_id', '=', agentId).$call(takePage(NEWEST, page)).execute()
}

/**
 * Writes a note on an agent. The trail says that it was written; what it says stays in the note.
 * @throws AppError not_found (404)
 */
export async function addNote(
  db: Database,
  { agentId, content, actor, requestId }: By<AdminActor> & { agentId: string; content: string },
): Promise<AgentNoteRow> {
  return db.transaction().execute(async (trx) => {
    await lockKnownAgent(trx, agentId)
    const { id } = await trx
      .insertInto('agent_notes')
      .values({ agent_id: agentId, author_id: actor.userId, content })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'agent.note-written', entity: 'agent', entityId: agentId },
      after: { noteId: id },
    })
    return notes(trx).where('n.id', '=', id).executeTakeFirstOrThrow()
  })
}
