import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { DAY_MS } from '#shared/model/day.ts'

/** Work on pictures that is counted per user. */
export type PictureWork = 'poster' | 'upload'

const MINUTE_MS = 60_000
/** What one user may cause: uploads and posters in 24 hours, and posters within a minute (docs/product.md S37, S92). */
const LIMITS: Record<PictureWork, readonly { most: number; within: number }[]> = {
  poster: [
    { most: 50, within: DAY_MS },
    { most: 6, within: MINUTE_MS },
  ],
  upload: [{ most: 50, within: DAY_MS }],
}
const MOST = 50

/**
 * Reads when a user may cause one more piece of work.
 * @returns undefined for at once
 */
export async function findWait(db: Database, userId: string, kind: PictureWork, now: Date): Promise<Date | undefined> {
  const rows = await db
    .selectFrom('picture_work')
    .select('done_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('done_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('done_at', 'desc')
    .limit(MOST)
    .execute()
  const ends = LIMITS[kind].flatMap(({ most, within }) => {
    const oldest = rows[most - 1]
    return oldest === undefined ? [] : [oldest.done_at.getTime() + within]
  })
  const end = Math.max(0, ...ends)
  return end > now.getTime() ? new Date(end) : undefined
}

/**
 * Counts a piece of work before it begins, one request of a user after the other.
 * @returns when the user may cause it; undefined when it was counted
 */
export async function countWork(db: Database, userId: string, kind: PictureWork, now: Date): Promise<Date | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('picture work'), hashtext(${userId}))`.execute(trx)
    const wait = await findWait(trx, userId, kind, now)
    if (wait === undefined) await trx.insertInto('picture_work').values({ user_id: userId, kind }).execute()
    return wait
  })
}
