import { formatShortAtlantaTime } from '#server/availability/atlanta-time.ts'
import { writeDatedEventTime } from '#shared/model/event-time.ts'

/** Below this a subject is read whole (docs/product.md P10.55). */
const SUBJECT_LIMIT = 78

/**
 * A subject that ends with the day and times of an event: 'Reminder: Vera Vane, Fri, Dec 4, 2026, 9 PM to midnight'.
 * Only the start, where the end would make it too long.
 * @param words what stands before the day, with what separates them; its names shortened by `shortName`
 */
export function writeSubject(words: string, event: { event_date: Date; event_duration: number }): string {
  const whole = words + writeDatedEventTime(event.event_date, event.event_duration)
  return whole.length < SUBJECT_LIMIT ? whole : words + formatShortAtlantaTime(event.event_date)
}
