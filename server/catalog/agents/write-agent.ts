import { recordAudit } from '#server/audit/record.ts'
import { type Database, violates } from '#server/db/client.ts'
import { invalid, notFound } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { AgentChanges, AgentFields } from '#shared/contract/catalog/agents.admin.ts'
import { drawPoster, getLook, type PosterContext } from '../images/poster-image.ts'
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
 * Adds an agent to the roster, audited.
 * @param trx the transaction that also creates the log-in, if any
 * @param userId the user of the log-in; null for none
 * @param posterImage from `drawPoster`, called before the transaction with the same fields
 * @throws AppError invalid_request (400) for an unknown category or an unknown picture
 */
export async function createAgent(
  trx: Database,
  fields: AgentFields,
  {
    userId,
    posterImage = null,
    actor,
    requestId,
  }: By<Actor | null> & { userId: string | null; posterImage?: string | null },
): Promise<RosterRow> {
  await requirePicture(trx, fields.image)
  const { name, category } = fields
  const values = { ...payloadToColumns(fields), name, category, user_id: userId, poster_image: posterImage }
  const id = await refuseUnknownCategory(roster.insertAgent(trx, values))
  await recordAudit(trx, {
    actor,
    action: 'agent.created',
    entity: 'agent',
    entityId: id,
    after: { name, category, hourlyRate: fields.hourlyRate },
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

/** Draws the poster that a change needs, before the transaction; the transaction checks that it still fits. */
async function drawAhead(context: PosterContext, { id, changes, version }: AgentChange) {
  const row = await roster.readRosterAgent(context.db, id)
  // the transaction will refuse this change
  if (!row || (version !== undefined && version !== row.version)) return undefined
  const sitter = findNewSitter(row, differ(changes, row).after)
  return sitter && { look: getLook(sitter), image: await drawPoster(context, sitter) }
}

/**
 * Changes an agent of the roster, audited with the changed fields; missing fields stay as they are. A request that
 * changes nothing is a no-op for any version. The poster is drawn again when it would differ; an agent with an uploaded
 * picture has none.
 * A poster that could not be drawn is logged; the agent has none then.
 * @throws AppError not_found (404), conflict (409) with the current values, invalid_request (400)
 */
export async function updateAgent(context: PosterContext, change: AgentChange): Promise<RosterRow> {
  const { id, changes, version, actor, requestId } = change
  const drawn = await drawAhead(context, change)
  const saved = await context.db.transaction().execute(async (trx) => {
    const row = await roster.lockRosterAgent(trx, id)
    if (!row) throw notFound('There is no such agent')
    const { before, after } = differ(changes, row)
    if (Object.keys(after).length === 0) return roster.findRosterAgent(trx, id)
    assertVersion(version, row.version, 'agent', describeCurrent(before))
    await requirePicture(trx, after.image)
    const sitter = findNewSitter(row, after)
    if (sitter && getLook(sitter) !== drawn?.look) return undefined
    const columns = { ...fieldsToColumns(after), ...(sitter && drawn && { poster_image: drawn.image }) }
    await refuseUnknownCategory(roster.saveAgent(trx, id, columns))
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
  // another request changed what the poster shows while it was drawn: again, with the current row
  return saved ?? updateAgent(context, change)
}
