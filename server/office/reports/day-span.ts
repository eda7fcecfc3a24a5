import { Temporal } from 'temporal-polyfill'
import { readTime } from '#server/availability/read-time.ts'
import { invalid } from '#server/errors.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/** Whole days of Atlanta, from (inclusive) to (exclusive), as '2026-12-04'; open where it isn't said. */
export interface DaySpan {
  from?: string | undefined
  to?: string | undefined
}

/**
 * The days a report is asked for.
 * @throws AppError invalid_request (400) for a date that is none, or a span without a day
 */
export function readSpan(query: { from?: string | undefined; to?: string | undefined }): DaySpan {
  const dayOf = (field: 'from' | 'to') => {
    const text = query[field]
    return text === undefined ? undefined : atlantaDay(readTime(field, text))
  }
  const span = { from: dayOf('from'), to: dayOf('to') }
  if (span.from !== undefined && span.to !== undefined && span.from >= span.to) {
    throw invalid({ to: 'The span ends before it begins' })
  }
  return span
}

/** What revenue is kept by besides all time (server/db/migrations/0011-reports.sql), the longest first. */
const UNITS = ['year', 'half', 'quarter', 'month', 'day'] as const
type Unit = (typeof UNITS)[number]
const MONTHS = { year: 12, half: 6, quarter: 3, month: 1 } as const

/** Kept units one after another: those that begin from `from` (inclusive) to `to` (exclusive). */
export interface Stretch {
  unit: Unit
  from: string
  to: string
}

/** How PostgreSQL writes dates before and after all others; in order of text, too. */
const [EVER_SINCE, EVER_AFTER] = ['-infinity', 'infinity']

/**
 * The fewest kept units that make up a span. An end after today is no end: nothing has been paid after today.
 * @param today the day it is in Atlanta
 * @param units those there are, the longest first, days the last
 */
export function coverSpan(
  { from = EVER_SINCE, to = EVER_AFTER }: DaySpan,
  today: string,
  units: readonly Unit[] = UNITS,
): Stretch[] {
  return from > today && from !== EVER_SINCE ? [] : cover(from, to > today ? EVER_AFTER : to, units)
}

function cover(from: string, to: string, [unit, ...finer]: readonly Unit[]): Stretch[] {
  if (unit === undefined || from >= to) return []
  const [start, end] = [beginning(from, unit, 'next'), beginning(to, unit, 'last')]
  if (start >= end) return cover(from, to, finer)
  return [...cover(from, start, finer), { unit, from: start, to: end }, ...cover(end, to, finer)]
}

/** The day a unit begins, on a day or next after it, or on it or last before it. */
function beginning(day: string, unit: Unit, which: 'next' | 'last'): string {
  if (unit === 'day' || day === EVER_SINCE || day === EVER_AFTER) return day
  const date = Temporal.PlainDate.from(day)
  const months = MONTHS[unit]
  const last = date.with({ month: date.month - ((date.month - 1) % months), day: 1 })
  const found = which === 'last' || last.equals(date) ? last : last.add({ months })
  return found.toString()
}
