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

/**
 * What the calendar shows: a month in whole weeks, the weeks from this one on, seven days, or the people and seven days
 * (docs/product.md P6.163).
 */
export type Span = { view: 'month'; month: string } | { view: 'weeks' | 'week' | 'people'; from: Day }

/** Weeks that the view without a month has. */
const WEEKS = 5
/** Days of the week and people views. */
const DAYS = 7

/** The weeks from the one of today on. */
export const thisMonth = (today: Day): Span => ({ view: 'weeks', from: getWeekStart(today) })

/** The span of the address; the weeks from this one on when it has none, and today for an invalid day. */
export function readSpan(params: URLSearchParams, today: Day): Span {
  for (const view of ['people', 'week'] as const) {
    const text = params.get(view)
    if (text) return { view, from: isDay(text) ? text : today }
  }
  const month = params.get('month')
  return isMonth(month) ? { view: 'month', month } : thisMonth(today)
}

/** A span as parameters of the address; the others go. A span that begins today follows the clock. */
export function writeSpan(span: Span, today: Day): Record<'month' | 'week' | 'people', string> {
  const none = { month: '', week: '', people: '' }
  if (span.view === 'weeks') return none
  if (span.view === 'month') return { ...none, month: span.month }
  return { ...none, [span.view]: span.from === today ? 'today' : span.from }
}

/** The span before or after. */
export function moveSpan(span: Span, steps: 1 | -1): Span {
  if (span.view === 'month') return { view: 'month', month: addMonths(span.month, steps) }
  // the whole month on either side
  if (span.view === 'weeks') return { view: 'month', month: getMonth(addDays(span.from, steps < 0 ? -1 : WEEKS * 7)) }
  return { ...span, from: addDays(span.from, DAYS * steps) }
}

/** The first day on which another view of the same days begins. */
function startOf(span: Span, today: Day): Day {
  if (span.view === 'month') return span.month === getMonth(today) ? today : `${span.month}-01`
  return span.view === 'weeks' ? today : span.from
}

/** Another view of the days on screen. */
export function changeView(span: Span, view: 'month' | 'week' | 'people', today: Day): Span {
  const from = startOf(span, today)
  if (view !== 'month') return { view, from }
  if (span.view === 'month' || span.view === 'weeks') return span
  const first = getWeekStart(today)
  const isSoon = from >= first && from < addDays(first, WEEKS * 7)
  return isSoon ? thisMonth(today) : { view: 'month', month: getMonth(addDays(from, 3)) }
}

/** The span of today in the same view. */
export const moveToToday = (span: Span, today: Day): Span =>
  span.view === 'week' || span.view === 'people' ? { view: span.view, from: today } : thisMonth(today)

/** All days on screen, in rows of seven. */
export function listWeeks(span: Span): Day[][] {
  if (span.view === 'month') return weeksOfMonth(span.month)
  const rows = span.view === 'weeks' ? WEEKS : 1
  return Array.from({ length: rows }, (_, row) => daysOfWeek(addDays(span.from, row * 7)))
}

/** 'December 2026', 'December 6 to December 12, 2026' */
export function formatTitle(span: Span): string {
  if (span.view === 'month') return writeMonth(span.month)
  const last = addDays(span.from, (span.view === 'weeks' ? WEEKS * 7 : DAYS) - 1)
  return `${writeMonthDay(span.from)} to ${writeFullDay(last)}`
}
