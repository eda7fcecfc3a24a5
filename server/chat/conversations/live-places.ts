import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** Any number that nothing else of ours locks. */
const ADMISSION_LOCK = 7_410_032
/** No conversation has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Lets one admission after the other be decided, until the transaction ends. */
export const lockAdmissions = (trx: Database) => sql`select pg_advisory_xact_lock(${ADMISSION_LOCK})`.execute(trx)

/** Conversations that hold a place: the visitor wrote, and the last message is not older than `minutes`. */
export function selectLive(db: Database, minutes: number) {
  return db
    .selectFrom('chat_sessions as s')
    .where('s.status', '=', 'active')
    .where('s.admitted', '=', true)
    .where('s.last_message_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
}

/** How many conversations hold a place. */
export async function countLive(db: Database, minutes: number, except = NOBODY): Promise<number> {
  const { count } = await selectLive(db, minutes)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('s.id', '!=', except)
    .executeTakeFirstOrThrow()
  return count
}

/** How many places a network holds. */
export async function countOfNetwork(db: Database, minutes: number, network: string, except: string): Promise<number> {
  const { count } = await selectLive(db, minutes)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('s.network', '=', network)
    .where('s.id', '!=', except)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The network with the most places that can be given up, if it has at least two more than this one has. One statement
 * reads both: places change hands between two.
 */
export async function findCrowded(db: Database, minutes: number, own: string): Promise<string | undefined> {
  const networks = await selectLive(db, minutes)
    .select(['s.network', sql<number>`count(*)::int`.as('places')])
    .select(sql<number>`(count(*) filter (where s.taken_at is null and s.waiting_since is null))::int`.as('free'))
    .where('s.network', 'is not', null)
    .groupBy('s.network')
    .orderBy('free', 'desc')
    .orderBy('s.network')
    .execute()
  const [crowded] = networks
  const held = networks.find(({ network }) => network === own)?.places ?? 0
  return crowded?.network != null && crowded.free > held + 1 ? crowded.network : undefined
}

/**
 * Takes the place of a network's conversation with the fewest messages, the longest silent first. It stays open: its
 * next message asks for a place again. Conversations with a person, or waiting for one, keep theirs.
 * @returns its id; undefined when all of them are busy
 */
export async function giveUpPlace(trx: Database, minutes: number, network: string): Promise<string | undefined> {
  const emptiest = await selectLive(trx, minutes)
    .select('s.id')
    .where('s.network', '=', network)
    .where('s.taken_at', 'is', null)
    .where('s.waiting_since', 'is', null)
    .orderBy('s.message_count')
    .orderBy('s.last_message_at')
    .limit(1)
    .forUpdate()
    // one that is just being written in waits for the lock this transaction holds
    .skipLocked()
    .executeTakeFirst()
  if (!emptiest) return undefined
  await trx.updateTable('chat_sessions').set({ admitted: false }).where('id', '=', emptiest.id).execute()
  return emptiest.id
}
