import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { imagePath } from '#shared/model/image.ts'
import { SKIN_NAMES } from '#shared/posters/ink.ts'
import { toSitter } from '../agents/fields.ts'
import { lockRosterAgent, readRosterAgent, saveAgent } from '../agents/roster.ts'
import { insertImage } from './image-queries.ts'
import { countWork } from './picture-work.ts'
import { getLook, type Sitter } from './poster-image.ts'
import { claimPosterJob, endPoster, failPoster, type PosterJob, postponePoster } from './poster-jobs.ts'
import { idOfRenderings } from './renderings.ts'
import { type StoredRendering, storeRenderings } from './stored-renderings.ts'

type Room = Pick<AppContext, 'db' | 'log' | 'now' | 'objects' | 'renderPoster'>

/**
 * Draws every poster that is due, one after the other, and stores it by content, like an upload. A user who caused too
 * many waits; others do not (docs/product.md S92).
 * @param signal ends the run after the poster that is being drawn
 * @returns how many agents got one
 */
export async function drawPosters(room: Room, signal?: AbortSignal): Promise<number> {
  for (let given = 0; ; ) {
    const job = signal?.aborted ? undefined : await claimPosterJob(room.db)
    if (!job) return given
    try {
      if (await drawOne(room, job)) given += 1
    } catch (err) {
      room.log.error({ err }, 'a poster could not be drawn')
      await failPoster(room.db, job)
    }
  }
}

async function drawOne({ db, objects, renderPoster }: Room, { agent_id, requested_by }: PosterJob): Promise<boolean> {
  const row = await readRosterAgent(db, agent_id)
  const sitter = row && toSitter(row)
  const look = sitter ? getLook(sitter) : null
  if (!sitter || look === null) {
    await endPoster(db, agent_id)
    return false
  }
  const known = await findSamePoster(db, agent_id, sitter)
  if (known !== undefined) return keep(db, agent_id, look, { image: known })
  const wait = requested_by === null ? undefined : await countWork(db, requested_by, 'poster')
  if (wait !== undefined) {
    await postponePoster(db, agent_id, wait.until)
    return false
  }
  const { name, category, poster } = sitter
  const skin = poster === null ? undefined : SKIN_NAMES[poster.skin]
  const renderings = await renderPoster({ name, category, variant: poster?.variant, skin })
  return keep(db, agent_id, look, {
    id: idOfRenderings(renderings),
    renderings: await storeRenderings(renderings, objects.storeAnyway),
  })
}

/** Gives an agent the poster, unless it would look different by now: then it is due again. */
async function keep(
  db: Database,
  agentId: string,
  look: string,
  drawn: { image: string } | { id: string; renderings: StoredRendering[] },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await lockRosterAgent(trx, agentId)
    if (!row || getLook(toSitter(row)) !== look) {
      await postponePoster(trx, agentId, new Date(0))
      return false
    }
    if ('renderings' in drawn) {
      const { id, renderings } = drawn
      await insertImage(trx, { id, userId: null, renderings })
      await saveAgent(trx, agentId, { poster_image: imagePath(id, 600, 'webp') })
    } else await saveAgent(trx, agentId, { poster_image: drawn.image })
    await endPoster(trx, agentId)
    return true
  })
}

/** The poster of another agent that looks the same, so that it is drawn once. */
async function findSamePoster(db: Database, agentId: string, sitter: Sitter): Promise<string | undefined> {
  const rows = await db
    .selectFrom('agents as a')
    .leftJoin('poster_jobs as j', 'j.agent_id', 'a.id')
    .select(['a.name', 'a.category', 'a.poster', 'a.image', 'a.poster_image'])
    .where('j.agent_id', 'is', null)
    .where('a.id', '!=', agentId)
    .where('a.category', '=', sitter.category)
    .where(sql`lower(a.name)`, '=', sitter.name.toLowerCase())
    .where('a.poster_image', 'is not', null)
    .limit(20)
    .execute()
  const same = rows.find((row) => getLook(toSitter(row)) === getLook(sitter))
  return same?.poster_image ?? undefined
}
