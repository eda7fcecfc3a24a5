import { sql } from 'kysely'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { countLive, countOfNetwork, findCrowded, giveUpPlace, lockAdmissions, selectLive } from './live-places.ts'

/** The sorted set of live conversations: their ids by the time of the last message. */
const KEY = 'marquee:chat:live'
/** How long it stays without one, in milliseconds: longer than any conversation is live. */
const KEEP_MS = 2 * HOUR_MS
/** Keys: the set. Arguments: milliseconds a conversation is live, how many may be, the id. */
const ADMIT = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now - ARGV[1])
if not redis.call('zscore', KEYS[1], ARGV[3]) and redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('zadd', KEYS[1], now, ARGV[3])
redis.call('pexpire', KEYS[1], ${KEEP_MS})
return 1`

/** Which conversations are live, and how many may be (docs/product.md P10.15, P10.30, P10.46). */
export interface LiveSessions {
  /** True while there is room for one more conversation of a network. Changes nothing. */
  hasRoom(db: Database, network: string): Promise<boolean>
  /**
   * Counts a conversation as live if there is room for it. It is counted by all processes together: in Redis, else under
   * a lock that the transaction holds until its row is there. When all places are taken, a network with several gives
   * one up.
   * @param trx the transaction that stores the message
   */
  admit(trx: Database, session: { id: string; network: string }): Promise<Admission>
  /** Records a new message in the conversation. */
  touch(sessionId: string): void
  /** Removes a conversation that is over or never began. */
  leave(sessionId: string): void
}

/** Result of an admission: there is room, there is none, or the network has as many as one may. */
export type Admission = 'admitted' | 'full' | 'too-many'

/** The share of all places that one network may hold, and the places it may hold in any case. */
const NETWORK_SHARE = 10
const NETWORK_LEAST = 3

/** The live conversations of a context. */
export function createLiveSessions({ redis, chatSettings, config }: AppContext): LiveSessions {
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
    await lockAdmissions(trx)
    return (await countLive(trx, minutes, sessionId)) < most
  }

  async function admitAnywhere(trx: Database, sessionId: string): Promise<boolean> {
    const { inactivityTimeout, maxConcurrentSessions } = chatSettings()
    if (redis.isReady()) {
      try {
        return await admitInRedis(trx, sessionId, inactivityTimeout, maxConcurrentSessions)
      } catch (error) {
        if (redis.isReady()) throw error
      }
    }
    return admitInDatabase(trx, sessionId, inactivityTimeout, maxConcurrentSessions)
  }

  const mostOfNetwork = () =>
    Math.max(NETWORK_LEAST, Math.floor(chatSettings().maxConcurrentSessions / NETWORK_SHARE)) * config.rateLimitScale

  // while Redis is away, the database counts the conversations
  const runWithoutWaiting = (work: Parameters<typeof redis.run>[0]) => {
    if (redis.isReady()) redis.run(work).catch(() => {})
  }

  return {
    async hasRoom(db, network) {
      const { inactivityTimeout: minutes, maxConcurrentSessions } = chatSettings()
      if ((await countLive(db, minutes)) < maxConcurrentSessions) return true
      return (await findCrowded(db, minutes, network)) !== undefined
    },
    async admit(trx, { id, network }) {
      const { inactivityTimeout: minutes } = chatSettings()
      const own = await countOfNetwork(trx, minutes, network, id)
      if (own >= mostOfNetwork()) return 'too-many'
      let admitted = await admitAnywhere(trx, id)
      if (!admitted) {
        await lockAdmissions(trx)
        const crowded = await findCrowded(trx, minutes, network)
        const given = crowded === undefined ? undefined : await giveUpPlace(trx, minutes, crowded)
        if (given === undefined) return 'full'
        if (redis.isReady()) await redis.run((client) => client.zRem(KEY, given))
        admitted = await admitAnywhere(trx, id)
      }
      if (!admitted) return 'full'
      await trx.updateTable('chat_sessions').set({ admitted: true }).where('id', '=', id).execute()
      return 'admitted'
    },
    touch: (sessionId) => runWithoutWaiting((client) => client.zAdd(KEY, { value: sessionId, score: Date.now() })),
    leave: (sessionId) => runWithoutWaiting((client) => client.zRem(KEY, sessionId)),
  }
}
