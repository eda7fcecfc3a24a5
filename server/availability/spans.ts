import { Temporal } from 'temporal-polyfill'
import { HOUR_MS } from '#shared/model/day.ts'
import { getPlace } from '#shared/model/place.ts'
import { atlantaMinute } from '#shared/model/time-zone.ts'

/** A stretch of time in instants, from inclusive, to exclusive. */
export interface TimeSpan {
  from: Date
  to: Date
}

/**
 * The part of a span from the beginning of today in Atlanta on: who worked when in the past is nobody's business
 * (docs/product.md P8.10).
 * @returns undefined when all of it is past
 */
export function startToday({ from, to }: TimeSpan, now: Date): TimeSpan | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(getPlace().timeZone)
  const today = new Date(local.startOfDay().epochMilliseconds)
  return to > today ? { from: latest(from, today), to } : undefined
}

/**
 * Merges spans that overlap or touch. Sorted by start.
 * @param within the parts outside it are cut off
 */
export function mergeSpans(spans: readonly TimeSpan[], within: TimeSpan): TimeSpan[] {
  const cut = spans
    .map(({ from, to }) => ({ from: latest(from, within.from), to: earliest(to, within.to) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from.getTime() - b.from.getTime())
  const merged: TimeSpan[] = []
  for (const span of cut) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = latest(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}

/**
 * The gaps between spans.
 * @param spans by start, none overlapping, none outside `within`
 */
export function gapsBetween(spans: readonly TimeSpan[], within: TimeSpan): TimeSpan[] {
  const starts = [within.from, ...spans.map(({ to }) => to)]
  const ends = [...spans.map(({ from }) => from), within.to]
  const gaps = starts.map((from, i) => ({ from, to: ends[i] ?? within.to }))
  return gaps.filter(({ from, to }) => from < to)
}

const MINUTE_MS = 60_000

/** The beginning of the hour an instant lies in by the agency's clocks, which need not be one of UTC (docs/product.md P8.24). */
function startOfHour(instant: Date): Date {
  const minute = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS
  return new Date(minute - Number(atlantaMinute(minute).slice(-2)) * MINUTE_MS)
}

/** The whole hours a span lies in, by the agency's clocks (docs/product.md P8.10). */
export function coverHours({ from, to }: TimeSpan): TimeSpan {
  const last = startOfHour(to)
  return { from: startOfHour(from), to: last < to ? new Date(last.getTime() + HOUR_MS) : last }
}

const latest = (a: Date, b: Date) => (a > b ? a : b)
const earliest = (a: Date, b: Date) => (a < b ? a : b)
