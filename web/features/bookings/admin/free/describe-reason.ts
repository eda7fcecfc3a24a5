import type { BusyReason } from '#shared/contract/bookings/free-agents.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { formatShortDateTime, formatTime } from '#web/lib/format-date.ts'

/**
 * 'Booked by Grant Oyelaran, 9:00 PM to 11:00 PM'; with the day when that is another one than the event's.
 * @param start of the event: an instant, or Atlanta time as a date input writes it
 */
export function describeReason(reason: BusyReason, start: string): string {
  if (reason.kind === 'hours') return 'Outside weekly hours'
  if (reason.kind === 'unavailable') return 'Not taking requests'
  const { from, to } = reason
  const isSameDay = atlantaDay(from) === (start.endsWith('Z') ? atlantaDay(start) : start.slice(0, 10))
  const when = `${isSameDay ? formatTime(from) : formatShortDateTime(from)} to ${formatTime(to)}`
  if (reason.kind === 'blocked') return `Blocked, ${when}`
  return `${reason.kind === 'held' ? 'Held for' : 'Booked by'} ${reason.customerName}, ${when}`
}
