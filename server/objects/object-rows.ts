import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** Notes keys whose bytes are about to leave. Call it outside of transactions: the note must outlive a crash. */
export async function noteKeys(db: Database, objects: readonly { key: string; bytes: Buffer }[]): Promise<void> {
  const rows = objects.map(({ key, bytes }) => ({ key, bytes: bytes.length }))
  await db.insertInto('stored_objects').values(rows).execute()
}

/** The present by the clock of the database, in its own words: a date here would lose microseconds. */
export async function readNow(db: Database): Promise<string> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db)
  return rows[0]?.now ?? 'now'
}

/**
 * Claims keys to be deleted: those that rows dropped, and those that no row took for a day. No row can take them any more.
 * @param before keys dropped or claimed later are left alone: a sweep claims each once
 * @param most how many at most
 */
export async function claimUnused(db: Database, before: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update stored_objects set state = 'dropped', changed_at = now() where key in (
      select key from stored_objects
      where (state = 'dropped' and changed_at <= ${before}::timestamptz) or (state = 'sent' and changed_at < now() - interval '1 day')
      order by changed_at limit ${most} for update skip locked)
    returning key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Drops a key that no row has taken. Its object must have arrived. */
export async function dropKey(db: Database, key: string): Promise<void> {
  await db
    .updateTable('stored_objects')
    .set({ state: 'dropped' })
    .where('key', '=', key)
    .where('state', '=', 'sent')
    .execute()
}

/** Forgets keys whose objects are deleted. */
export async function forgetKeys(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db.deleteFrom('stored_objects').where('key', 'in', keys).where('state', '=', 'dropped').execute()
}

/** How many objects may be in the bucket. @param what is counted: all, or those alone that rows refer to */
export async function countInBucket(db: Database, what: 'all' | 'used'): Promise<number> {
  const { count } = await db
    .selectFrom('stored_objects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(what === 'used', (query) => query.where('state', '=', 'used'))
    .executeTakeFirstOrThrow()
  return count
}

/** A page of the keys that rows refer to, in order. @param after the last key of the page before */
export async function listUsed(db: Database, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_objects')
    .select('key')
    .where('state', '=', 'used')
    .where('key', '>', after)
    .orderBy('key')
    .limit(most)
    .execute()
  return rows.map(({ key }) => key)
}

/** Those of some keys that are noted, in any state. */
export async function findNoted(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('stored_objects').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}
