import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Config } from '#server/config.ts'
import type { Attachment } from '#server/integrations/mailer.ts'
import { categoryTitle } from '#shared/model/agent.ts'
import { type BookingStatus, EVENT_TYPE_LABELS, type EventType } from '#shared/model/booking.ts'
import { HOUR_MS } from '#shared/model/day.ts'
import { guestsInWords } from '#shared/model/guest-words.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'

/** The fields of a calendar event that are the same for every reader. */
export interface PlainEvent {
  id: string
  version: number
  status: BookingStatus
  event_date: Date
  event_duration: number
  created_at: Date
  updated_at: Date
}

/** The texts of a calendar event. They never hold the customer's phone or email. */
export interface EventWords {
  summary: string
  description: string | null
  location: string | null
  url: string
}

/** What an event says of a booking to its customer: neither their phone nor their email. */
export interface EventBooking extends PlainEvent {
  agent_name: string
  category: string
  event_type: EventType
  event_location: string | null
  guests: number | null
  special_requests: string | null
}

/** What an event says of a booking to its agent. */
export interface AgentEventBooking extends PlainEvent {
  event_type: EventType
  event_location: string | null
  guests: number | null
}

type Sender = Pick<Config, 'brand' | 'publicUrl'>

const STATUSES: Record<BookingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

/**
 * A booking as a file for a calendar (RFC 5545, docs/product.md P3.16). Its UID never changes and its SEQUENCE is the
 * row version, so that a calendar knows a later file for the same event. Times are UTC, which every calendar shows in
 * its owner's zone without a table of time zones. It is published, not requested: nobody is asked to answer (RFC 5546
 * §3.2.1); a cancelled one cancels what was published (§4.1.3).
 */
export function calendarEvent(booking: EventBooking, config: Sender): Attachment {
  const { brand, publicUrl } = config
  return writeEventFile(booking, config, {
    stem: booking.agent_name,
    summary: `${booking.agent_name}, ${EVENT_TYPE_LABELS[booking.event_type]}`,
    description: describe(booking, brand.phone),
    location: booking.event_location,
    url: `${publicUrl}/customer/dashboard`,
  })
}

/** The same file in the words for the booking's agent, which the agent's calendar feed has too. */
export function agentCalendarEvent(booking: AgentEventBooking, config: Sender): Attachment {
  const words = describeForAgent(booking, config.publicUrl)
  return writeEventFile(booking, config, { stem: words.summary, ...words })
}

/** An agent reads what and when, and where once it is confirmed (docs/product.md P3.12). */
export function describeForAgent(
  booking: Pick<AgentEventBooking, 'status' | 'event_type' | 'event_location' | 'guests'>,
  publicUrl: string,
): EventWords {
  const known = booking.status === 'confirmed' || booking.status === 'completed'
  return {
    summary: EVENT_TYPE_LABELS[booking.event_type],
    description: booking.guests === null ? null : guestsInWords(booking.guests),
    location: known ? booking.event_location : null,
    url: `${publicUrl}/agent/dashboard`,
  }
}

/** @param words what it says; `stem` begins the file's name */
function writeEventFile(
  booking: PlainEvent,
  config: Sender,
  { stem, ...words }: EventWords & { stem: string },
): Attachment {
  const cancelled = booking.status === 'cancelled'
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = startCalendar(config.brand, method)
  addEvent(calendar, booking, config, words)
  return {
    filename: `${slugOf(stem)}-${atlantaDay(booking.event_date)}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: writeCalendar(calendar),
  }
}

/** An empty calendar of the agency. */
export function startCalendar(brand: Sender['brand'], method: ICalCalendarMethod): ICalCalendar {
  const company = storable(brand.name).replace(/[/\n]/g, ' ')
  return ical({ prodId: { company, product: 'Bookings', language: 'EN' }, method })
}

/** Adds a booking to a calendar, in the words for whom it is. */
export function addEvent(
  calendar: ICalCalendar,
  booking: PlainEvent,
  { brand, publicUrl }: Sender,
  { summary, description, location, url }: EventWords,
): void {
  calendar.createEvent({
    id: `${booking.id}@${new URL(publicUrl).hostname}`,
    sequence: booking.version,
    // the same version is the same file, to the letter
    stamp: booking.updated_at,
    created: booking.created_at,
    lastModified: booking.updated_at,
    start: booking.event_date,
    end: new Date(booking.event_date.getTime() + booking.event_duration * HOUR_MS),
    status: STATUSES[booking.status],
    summary: storable(summary),
    description: description === null ? null : storable(description),
    location: location === null ? null : storable(location),
    organizer: { name: storable(brand.name), email: brand.email },
    url,
  })
}

/** A calendar as text. */
export function writeCalendar(calendar: ICalCalendar): string {
  // the generator leaves the last line open (RFC 5545 §3.1)
  return `${calendar.toString()}\r\n`
}

function describe(booking: EventBooking, phone: string): string {
  return [
    `${booking.agent_name} (${categoryTitle(booking.category)}). Questions: ${phone}.`,
    ...(booking.guests === null ? [] : [`Guests: ${booking.guests.toLocaleString('en-US')}`]),
    ...(booking.special_requests === null ? [] : [`Special requests: ${booking.special_requests}`]),
  ].join('\n\n')
}

/** Text as RFC 5545 §3.1 lets it be: no control signs but the end of a line, which the generator escapes. */
function storable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')
}

/** A name as part of a file name: 'Renée O’Brien' becomes 'renee-o-brien'. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
  return slug || 'booking'
}
