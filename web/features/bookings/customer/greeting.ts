import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { dateFormat } from '#shared/model/lazy-format.ts'

const hour = dateFormat({ hour: 'numeric', hourCycle: 'h23' })

/** 'Good evening, Renée': by Atlanta's clock, by the first name. */
export function greetingAt(now: Date, name: string | undefined): string {
  const hours = Number(hour.format(now))
  const greeting =
    hours >= 5 && hours < 12 ? 'Good morning' : hours >= 12 && hours < 17 ? 'Good afternoon' : 'Good evening'
  const [first] = (name ?? '').trim().split(/\s+/)
  return first ? `${greeting}, ${first}` : greeting
}

/** Says when the next night is and who comes; what is pending says so. */
export function nextNight(active: readonly CustomerBooking[], now: Date): string {
  const next = active.find(({ eventDate }) => new Date(eventDate) > now)
  if (!next) return 'Every night starts with a name.'
  const { eventDate, eventDuration, agent, status } = next
  const night = `Your next event is ${writeEventTime(eventDate, eventDuration)}, with ${agent?.name ?? 'us'}.`
  return status === 'pending' ? `${night} We haven’t confirmed it yet.` : night
}
