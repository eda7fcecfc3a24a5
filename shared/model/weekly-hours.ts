/** Minutes of a day, and of a week. */
export const DAY_MINUTES = 1440
export const WEEK_MINUTES = 7 * DAY_MINUTES

/** A span of every week in which an agent takes bookings; minutes of the Atlanta day, 0 is Sunday. */
export interface WeeklySpan {
  weekday: number
  from: number
  /** From the same midnight; beyond 1440 is the next day. */
  to: number
}

/**
 * The first span that runs into another, by its place in the list: also across midnight, and from Saturday into Sunday.
 * Spans that only touch don't.
 * @param hours the spans of a week in any order, each ending after it begins
 * @returns the place of the span that begins while another lasts; undefined when none does
 */
export function findOverlap(hours: readonly WeeklySpan[]): number | undefined {
  const spans = hours
    .map(({ weekday, from, to }, place) => ({
      place,
      from: weekday * DAY_MINUTES + from,
      to: weekday * DAY_MINUTES + to,
    }))
    .sort((a, b) => a.from - b.from)
  const next = spans.map(({ place, from }, i) => ({ place, from, last: spans[i - 1] }))
  const within = next.find(({ from, last }) => last !== undefined && from < last.to)
  if (within) return within.place
  const [first, last] = [spans[0], spans.at(-1)]
  // the week begins again where it ends
  return first && last && first.from + WEEK_MINUTES < last.to ? first.place : undefined
}
