import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'

const COLUMNS = ['id', 'category', 'name', 'required', 'version'] as const

/** Kinds of one category, at most. */
const MOST = 50

/** A kind of paper. */
export type PaperKindRow = Awaited<ReturnType<typeof listKinds>>[number]

/** The kinds of one category, or of all, in the order of the office. */
export async function listKinds(db: Database, category?: string) {
  let kinds = db.selectFrom('paper_kinds').select(COLUMNS).orderBy('category').orderBy('position').orderBy('name')
  if (category !== undefined) kinds = kinds.where('category', '=', category)
  return kinds.execute()
}

async function refuseDuplicate<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!violates(error, 'paper_kinds_key')) throw error
    const sentence = 'This category has a paper with this name already'
    throw conflict(sentence, { name: sentence })
  }
}

/** The place after the last kind of a category. */
const behindOthers = (category: string) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from paper_kinds where category = ${category})`

interface KindFields {
  name: string
  required: boolean
}

/**
 * Adds a kind of paper to a category, behind the others, audited.
 * @throws AppError invalid_request (400) for an unknown category, conflict (409) for a taken name or a 51st kind
 */
export async function createKind(
  db: Database,
  { category, name, required, actor, requestId }: By<OwnerActor> & KindFields & { category: string },
): Promise<PaperKindRow> {
  return db.transaction().execute(async (trx) => {
    // locked, so that the count holds
    const known = await trx
      .selectFrom('categories')
      .select('id')
      .where('name', '=', category)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!known) throw invalid({ category: 'Not a category we know' })
    if ((await listKinds(trx, category)).length >= MOST) throw conflict(`A category can have at most ${MOST} papers`)
    const row = await refuseDuplicate(
      trx
        .insertInto('paper_kinds')
        .values({ category, name, required, position: behindOthers(category) })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),
    )
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'paper-kind.created', entity: 'paper-kind', entityId: row.id },
      after: { category, name, required },
    })
    return row
  })
}

/**
 * Renames a kind of paper, or makes it required or optional; audited. Papers that were entered follow the name.
 * @throws AppError not_found (404), conflict (409) for a taken name or when another owner changed the row
 */
export async function changeKind(
  db: Database,
  change: By<OwnerActor> & { id: string; fields: Partial<KindFields>; version: number | undefined },
): Promise<PaperKindRow> {
  const { id, fields, version, actor, requestId } = change
  return db.transaction().execute(async (trx) => {
    const is = await trx.selectFrom('paper_kinds').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!is) throw notFound('There is no such kind of paper')
    const { name = is.name, required = is.required } = fields
    if (name === is.name && required === is.required) return is
    assertVersion(version, is.version, 'kind of paper')
    const row = await refuseDuplicate(
      trx
        .updateTable('paper_kinds')
        .set({ name, required })
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),
    )
    if (name !== is.name) await trx.updateTable('agent_papers').set({ name }).where('kind_id', '=', id).execute()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'paper-kind.changed', entity: 'paper-kind', entityId: id },
      before: { name: is.name, required: is.required },
      after: { name, required },
    })
    return row
  })
}

/**
 * Puts the kinds of papers of a category in an order, audited; lists of papers have it (docs/product.md P6.193). The same
 * order again is a no-op.
 * @param ids each kind of the category once
 * @throws AppError conflict (409) when they are not the kinds there are
 */
export async function orderKinds(
  db: Database,
  { category, ids, actor, requestId }: By<OwnerActor> & { category: string; ids: readonly string[] },
): Promise<void> {
  const wanted = ids.map((id) => id.toLowerCase())
  await db.transaction().execute(async (trx) => {
    // locked in one order, so that two owners take turns
    await trx
      .selectFrom('paper_kinds')
      .select('id')
      .where('category', '=', category)
      .orderBy('id')
      .forUpdate()
      .execute()
    const rows = await listKinds(trx, category)
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    const isComplete = wanted.length === names.size && new Set(wanted).size === names.size
    if (!isComplete || wanted.some((id) => !names.has(id))) {
      throw conflict('The papers have changed. Look at the list again.')
    }
    const before = rows.map(({ name }) => name)
    const after = wanted.map((id) => names.get(id) ?? '')
    if (before.join() === after.join()) return
    await sql`
      update paper_kinds k set position = placed.place
      from unnest(${wanted}::uuid[]) with ordinality as placed(id, place)
      where placed.id = k.id and k.position <> placed.place`.execute(trx)
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'paper-kind.ordered', entity: 'paper-kind', entityId: category },
      before: { order: before },
      after: { order: after },
    })
  })
}

/**
 * Deletes a kind of paper, audited. Papers that were entered stay, under its name.
 * @throws AppError not_found (404)
 */
export async function deleteKind(
  db: Database,
  { id, actor, requestId }: By<OwnerActor> & { id: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('paper_kinds')
      .where('id', '=', id)
      .returning(['category', 'name', 'required'])
      .executeTakeFirst()
    if (!row) throw notFound('There is no such kind of paper')
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'paper-kind.deleted', entity: 'paper-kind', entityId: id },
      before: row,
    })
  })
}
