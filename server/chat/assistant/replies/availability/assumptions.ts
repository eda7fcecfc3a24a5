import type { Temporal } from 'temporal-polyfill'
import type { EventSpan } from '../../tools/span.ts'
import { type AssistantTools, joinSentences, type Turn } from '../reply.ts'
import { rateLimits } from '../roster/find.ts'

/** 'Saturday, December 5, 7 PM to 11 PM' */
export const formatWhen = (
  day: Temporal.PlainDate,
  span: EventSpan,
  { say }: Pick<Turn, 'say'>,
  { today }: AssistantTools,
): string => say.when(say.day(day, today), say.times(span))

/** What was taken for granted, so that it can be put right (docs/product.md P10.21). */
export function describeAssumptions({ wish, say, state, reading }: Turn, { assumed, hours }: EventSpan): string {
  const { price } = wish
  const { maxRate } = rateLimits(wish)
  return joinSentences(
    assumed.start && assumed.hours && say.noTimeNoHours(say.hours(hours)),
    assumed.start && !assumed.hours && say.noTime,
    !assumed.start && assumed.hours && say.noHours(say.hours(hours)),
    reading.time.roundedUp && say.roundedUp(say.hours(hours)),
    state.known.weekend && say.saturday,
    price.total && price.max !== undefined && say.most(say.hours(hours), price.max),
    price.total && price.max === undefined && price.min !== undefined && say.least(say.hours(hours), price.min),
    !price.total && maxRate !== undefined && wish.agentIds.length === 0 && say.mostAnHour(maxRate),
  )
}
