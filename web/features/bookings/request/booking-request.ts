import '#web/lib/zod-without-eval.ts'
import { z } from 'zod'
import { BookingRequest } from '#shared/contract/bookings/bookings.ts'
import { RequestedPerformer } from '#shared/contract/bookings/events/events.ts'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import { DEFAULT_HOURS } from '#shared/model/booking.ts'
import { MOST_PERFORMERS } from '#shared/model/event.ts'
import { centsToDollars } from '#shared/model/money.ts'
import { usualTotalCents } from '#shared/model/package.ts'
import { atlantaInstant } from '#shared/model/time-zone.ts'
import { atlantaQuarter } from '#web/features/bookings/request/when/atlanta-now.ts'
import type { EventAddress } from '#web/lib/event-address.ts'

/** What the form sends: a booking, and those of other performers of the same event. */
export const FormRequest = BookingRequest.extend({
  others: z
    .array(RequestedPerformer)
    .max(MOST_PERFORMERS - 1)
    .default([]),
})
export type FormRequest = z.output<typeof FormRequest>

/** What the form holds, before the contract has read it. */
export type BookingValues = z.input<typeof FormRequest>

/** The form's fields in the order they are read: the first one at fault gets the focus. */
export const BOOKING_FIELDS = [
  'agentId',
  'customerName',
  'customerEmail',
  'customerPhone',
  'eventType',
  'eventDate',
  'duration',
  'eventLocation',
  'guests',
  'specialRequests',
] as const satisfies readonly (keyof BookingValues)[]
export type BookingField = (typeof BOOKING_FIELDS)[number]

/**
 * The values of an untouched form. The date carries no offset: the server reads it as Atlanta's, and says so when the
 * clocks skip that hour (docs/product.md P8.3).
 * @param wanted the event from the address; a past date is ignored
 */
export function untouched(agentId: string, wanted: EventAddress = {}) {
  const next = atlantaQuarter(Date.now())
  return {
    agentId,
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    eventType: wanted.event ?? '',
    eventDate: wanted.date !== undefined && wanted.date > next ? wanted.date : next,
    duration: String(wanted.hours ?? DEFAULT_HOURS),
    eventLocation: wanted.place ?? '',
    guests: String(wanted.guests ?? ''),
    specialRequests: wanted.requests ?? '',
  }
}

/** Hours as the server will read them: '2.5' is 2 (docs/product.md P8.4); null while they aren't a duration. */
export function readHours(typed: BookingValues['duration']): number | null {
  const read = BookingRequest.shape.duration.safeParse(typed)
  return (read.success && read.data) || null
}

/** When a typed date begins, as an instant; undefined while it is none. */
export function readStart(typed: BookingValues['eventDate']): Date | undefined {
  if (!typed || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(typed)) return undefined
  const start = atlantaInstant(typed.slice(0, 16))
  return Number.isNaN(start.getTime()) ? undefined : start
}

/**
 * The hours a package fills in: its own, or the typed ones where those are more (docs/product.md P3.20).
 * @param typed what the visitor typed, null when they typed nothing
 */
export const chooseHours = ({ duration }: ActivePackage, typed: BookingValues['duration'] | null): string =>
  String(Math.max(duration, (typed && readHours(typed)) || 0))

/** The request for several performers as it travels (docs/product.md P3.64). */
export function toEvent({ others, ...request }: FormRequest, offer: ActivePackage | undefined) {
  const { agentId, packageId: _, eventDate, duration, eventDuration: __, ...shared } = request
  const first = { agentId, eventDate, duration, ...(offer && { packageId: offer.id }) }
  return { ...shared, performers: [first, ...others] }
}

/** The request as it travels: with its package, the total when it is known, and as pending (docs/product.md P3.6). */
export function withTotal(request: BookingRequest, agent: Agent | undefined, offer: ActivePackage | undefined) {
  const cents = usualTotalCents(offer, agent?.hourlyRate ?? null, request.duration ?? DEFAULT_HOURS)
  const totalAmount = centsToDollars(cents)
  return {
    ...request,
    ...(offer && { packageId: offer.id }),
    ...(totalAmount !== null && { totalAmount }),
    status: 'pending' as const,
  }
}
