import { getUtcTime } from '#shared/model/day.ts'

const date = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' })

/** '2026-12-31' as 'December 31, 2026'. */
export const writeDate = (day: string): string => date.format(getUtcTime(day))
