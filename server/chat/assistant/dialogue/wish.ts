import { Temporal } from 'temporal-polyfill'
import type { TimeWish } from '#server/catalog/words/read-time.ts'
import type { Known } from '#shared/contract/chat/dialogue.ts'
import type { PriceWish } from '../understand/read-price.ts'
import type { Reading } from '../understand/reading.ts'

/** What an answer looks up: what is known, in the types of the tools. */
export interface Wish {
  /** In the order they were named. */
  categories: readonly string[]
  counts: Readonly<Record<string, number>>
  agentIds: readonly string[]
  /** Agents that are not to be suggested. */
  without: readonly string[]
  words: readonly string[]
  day: Temporal.PlainDate | undefined
  weekend: boolean
  /** A stretch too long to look at: 'next week'. */
  stretch: string | undefined
  time: TimeWish
  price: PriceWish
}

/**
 * The wish of a message.
 * @param known after it
 * @param without agents that the message excludes
 */
export function wishOf(known: Known, reading: Pick<Reading, 'date'>, without: readonly string[] = []): Wish {
  const { categories, counts, agentIds, words, day, weekend = false, start, part, hours, budget } = known
  return {
    ...{ categories, counts, agentIds, without, words, weekend },
    day: day === undefined ? undefined : Temporal.PlainDate.from(day),
    stretch: reading.date.stretch,
    time: {
      ...(start !== undefined && { minute: start }),
      ...(part !== undefined && { part }),
      ...(hours !== undefined && { hours }),
    },
    price: Object.fromEntries(Object.entries(budget).filter(([, value]) => value !== undefined)),
  }
}
