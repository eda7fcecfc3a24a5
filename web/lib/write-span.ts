import { DAY_MS, HOUR_MS } from '#shared/model/day.ts'
import { formatCount } from '#web/lib/format.ts'

const MINUTE_MS = 60_000

/** A span in its largest whole unit, at least a minute: '5 minutes', '1 day'. */
export function writeSpan(ms: number): string {
  const [size, unit] =
    ms >= DAY_MS
      ? ([DAY_MS, 'day'] as const)
      : ms >= HOUR_MS
        ? ([HOUR_MS, 'hour'] as const)
        : ([MINUTE_MS, 'minute'] as const)
  const total = Math.max(1, Math.floor(ms / size))
  return `${formatCount(total)} ${total === 1 ? unit : `${unit}s`}`
}
