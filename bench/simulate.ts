/**
 * A model of one machine, which predicts how long requests take from what each costs. Requests come at random moments, as
 * people make them. Each passes the caller, a process of Node, a connection with its PostgreSQL process, and Node again;
 * the hash of a password has a thread of its own. All that computes shares the processor cores equally; waiting for the
 * disk needs none.
 */
import { randomNumbers } from '#tests/support/random.ts'
import { quantile } from './rows.ts'

/** What one request of a kind costs alone, in milliseconds of processor time; `waiting` is for the disk. */
export interface Cost {
  share: number
  caller: number
  node: number
  hash: number
  database: number
  waiting: number
  /** How much longer or shorter single requests took than their mean. */
  spread: readonly number[]
}

/** A machine, or several that are equal. */
export interface Machine {
  cores: number
  /** Processes of Node. */
  workers: number
  /** Connections of each. */
  connections: number
  /** Whether the callers compute on the same machine, as in a bench. */
  withCallers: boolean
}

type Station = 'caller' | 'node' | 'hash' | 'database'

/** Work of one request that is left at each station, in the order it passes them. */
interface Visit {
  began: number
  worker: number
  left: { at: Station; ms: number; idle?: true }[]
}

/** The part of Node's work that comes before the database's. */
const BEFORE = 0.5

/**
 * Lets requests come at a rate and finds how long they take.
 * @param seconds of the machine's time; the first tenth does not count
 * @returns the times in milliseconds, the shortest first
 */
export function simulate(costs: readonly Cost[], machine: Machine, rate: number, seconds: number, seed = 1): number[] {
  const random = randomNumbers(seed)
  const chance = () => (random(0, 999_999) + 0.5) / 1_000_000
  const hundred = costs.flatMap((cost) => Array.from({ length: cost.share }, () => cost))
  const took: number[] = []
  const queues = new Map<string, Visit[]>()
  const working = new Set<Visit>()
  const placesAt: Record<Station, number> = {
    ...{ caller: 1, node: 1, hash: 1, database: machine.connections },
  }
  const busy = new Map<string, number>()
  /** Stations of a process are its own; there is one caller. */
  const keyOf = ({ worker, left }: Visit) => (left[0]?.at === 'caller' ? 'caller' : `${left[0]?.at} ${worker}`)
  const enter = (visit: Visit) => {
    const [stop] = visit.left
    if (!stop) return
    const key = keyOf(visit)
    const used = busy.get(key) ?? 0
    if (used < placesAt[stop.at]) {
      busy.set(key, used + 1)
      working.add(visit)
      return
    }
    const queue = queues.get(key) ?? []
    queue.push(visit)
    queues.set(key, queue)
  }
  const computes = ({ left }: Visit) => left[0]?.idle !== true
  const end = seconds * 1000
  let now = 0
  let nextArrival = 0
  let arrivals = 0
  while (now < end) {
    const computing = [...working].filter(computes).length
    const speed = Math.min(1, machine.cores / Math.max(1, computing))
    let first: Visit | undefined
    let soonest = nextArrival - now
    for (const visit of working) {
      const needs = (visit.left[0]?.ms ?? 0) / (computes(visit) ? speed : 1)
      if (needs < soonest) [first, soonest] = [visit, needs]
    }
    for (const visit of working) {
      const [stop] = visit.left
      if (stop) stop.ms -= soonest * (computes(visit) ? speed : 1)
    }
    now += soonest
    if (!first) {
      const cost = hundred[random(0, hundred.length - 1)]
      if (cost)
        enter(arrive(cost, now, { worker: arrivals % machine.workers, withCallers: machine.withCallers }, random))
      arrivals += 1
      nextArrival = now - (Math.log(chance()) * 1000) / rate
      continue
    }
    if (first.left[1]?.at === first.left[0]?.at) {
      first.left.shift()
      continue
    }
    working.delete(first)
    const key = keyOf(first)
    const next = queues.get(key)?.shift()
    busy.set(key, (busy.get(key) ?? 1) - 1)
    if (next) {
      busy.set(key, (busy.get(key) ?? 0) + 1)
      working.add(next)
    }
    first.left.shift()
    if (first.left.length > 0) enter(first)
    else if (first.began > end / 10) took.push(now - first.began)
  }
  // what has not ended has taken as long as it is there: an overload would not show otherwise
  const unfinished = [...working, ...[...queues.values()].flat()].filter(({ began }) => began > end / 10)
  return [...took, ...unfinished.map(({ began }) => end - began)].sort((a, b) => a - b)
}

function arrive(
  cost: Cost,
  began: number,
  { worker, withCallers }: { worker: number; withCallers: boolean },
  random: (min: number, max: number) => number,
): Visit {
  const caller = withCallers ? cost.caller / 2 : 0
  const factor = cost.spread[random(0, cost.spread.length - 1)] ?? 1
  const all: Visit['left'] = [
    { at: 'caller', ms: caller },
    { at: 'node', ms: cost.node * BEFORE * factor },
    { at: 'hash', ms: cost.hash },
    { at: 'database', ms: cost.database * factor },
    // for the disk, with the connection in hand
    { at: 'database', ms: cost.waiting * factor, idle: true },
    { at: 'node', ms: cost.node * (1 - BEFORE) * factor },
    { at: 'caller', ms: caller },
  ]
  return { began, worker, left: all.filter(({ ms }) => ms > 0) }
}

/** The rate a machine carries while 99 of a hundred requests take this long at most, to the nearest 5 percent. */
export function findCapacity(costs: readonly Cost[], machine: Machine, mostMs: number): number {
  const holds = (rate: number) => {
    const took = simulate(costs, machine, rate, Math.max(20, Math.min(60, 20_000 / rate)))
    return took.length > 0 && quantile(took, 0.99) <= mostMs
  }
  let [low, high] = [1, 2]
  while (holds(high)) [low, high] = [high, high * 2]
  while (high / low > 1.05) {
    const middle = Math.sqrt(low * high)
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
