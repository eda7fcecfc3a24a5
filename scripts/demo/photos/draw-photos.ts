import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { insertImage } from '#server/catalog/images/image-queries.ts'
import { idOfRenderings } from '#server/catalog/images/renderings.ts'
import type { AppContext } from '#server/context.ts'
import type { AuditAction } from '#shared/model/audit.ts'
import { demoCustomers } from '../people.ts'
import { demoGalleries, type PhotoDesign } from './photo-designs.ts'

type Room = Pick<AppContext, 'db' | 'log' | 'renderPoster'>

/** Between two pictures, in milliseconds: the requests of the first minutes come first. */
const PAUSE_MS = 1500
const CHANGED: AuditAction = 'agent.photos-changed'

/**
 * Draws the galleries of the demo's people that are missing, one picture after another, while the product is open. A
 * gallery is stored whole, so a stop in between loses one at most, which the next start draws. A gallery that a user
 * changed stays as it is.
 * @returns how many were drawn
 */
export async function drawDemoPhotos(
  room: Room,
  { signal, pauseMs = PAUSE_MS }: { signal?: AbortSignal; pauseMs?: number } = {},
): Promise<number> {
  let drawn = 0
  for (const { agent, photos } of demoGalleries) {
    const id = await findWithoutPhotos(room, agent)
    if (id === undefined) continue
    const renderings = []
    for (const { options } of photos) {
      await sleep(pauseMs, undefined, { signal })
      renderings.push(await room.renderPoster(options))
    }
    if (await store(room, { agent, id, photos, renderings })) drawn += 1
  }
  if (drawn > 0) room.log.info({ galleries: drawn }, 'demo photos drawn')
  return drawn
}

/** The agent of the demo with this name, unless there are photos, or an admin or the agent has changed them. */
async function findWithoutPhotos({ db }: Pick<Room, 'db'>, name: string): Promise<string | undefined> {
  const agent = await db
    .selectFrom('agents as a')
    .select('a.id')
    .where('a.name', '=', name)
    .where('a.archived_at', 'is', null)
    .where(sql<boolean>`exists (select from customers where email = ${demoCustomers[0].email})`)
    .where(sql<boolean>`not exists (select from agent_photos p where p.agent_id = a.id)`)
    .where(sql<boolean>`not exists (select from audit_log l where l.entity_id = a.id::text and l.action = ${CHANGED})`)
    .executeTakeFirst()
  return agent?.id
}

interface Drawn {
  agent: string
  id: string
  photos: readonly PhotoDesign[]
  renderings: readonly Awaited<ReturnType<Room['renderPoster']>>[]
}

async function store({ db }: Pick<Room, 'db'>, { agent, id, photos, renderings }: Drawn): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select from agents where id = ${id} for no key update`.execute(trx)
    // another request may have added photos while these were drawn
    if ((await findWithoutPhotos({ db: trx }, agent)) === undefined) return false
    const rows = []
    for (const [i, picture] of renderings.entries()) {
      const image_id = idOfRenderings(picture)
      await insertImage(trx, { id: image_id, userId: null, renderings: picture })
      rows.push({ agent_id: id, position: i + 1, image_id, alt: photos[i]?.alt ?? '' })
    }
    await trx.insertInto('agent_photos').values(rows).execute()
    return true
  })
}
