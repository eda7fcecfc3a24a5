import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'

/** Seconds between two turns at one name: 60 in the 15 minutes a lock lasts at most (docs/decisions/031). */
const BETWEEN_TURNS = 15
/** Seconds a network waits for its turn at most, and seconds it may be late for it. */
const LONGEST_WAIT = 15 * 60
const GRACE = 5 * 60
/** A network with so many failures of its own within a day gets no turn. */
const OWN_FAILURES = 2
/** Turns at one name within a day that came to nothing; more are not given. */
const TURNS_A_DAY = 120

interface Standing {
  /** Failures of this network at this name within a day. */
  own: number
  /** Turns at this name within a day that failed. */
  given: number
  /** Seconds until this network's turn, negative once it has come; null without one. */
  mine: number | null
  /** Seconds until the latest turn at this name; null without one. */
  latest: number | null
}

/**
 * Gives a network its turn at a name that is locked: the moment after the turns given before. A turn that has come is
 * taken. To be called with the name's lock held.
 * @param account from accountKey
 * @param network from getNetwork
 * @returns 0 when the turn is taken now, the seconds until it comes, or undefined when this network gets none
 */
export async function takeTurnAt(trx: Database, account: string, network: string): Promise<number | undefined> {
  const { own, given, mine, latest } = await readStanding(trx, account, network)
  if (own >= OWN_FAILURES || given >= TURNS_A_DAY) return undefined
  const wait = mine ?? Math.max(0, (latest ?? -BETWEEN_TURNS) + BETWEEN_TURNS)
  if (mine === null && wait > LONGEST_WAIT - BETWEEN_TURNS) return undefined
  if (mine === null || wait <= 0) {
    const taken = wait <= 0
    await sql`
      insert into login_turns (account, address, turn_at, taken)
      values (${account}, ${network}, clock_timestamp() + make_interval(secs => ${wait}), ${taken})
      on conflict (account, address) do update
        set turn_at = case when ${mine !== null} then login_turns.turn_at else excluded.turn_at end,
          taken = excluded.taken`.execute(trx)
  }
  return Math.max(0, wait)
}

async function readStanding(trx: Database, account: string, network: string): Promise<Standing> {
  // rows of the future were written by a clock that was wrong
  const { rows } = await sql<Standing>`
    with failed as (
      select address, by_turn from login_failures
      where account = ${account} and failed_at between clock_timestamp() - interval '1 day' and clock_timestamp()
    ), turns as (
      select address, taken, extract(epoch from turn_at - clock_timestamp())::float8 as wait from login_turns
      where account = ${account} and turn_at between clock_timestamp() - make_interval(secs => ${GRACE})
        and clock_timestamp() + make_interval(secs => ${LONGEST_WAIT})
    )
    select (select count(*)::int from failed where address = ${network}) as own,
      (select count(*)::int from failed where by_turn) as given,
      (select wait from turns where address = ${network} and not taken) as mine,
      (select max(wait) from turns) as latest`.execute(trx)
  return rows[0] ?? { own: 0, given: 0, mine: null, latest: null }
}
