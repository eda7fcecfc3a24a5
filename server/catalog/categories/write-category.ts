import { recordAudit } from '#server/audit/record.ts'
import { type Database, violates } from '#server/db/client.ts'
import { conflict, getErrorCode, invalid, notFound } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import { requirePicture } from '../images/require-picture.ts'
import * as queries from './category-rows.ts'

/** The fields of a category that an admin writes. */
export interface CategoryFields {
  name: string
  displayName: string
  /** Undefined leaves it as it is; the same for the image. */
  description?: string | null | undefined
  image?: string | null | undefined
  /** Whether visitors cannot choose it. */
  hidden?: boolean | undefined
  features?: string[] | undefined
}

/** SQLSTATE of deleting a row that others refer to. */
const REFERRED_TO = '23503'

async function refuseDuplicate<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (!violates(error, 'categories_name_key')) throw error
    const sentence = 'There is a category with this name already'
    throw conflict(sentence, { name: sentence })
  }
}

const columnsOf = ({ name, displayName, description, image, hidden, features }: CategoryFields) => ({
  name,
  display_name: displayName,
  ...(description !== undefined && { description }),
  ...(image !== undefined && { image }),
  ...(hidden !== undefined && { hidden }),
  ...(features !== undefined && { features }),
})

/**
 * Adds a category, audited.
 * @throws AppError conflict (409) when the name is taken, invalid_request (400) for an unknown picture
 */
export async function createCategory(db: Database, fields: CategoryFields, { actor, requestId }: By<Actor | null>) {
  return db.transaction().execute(async (trx) => {
    await requirePicture(trx, fields.image)
    const row = await refuseDuplicate(queries.insertCategory(trx, columnsOf(fields)))
    await recordAudit(trx, {
      actor,
      action: 'category.created',
      entity: 'category',
      entityId: row.id,
      requestId,
      after: { name: row.name, displayName: row.display_name },
    })
    return row
  })
}

/** An admin's request to change a category. */
export interface CategoryChange extends By<Actor | null> {
  id: string
  fields: CategoryFields
  /** The row version the client saw; undefined when it didn't send one. */
  version: number | undefined
}

/**
 * Changes a category, audited. Agents, invites and service packages follow a new name.
 * @throws AppError not_found (404), conflict (409) when the name is taken or another admin changed the row
 */
export async function updateCategory(db: Database, { id, fields, version, actor, requestId }: CategoryChange) {
  return db.transaction().execute(async (trx) => {
    const row = await queries.lockCategory(trx, id)
    if (!row) throw notFound('There is no such category')
    const { name, display_name: displayName, description, image, hidden, features } = row
    const is = { name, displayName, description, image, hidden, features }
    const { before, after } = differ(is, fields)
    if (Object.keys(after).length === 0) return row
    assertVersion(version, row.version, 'category', describeCurrent(before))
    if ('image' in after) await requirePicture(trx, fields.image)
    const saved = await refuseDuplicate(queries.saveCategory(trx, id, columnsOf(fields)))
    await recordAudit(trx, {
      actor,
      action: 'category.changed',
      entity: 'category',
      entityId: id,
      requestId,
      before,
      after,
    })
    return saved
  })
}

type Values = Record<string, string | boolean | string[] | null | undefined>

const isSame = (a: Values[string], b: Values[string]) => JSON.stringify(a) === JSON.stringify(b)

function differ(is: Values, wanted: CategoryFields): { before: Values; after: Values } {
  const changed = Object.entries(wanted).filter(([field, value]) => value !== undefined && !isSame(value, is[field]))
  return {
    before: Object.fromEntries(changed.map(([field]) => [field, is[field]])),
    after: Object.fromEntries(changed),
  }
}

const describeCurrent = (before: Values) =>
  Object.fromEntries(
    Object.entries(before).map(([field, value]) => {
      const words = field === 'image' && value ? 'another picture' : describeValue(value)
      return [field, `Now ${words}`]
    }),
  )

function describeValue(value: Values[string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = Array.isArray(value) ? value.join(', ') : value
  return (text || 'empty').slice(0, 100)
}

/** An admin's request to delete a category and move what refers to it; undefined when nothing may refer to it. */
export interface CategoryRemoval extends By<Actor | null> {
  id: string
  moveTo: string | undefined
}

/**
 * Deletes a category, audited. What refers to it moves to the target first, if there is one: agents, invites, packages,
 * kinds of papers. Without a target its kinds of papers are deleted; papers that were entered stay (P6.192).
 * @throws AppError not_found (404), conflict (409) with the numbers of its uses, invalid_request (400) when the target
 *   is the category or unknown
 */
export async function deleteCategory(db: Database, { id, moveTo, actor, requestId }: CategoryRemoval): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { row, target } = await lockBoth(trx, id, moveTo)
    const uses = describeUses(await queries.countUses(trx, row.name))
    if (uses !== undefined && !target) throw conflict(`This category is in use by ${uses}.`)
    if (uses !== undefined && target) await queries.moveUses(trx, row.name, target.name)
    if (target) await queries.movePaperKinds(trx, row.name, target.name)
    try {
      await queries.removeCategory(trx, id)
    } catch (error) {
      if (getErrorCode(error) === REFERRED_TO) throw conflict('This category is in use.')
      throw error
    }
    await recordAudit(trx, {
      actor,
      action: 'category.deleted',
      entity: 'category',
      entityId: id,
      before: { name: row.name, displayName: row.display_name },
      ...(target && uses !== undefined && { after: { movedTo: target.name, moved: uses } }),
      requestId,
    })
  })
}

/**
 * Locks a category to delete it, and its target against deletion. The order of ids keeps two moves into each other from
 * a deadlock. Others may move agents into the target meanwhile.
 */
async function lockBoth(trx: Database, id: string, moveTo: string | undefined) {
  const [from, to] = [id.toLowerCase(), moveTo?.toLowerCase()]
  const found = new Map<string, Awaited<ReturnType<typeof queries.lockCategory>>>()
  for (const each of [...new Set([from, to ?? from])].sort()) {
    found.set(each, await (each === from ? queries.lockCategory(trx, each) : queries.keepCategory(trx, each)))
  }
  const row = found.get(from)
  if (!row) throw notFound('There is no such category')
  const target = to === undefined || to === from ? undefined : found.get(to)
  if (moveTo !== undefined && !target) throw invalid({ moveTo: 'Choose another category' })
  return { row, target }
}

const many = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

/** '3 agents (1 archived), 1 invite and 2 service packages'; undefined when nothing refers to it. */
function describeUses({ agents, archived, invites, packages }: Awaited<ReturnType<typeof queries.countUses>>) {
  const parts = [
    ...(agents > 0 ? [many(agents, 'agent') + (archived > 0 ? ` (${archived} archived)` : '')] : []),
    ...(invites > 0 ? [many(invites, 'invite')] : []),
    ...(packages > 0 ? [many(packages, 'service package')] : []),
  ]
  const last = parts.pop()
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}
