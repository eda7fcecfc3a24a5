import type { WeeklyHours } from '#shared/contract/availability.ts'

export type Span = WeeklyHours[number]

const DAY = 1440
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A minute as a time input has it; empty for what is no time. */
export function clockOf(minute: number): string {
  if (Number.isNaN(minute)) return ''
  const [hours, minutes] = [Math.floor((minute % DAY) / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** A time input's value as the minute of its day; NaN for what is no time. */
export function minuteOf(typed: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(typed) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** A span with another beginning; its end keeps its time of day and is never before it. */
export const withFrom = (span: Span, from: number): Span => ({ ...span, from, to: endAfter(from, span.to % DAY) })

/** A span with another end: one that isn't after the beginning is the next day's (docs/product.md P5.9). */
export const withTo = (span: Span, to: number): Span => ({ ...span, to: endAfter(span.from, to) })

const endAfter = (from: number, to: number) => (to <= from ? to + DAY : to)

/** Whether a span goes on past midnight. */
export const isOvernight = ({ to }: Span) => to > DAY

/** By weekday and beginning, so that switching a day off and on again is no change. */
export const inOrder = (spans: readonly Span[]): Span[] =>
  spans.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from)

export const isSameWeek = (a: readonly Span[], b: readonly Span[]) =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))
