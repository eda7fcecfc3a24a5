import type { WeeklyHours } from '#shared/contract/availability/availability.ts'
import { formatClock, readClock } from '#web/lib/week.ts'

export type Span = WeeklyHours[number]

const DAY = 1440

/** A span as it is typed. */
export const formatSpan = ({ from, to }: Span) => ({ from: formatClock(from), to: formatClock(to) })

/** What was typed as a span: an end that isn't after its beginning is the next day's (docs/product.md P5.9). */
export function readSpan(weekday: number, typed: { from: string; to: string }): Span {
  const [from, to] = [readClock(typed.from), readClock(typed.to)]
  return { weekday, from, to: to <= from ? to + DAY : to }
}

/** Whether a span goes on past midnight. */
export const isOvernight = ({ to }: Span) => to > DAY

/** By weekday and beginning, so that switching a day off and on again is no change. */
export const inOrder = (spans: readonly Span[]): Span[] =>
  spans.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from)

export const isSameWeek = (a: readonly Span[], b: readonly Span[]) =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))
