import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { getPlace } from '#shared/model/place.ts'

/** The zone that a name means where a calendar does not define it; Atlanta's for a time that floats, and for an unknown name. */
function zoneNamed(name: string | null): string {
  // some programs put a path before the name: /softwarestudio.org/Tzfile/America/New_York
  for (const zone of [name ?? '', (name ?? '').split('/').slice(-2).join('/')]) {
    try {
      if (zone !== '') return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
    } catch {
      // no zone of this name
    }
  }
  return getPlace().timeZone
}

/**
 * The instant of a time of a calendar, in milliseconds. A zone that the calendar defines counts, else one of that name; a day, and
 * a time that floats, are Atlanta's (docs/product.md P8.1). A time that clocks skip moves on by the hour they skip.
 * @param zoneName the TZID beside it; null for none
 */
export function instantOf(time: ICAL.Time, zoneName: string | null): number {
  const { year, month, day, hour, minute, second, isDate } = time
  if (!isDate && time.zone !== null && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000
  const zone = isDate ? getPlace().timeZone : zoneNamed(zoneName)
  const wall = isDate ? { year, month, day } : { year, month, day, hour, minute, second: Math.min(second, 59) }
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
}

/** The name of the zone beside a time of an event; null for none. */
export function zoneNameOf(event: ICAL.Component, name: 'dtstart' | 'dtend'): string | null {
  const zone = event.getFirstProperty(name)?.getParameter('tzid')
  return typeof zone === 'string' ? zone : null
}
