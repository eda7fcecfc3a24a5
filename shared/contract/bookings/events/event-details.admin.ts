import { z } from 'zod'
import { EVENT_TYPES } from '../../../model/booking.ts'
import { EVENT_TEXT_LIMITS, MOST_PERFORMERS } from '../../../model/event.ts'
import { AuditEntry } from '../../audit/audit.admin.ts'
import { endpoint } from '../../endpoint.ts'
import { ById, EventDate, GuestCount, Id, Instant, line, text } from '../../text.ts'
import { BookingWithDetails } from '../bookings.admin.ts'
import { BookingRequest, Guests } from '../bookings.ts'
import { PriceTerms } from '../price-lines.ts'
import { RequestedPerformer } from './events.ts'

/** An invoice of an event: for one of its bookings, or for several. */
const EventInvoice = z
  .object({
    id: Id,
    invoiceNumber: z.string(),
    total: z.number().int().describe('Integer cents'),
    status: z.string(),
    dueDate: Instant,
    agentNames: z.array(z.string()).describe('Whom it bills, by start'),
  })
  .meta({ id: 'EventInvoice' })

/** Everything the office knows about an event. */
export const EventDetails = z
  .object({
    id: Id,
    customer: z.object({ id: Id, name: z.string(), email: z.string(), phone: z.string().nullable() }),
    title: z.string().nullable(),
    contactName: z.string().nullable().describe('Who is asked for on site'),
    contactPhone: z.string().nullable(),
    notes: z.string().nullable().describe('Only the office sees them'),
    eventType: z
      .enum(EVENT_TYPES)
      .nullable()
      .describe('Of all its open bookings; null when they differ or none is open'),
    guests: GuestCount.describe('Of all its open bookings; null when they differ or nobody said'),
    guestsDiffer: z.boolean().describe('The open bookings say different numbers of guests'),
    version: z.number().int().describe('Of the event and its bookings together, to be sent back as If-Match'),
    bookings: z.array(BookingWithDetails).describe('By start'),
    invoices: z.array(EventInvoice).describe('Those that are not voided, by number'),
    timeline: z
      .array(AuditEntry)
      .describe('Of the event, its bookings and its proposals, the latest first, at most 200'),
  })
  .meta({ id: 'EventDetails' })
export type EventDetails = z.infer<typeof EventDetails>

export const showEvent = endpoint({
  method: 'GET',
  path: '/api/admin/event-details/:id',
  access: ['admin'],
  refuses: [404],
  summary: 'An event with its performers, their invoices, and what happened to it',
  params: ById,
  response: EventDetails,
})

const optional = (schema: ReturnType<typeof text> | ReturnType<typeof line>) =>
  schema.nullish().transform((value) => (value === undefined ? undefined : value || null))

/** What the office writes down about an event; null or empty for nothing, left out when it stays. */
const OwnFields = {
  title: optional(line(EVENT_TEXT_LIMITS.title)),
  contactName: optional(line(EVENT_TEXT_LIMITS.contactName)),
  contactPhone: optional(line(EVENT_TEXT_LIMITS.contactPhone)),
  notes: optional(text(EVENT_TEXT_LIMITS.notes)),
}

export const changeEvent = endpoint({
  method: 'PUT',
  path: '/api/admin/event-details/:id',
  takes: ['if-match'],
  refuses: [404, 409],
  access: ['admin'],
  summary:
    'Change what is written down about an event. Kind and guests change in all its pending and confirmed bookings, without an email: 409 when none is left. 409 when If-Match is not the current version',
  params: ById,
  body: z.object({
    ...OwnFields,
    eventType: z.enum(EVENT_TYPES, 'Not an event type we know').optional(),
    guests: Guests.optional().describe('Null or empty for none; stays when left out'),
  }),
  response: EventDetails,
})

/** A performer the office picks for an event, with the lines of the price. */
export const EnteredPerformer = RequestedPerformer.pick({ agentId: true, duration: true }).extend({
  eventDate: EventDate.describe('Atlanta time when it has no offset'),
  lines: PriceTerms,
})

export const enterEvent = endpoint({
  method: 'POST',
  path: '/api/admin/event-entries',
  takes: ['idempotency-key'],
  refuses: [404, 409, 422],
  access: ['admin'],
  summary: `Enter an event that a proposal is made for, with up to ${MOST_PERFORMERS} performers and their prices: a pending booking for each, all of them or none. The customer is found by email or created, and gets no email before the proposal; performers get that of a request. With an Idempotency-Key a repeat within 24 hours answers the ids of the first`,
  body: BookingRequest.pick({
    ...{ customerName: true, customerEmail: true, customerPhone: true, eventType: true },
    ...{ eventLocation: true, guests: true, specialRequests: true },
  }).extend({
    ...OwnFields,
    performers: z
      .array(EnteredPerformer, 'Choose a performer')
      .min(1, 'Choose a performer')
      .max(MOST_PERFORMERS, `At most ${MOST_PERFORMERS} performers for one event`),
  }),
  response: z.object({ eventId: Id, bookingIds: z.array(Id) }).meta({ id: 'EnteredEvent' }),
  status: 201,
})
