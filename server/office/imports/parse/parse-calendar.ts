import ICAL from 'ical.js'
import { DAY_MS } from '#shared/model/day.ts'
import { instantOf, zoneNameOf } from './calendar-times.ts'
import { UnreadableFile } from './file-rows.ts'

/** Busy time, in milliseconds. */
interface Busy {
  from: number
  to: number
}

/** Events of a calendar, times that its rules are asked for, those of them that are to come, and its busy times, at most. */
const MOST_EVENTS = 20_000
const MOST_STEPS = 200_000
const MOST_TIMES = 20_000
const MOST_BUSY = 5000
/** The longest time that is blocked at once. */
const LONGEST_MS = 366 * DAY_MS

/** Counts how often rules are asked for their next time, over a whole file. */
class Steps {
  #left = MOST_STEPS

  take(): void {
    this.#left -= 1
    if (this.#left < 0) throw new UnreadableFile('A calendar repeats too often to be read')
  }
}

/** Whether an event takes time: not canceled, not shown as free. */
function takesTime(event: ICAL.Component): boolean {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
  return (
    value('status') !== 'CANCELLED' &&
    value('transp') !== 'TRANSPARENT' &&
    value('x-microsoft-cdo-busystatus') !== 'FREE'
  )
}

/**
 * The busy times of a calendar file (RFC 5545) within a span, in order: events that repeat are expanded with their exceptions;
 * those that are canceled or shown as free are left out. Times that overlap are one, and one of more than a year is
 * several. Nothing but times is read (docs/product.md P17.35, P17.36).
 * @param span in milliseconds
 * @throws UnreadableFile when it is no calendar, or beyond a limit
 */
export function parseCalendar(text: string, span: Busy): Busy[] {
  const busy: Busy[] = []
  const steps = new Steps()
  for (const calendar of parse(text)) {
    const events = calendar.getAllSubcomponents('vevent')
    if (events.length > MOST_EVENTS) throw new UnreadableFile(`A calendar has more than ${MOST_EVENTS} events`)
    const { masters, exceptions } = sort(events)
    for (const event of masters) {
      for (const one of expand(event, exceptions.get(uidOf(event)) ?? [], span, steps)) {
        if (one.to > span.from && one.from < span.to && one.to > one.from) busy.push(one)
        if (busy.length > MOST_TIMES) throw new UnreadableFile('A calendar repeats too often to be read')
      }
    }
  }
  const times = merge(busy).flatMap(split)
  if (times.length > MOST_BUSY) throw new UnreadableFile(`A calendar has more than ${MOST_BUSY} busy times to come`)
  return times
}

function parse(text: string): ICAL.Component[] {
  try {
    // the library's own type is any: one component, or a list of them
    const parsed = ICAL.parse(text) as unknown[]
    const all = (Array.isArray(parsed[0]) ? parsed : [parsed]).map((one) => new ICAL.Component(one as unknown[]))
    const calendars = all.filter(({ name }) => name === 'vcalendar')
    if (calendars.length > 0) return calendars
  } catch {
    // says it below
  }
  throw new UnreadableFile(
    /^\uFEFF?BEGIN:VCALENDAR/i.test(text)
      ? 'This calendar file is damaged and can’t be read'
      : 'This is not a calendar file (ICS)',
  )
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '')

/** Separates events from the exceptions of those that repeat. An exception whose event is not in the file is an event. */
function sort(events: readonly ICAL.Component[]) {
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id')
  const repeating = new Set(events.filter((event) => !isException(event)).map(uidOf))
  const belongs = (event: ICAL.Component) => isException(event) && repeating.has(uidOf(event))
  return {
    masters: events.filter((event) => !belongs(event)),
    exceptions: Map.groupBy(events.filter(belongs), uidOf),
  }
}

function* expand(
  component: ICAL.Component,
  exceptions: readonly ICAL.Component[],
  span: Busy,
  steps: Steps,
): Generator<Busy> {
  try {
    if (!component.hasProperty('dtstart')) return
    const event = new ICAL.Event(component, { exceptions: [...exceptions], strictExceptions: false })
    if (!event.isRecurring() || component.hasProperty('recurrence-id')) {
      if (takesTime(component)) yield timeOf(event)
      return
    }
    const occurrences = event.iterator()
    const zone = zoneNameOf(component, 'dtstart')
    // what is over by any clock needs no closer look, unless an exception moves it
    const begin = exceptions.length > 0 ? 0 : span.from - event.duration.toSeconds() * 1000 - 2 * DAY_MS
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      steps.take()
      if (Date.UTC(next.year, next.month - 1, next.day) < begin) continue
      if (instantOf(next, zone) >= span.to) break
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      if (!takesTime(item.component)) continue
      // of one without an exception both are on the clock of the first beginning
      yield item === event ? { from: instantOf(startDate, zone), to: instantOf(endDate, zone) } : timeOf(item)
    }
    // one that was moved here from behind the span
    for (const moved of exceptions) {
      const item = new ICAL.Event(moved, { exceptions: [] })
      if (takesTime(moved) && instantOf(item.recurrenceId, zone) >= span.to) {
        yield timeOf(item)
      }
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('A calendar has an event whose time can’t be read')
  }
}

function timeOf({ component, startDate, endDate }: ICAL.Event): Busy {
  const zone = zoneNameOf(component, 'dtstart')
  const endZone = component.hasProperty('dtend') ? zoneNameOf(component, 'dtend') : zone
  return { from: instantOf(startDate, zone), to: instantOf(endDate, endZone) }
}

function merge(busy: readonly Busy[]): Busy[] {
  const merged: Busy[] = []
  for (const { from, to } of busy.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from < last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

function split({ from, to }: Busy): Busy[] {
  const count = Math.ceil((to - from) / LONGEST_MS)
  return Array.from({ length: count }, (_, at) => ({
    from: from + at * LONGEST_MS,
    to: Math.min(to, from + (at + 1) * LONGEST_MS),
  }))
}
