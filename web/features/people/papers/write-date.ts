import { getUtcTime } from '#shared/model/day.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'

const date = dateFormat({ timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' })

/** '2026-12-31' as 'December 31, 2026'. */
export const writeDate = (day: string): string => date.format(getUtcTime(day))
