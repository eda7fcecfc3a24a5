import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { HOUR_MS } from '#shared/model/day.ts'

/** The sorted set of live conversations: their ids by the time of the last message. */
const KEY = 'marquee:chat:live'
/** How long it stays without one, in milliseconds: longer than any conversation is live. */
const KEEP_MS = 2 * HOUR_MS
/** Any number that nothing else of ours locks. */
const ADMISSION_LOCK = 7_410_032

/** Keys: the set. Arguments: milliseconds a conversation is live, how many may be, the id. */
const ADMIT = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now - ARGV[1])
if not redis.call('zscore', KEYS[1], ARGV[3]) and redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('zadd', KEYS[1], now, ARGV[3])
redis.call('pexpire', KEYS[1], ${KEEP_MS})
return 1`

/** Which conversations are live, and how many may be (docs/product.md P10.15, P10.31). */
export interface LiveSessions {
  /**
   * Counts a conversation as live if there is room for it. It is counted by all processes together: in Redis, else under
   * a lock that the transaction holds until its row is there.
   * @param trx the transaction that writes it
   */
  admit(trx: Database, sessionId: string): Promise<boolean>
  /** Records a new message in the conversation. */
  touch(sessionId: string): void
  /** Removes a conversation that is over or never began. */
  leave(sessionId: string): void
}

/** The live conversations of a context. */
export function createLiveSessions({ redis, chatSettings }: AppContext): LiveSessions {
  let seeded = 0

  /**
   * Adds the conversations that began before this connection to Redis. Uses the caller's database connection: waiting
   * for a second one from the pool could deadlock.
   */
  async function seed(trx: Database, connection: number): Promise<void> {
    const rows = await selectLive(trx, 60)
      .select(['s.id', sql<number>`extract(epoch from s.last_message_at) * 1000`.as('at')])
      .limit(5000)
      .execute()
    if (rows.length > 0) {
      const members = rows.map(({ id, at }) => ({ value: id, score: Number(at) }))
      await redis.run((client) => client.zAdd(KEY, members))
    }
    seeded = connection
  }

  async function admitInRedis(trx: Database, sessionId: string, minutes: number, most: number): Promise<boolean> {
    if (redis.connection() !== seeded) await seed(trx, redis.connection())
    const options = { keys: [KEY], arguments: [String(minutes * 60_000), String(most), sessionId] }
    return (await redis.run((client) => client.eval(ADMIT, options))) === 1
  }

  async function admitInDatabase(trx: Database, sessionId: string, minutes: number, most: number): Promise<boolean> {
    await sql`select pg_advisory_xact_lock(${ADMISSION_LOCK})`.execute(trx)
    const { count } = await selectLive(trx, minutes)
      .select(sql<number>`count(*)`.as('count'))
      .where('s.id', '!=', sessionId)
      .executeTakeFirstOrThrow()
    return count < most
  }

  // while Redis is away, the database counts the conversations
  const runWithoutWaiting = (work: Parameters<typeof redis.run>[0]) => {
    if (redis.isReady()) redis.run(work).catch(() => {})
  }

  return {
    async admit(trx, sessionId) {
      const { inactivityTimeout, maxConcurrentSessions } = chatSettings()
      if (redis.isReady()) {
        try {
          return await admitInRedis(trx, sessionId, inactivityTimeout, maxConcurrentSessions)
        } catch (error) {
          if (redis.isReady()) throw error
        }
      }
      return admitInDatabase(trx, sessionId, inactivityTimeout, maxConcurrentSessions)
    },
    touch: (sessionId) => runWithoutWaiting((client) => client.zAdd(KEY, { value: sessionId, score: Date.now() })),
    leave: (sessionId) => runWithoutWaiting((client) => client.zRem(KEY, sessionId)),
  }
}

/** Conversations with a message in the last `minutes`. */
export function selectLive(db: Database, minutes: number) {
  return db
    .selectFrom('chat_sessions as s')
    .where('s.status', '=', 'active')
    .where('s.last_message_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
}
