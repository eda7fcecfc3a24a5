const DAY = 1440

/** By their number: 0 is Sunday. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** From Monday, as offices count. */
export const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0] as const

/** A minute as a time input has it; empty for what is no time. */
export function formatClock(minute: number): string {
  if (Number.isNaN(minute)) return ''
  const [hours, minutes] = [Math.floor((minute % DAY) / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** A time input's value as the minute of its day; NaN for what is no time. */
export function readClock(typed: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(typed) ?? []
  return Number(hours) * 60 + Number(minutes)
}
