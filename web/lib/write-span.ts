import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { formatCount } from '#web/lib/format.ts'

const MINUTE_MS = 60_000

const UNITS = [
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
  [MINUTE_MS, 'minute'],
] as const

const count = (total: number, unit: string) => `${formatCount(total)} ${total === 1 ? unit : `${unit}s`}`

/** A span in its largest whole unit, at least a minute: '5 minutes', '1 day'. */
export function writeSpan(ms: number): string {
  const [size, unit] = UNITS.find(([size]) => ms >= size) ?? UNITS[2]
  return count(Math.max(1, Math.floor(ms / size)), unit)
}

/** Elapsed time left, at least a minute, in its two largest units: '3 days 7 hours', '1 hour 5 minutes'. */
export function writeTimeLeft(ms: number): string {
  let left = Math.max(ms, MINUTE_MS)
  const parts = UNITS.flatMap(([size, unit]) => {
    const total = Math.floor(left / size)
    left -= total * size
    return total > 0 ? [count(total, unit)] : []
  })
  return parts.slice(0, 2).join(' ')
}
