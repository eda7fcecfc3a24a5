import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** Work on pictures that is counted per user. */
export type PictureWork = 'poster' | 'upload'

/** What one user may cause: uploads and posters in 24 hours, and posters within a minute (docs/product.md S37, S92). */
const LIMITS: Record<PictureWork, readonly { most: number; within: string }[]> = {
  poster: [
    { most: 50, within: '1 day' },
    { most: 6, within: '1 minute' },
  ],
  upload: [{ most: 50, within: '1 day' }],
}

/** When a user may cause one more piece of work, and in how many seconds that is. */
export interface Wait {
  until: Date
  seconds: number
}

/**
 * Reads when a user may cause one more piece of work, by the database's clock.
 * @returns undefined for at once
 */
export async function findWait(db: Database, userId: string, kind: PictureWork): Promise<Wait | undefined> {
  const { rows } = await sql<Wait>`
    with done as (
      select done_at, row_number() over (order by done_at desc)::int as nth from picture_work
      where user_id = ${userId} and kind = ${kind} and done_at > now() - interval '1 day'
    ), ends as (
      select max(done_at + within::interval) as until
      from done join jsonb_to_recordset(${JSON.stringify(LIMITS[kind])}::jsonb) as l (most int, within text) on nth = most
    )
    select until, ceil(extract(epoch from until - now()))::int as seconds from ends where until > now()`.execute(db)
  return rows[0]
}

/**
 * Counts a piece of work before it begins, one request of a user after the other.
 * @returns when the user may cause it; undefined when it was counted
 */
export async function countWork(db: Database, userId: string, kind: PictureWork): Promise<Wait | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('picture work'), hashtext(${userId}))`.execute(trx)
    const wait = await findWait(trx, userId, kind)
    if (wait === undefined) await trx.insertInto('picture_work').values({ user_id: userId, kind }).execute()
    return wait
  })
}
