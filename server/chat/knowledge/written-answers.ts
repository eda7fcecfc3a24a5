import type { Selectable } from 'kysely'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { WrittenAnswers } from '#server/db/types.ts'
import { notFound, notPossible } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { WrittenAnswer } from '#shared/contract/chat/written-answers.admin.ts'
import { markAnswered } from '../learning/gap-rows.ts'

/** How many the office may write; all are listed at once. */
const MAX_ANSWERS = 500

const COLUMNS = ['id', 'question', 'answer', 'version', 'updated_at'] as const
type Row = Pick<Selectable<WrittenAnswers>, (typeof COLUMNS)[number]>

/** What the office writes. */
export interface AnswerFields {
  question: string
  answer: string
}

const present = ({ id, question, answer, version, updated_at }: Row): WrittenAnswer => ({
  id,
  question,
  answer,
  version,
  updatedAt: updated_at.toISOString(),
})

function entryOf(
  verb: 'created' | 'changed' | 'deleted',
  entityId: string,
  { actor, requestId }: By<Actor>,
): AuditEntry {
  return { actor, action: `written-answer.${verb}`, entity: 'written-answer', entityId, requestId }
}

/** All written answers, newest first. */
export async function listWrittenAnswers(db: Database): Promise<WrittenAnswer[]> {
  const rows = await db
    .selectFrom('written_answers')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ANSWERS)
    .execute()
  return rows.map(present)
}

/**
 * Writes an answer, audited; the assistant knows it with the commit.
 * @param gapId the gap it answers, which leaves the list with the same commit
 * @throws AppError not_possible (422) when there are as many as one list holds
 */
export async function createWrittenAnswer(
  db: Database,
  { gapId, ...fields }: AnswerFields & { gapId?: string | undefined },
  writer: By<Actor>,
): Promise<WrittenAnswer> {
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('written_answers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= MAX_ANSWERS) throw notPossible(`There are ${MAX_ANSWERS} written answers. Delete one first.`)
    const row = await trx
      .insertInto('written_answers')
      .values({ question: fields.question, answer: fields.answer })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    if (gapId !== undefined) await markAnswered(trx, gapId)
    await recordAudit(trx, { ...entryOf('created', row.id, writer), after: { ...fields } })
    return present(row)
  })
}

async function lock(trx: Database, id: string): Promise<Row> {
  const row = await trx
    .selectFrom('written_answers')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('There is no such answer')
  return row
}

/**
 * Changes an answer, audited. A change that changes nothing leaves the row version alone.
 * @throws AppError not_found (404), conflict (409) when another admin changed the row
 */
export async function updateWrittenAnswer(
  db: Database,
  { id, fields, version, ...writer }: By<Actor> & { id: string; fields: AnswerFields; version: number | undefined },
): Promise<WrittenAnswer> {
  return db.transaction().execute(async (trx) => {
    const row = await lock(trx, id)
    const { question, answer } = fields
    if (row.question === question && row.answer === answer) return present(row)
    assertVersion(version, row.version, 'answer')
    const saved = await trx
      .updateTable('written_answers')
      .set({ question, answer })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    const before = { question: row.question, answer: row.answer }
    await recordAudit(trx, { ...entryOf('changed', id, writer), before, after: { question, answer } })
    return present(saved)
  })
}

/**
 * Deletes an answer, audited.
 * @throws AppError not_found (404)
 */
export async function deleteWrittenAnswer(db: Database, id: string, writer: By<Actor>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { question, answer } = await lock(trx, id)
    await trx.deleteFrom('written_answers').where('id', '=', id).execute()
    await recordAudit(trx, { ...entryOf('deleted', id, writer), before: { question, answer } })
  })
}
