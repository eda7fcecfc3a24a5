import { recordAudit } from '#server/audit/record.ts'
import { type Database, violates } from '#server/db/client.ts'
import { invalid, notFound } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { AgentChanges, AgentFields } from '#shared/contract/catalog/agents.admin.ts'
import { getLook, type PosterContext } from '../images/poster-image.ts'
import { requestPoster } from '../images/poster-jobs.ts'
import { requirePicture } from '../images/require-picture.ts'
import { type Difference, describeCurrent, differ, fieldsToColumns, payloadToColumns, toSitter } from './fields.ts'
import type { RosterRow, WritableAgent } from './roster.ts'
import * as roster from './roster.ts'

async function refuseUnknownCategory<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (violates(error, 'agents_category_fkey')) throw invalid({ category: 'Not a category we know' })
    throw error
  }
}

/**
 * Adds an agent to the roster, audited, and queues the drawing of the poster; call `context.nudgePosters()` after the
 * commit.
 * @param trx the transaction that also creates the log-in, if any
 * @param userId the user of the log-in; null for none
 * @param published false for one whom the office has to publish first (docs/product.md P5.25)
 * @throws AppError invalid_request (400) for an unknown category or an unknown picture
 */
export async function createAgent(
  trx: Database,
  fields: AgentFields,
  { userId, published = true, actor, requestId }: By<Actor | null> & { userId: string | null; published?: boolean },
): Promise<RosterRow> {
  await requirePicture(trx, fields.image)
  const { name, category } = fields
  const values = {
    ...payloadToColumns(fields),
    name,
    category,
    user_id: userId,
    ...(!published && { published_at: null }),
  }
  const id = await refuseUnknownCategory(roster.insertAgent(trx, values))
  const sitter = { name, category, image: fields.image ?? null, poster: fields.poster ?? null }
  if (getLook(sitter) !== null) await requestPoster(trx, id, actor)
  await recordAudit(trx, {
    actor,
    action: 'agent.created',
    entity: 'agent',
    entityId: id,
    after: { name, category, hourlyRate: fields.hourlyRate, ...(!published && { published }) },
    requestId,
  })
  return roster.findRosterAgent(trx, id)
}

/** A request to change an agent. */
export interface AgentChange extends By<Actor | null> {
  id: string
  changes: AgentChanges
  /** Why the rate changes (docs/product.md P6.16). */
  reason: string | null
  /** The row version the client saw; undefined when it didn't send one. */
  version: number | undefined
}

const LOOK = ['name', 'category', 'image', 'poster'] as const

/** The sitter after a change that needs a new poster; undefined when the present poster stays. */
function findNewSitter(row: WritableAgent, after: Difference['after']) {
  if (!LOOK.some((field) => field in after)) return undefined
  const [is, will] = [toSitter(row), { ...toSitter(row), ...after }]
  const stays = getLook(is) === getLook(will) && (getLook(will) === null || row.poster_image !== null)
  return stays ? undefined : will
}

/**
 * Changes an agent of the roster, audited with the changed fields; missing fields stay as they are. A request that
 * changes nothing is a no-op for any version. The poster is drawn again, after the save, when it would differ; until then
 * the agent keeps the present one, unless that shows another category. An agent with an uploaded picture has none.
 * @throws AppError not_found (404), conflict (409) with the current values, invalid_request (400)
 */
export async function updateAgent(context: PosterContext, change: AgentChange): Promise<RosterRow> {
  const { id, changes, version, actor, requestId } = change
  const saved = await context.db.transaction().execute(async (trx) => {
    const row = await roster.lockRosterAgent(trx, id)
    if (!row) throw notFound('There is no such agent')
    const { before, after } = differ(changes, row)
    if (Object.keys(after).length === 0) return roster.findRosterAgent(trx, id)
    assertVersion(version, row.version, 'agent', describeCurrent(before))
    await requirePicture(trx, after.image)
    const sitter = findNewSitter(row, after)
    const gone = sitter && (getLook(sitter) === null || sitter.category !== row.category)
    const columns = { ...fieldsToColumns(after), ...(gone && { poster_image: null }) }
    await refuseUnknownCategory(roster.saveAgent(trx, id, columns))
    if (sitter && getLook(sitter) !== null) await requestPoster(trx, id, actor)
    const reason = 'hourlyRate' in after ? change.reason : null
    await recordAudit(trx, {
      actor,
      action: 'agent.changed',
      entity: 'agent',
      entityId: id,
      before: { ...before },
      after: { ...after },
      reason,
      requestId,
    })
    return roster.findRosterAgent(trx, id)
  })
  context.nudgePosters()
  return saved
}
