import {
  addDays,
  addMonths,
  type Day,
  daysOfWeek,
  getMonth,
  getWeekStart,
  isDay,
  isMonth,
  weeksOfMonth,
} from '#shared/model/day.ts'
import { writeFullDay, writeMonth, writeMonthDay } from '#web/lib/write-day.ts'

/** What the calendar shows: a month, or the week that begins with a Sunday. */
export type Span = { month: string } | { week: Day }

/** What the address asks for; this month when it asks for nothing we know. */
export function readSpan(params: URLSearchParams, today: Day): Span {
  const [week, month] = [params.get('week'), params.get('month')]
  if (isDay(week)) return { week: getWeekStart(week) }
  return { month: isMonth(month) ? month : getMonth(today) }
}

/** A span as parameters of the address; the other one goes. */
export const writeSpan = (span: Span): Record<'month' | 'week', string> =>
  'week' in span ? { week: span.week, month: '' } : { month: span.month, week: '' }

/** The span before or after. */
export const moveSpan = (span: Span, steps: 1 | -1): Span =>
  'week' in span ? { week: addDays(span.week, 7 * steps) } : { month: addMonths(span.month, steps) }

/** All days on screen, in rows of seven. */
export const listWeeks = (span: Span): Day[][] => ('week' in span ? [daysOfWeek(span.week)] : weeksOfMonth(span.month))

/** 'December 2026', 'December 6 to December 12, 2026' */
export const formatTitle = (span: Span): string =>
  'week' in span ? `${writeMonthDay(span.week)} to ${writeFullDay(addDays(span.week, 6))}` : writeMonth(span.month)
