import type { CustomerSuggestion } from '#shared/contract/bookings/customer-suggestions.admin.ts'
import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import type { ProposalDocument } from '#shared/contract/proposals/document.ts'
import { DEFAULT_HOURS, EVENT_TYPES, type EventType } from '#shared/model/booking.ts'
import { type LineTerms, USUAL_LINE_SHARES } from '#shared/model/price-line.ts'
import { atlantaMinute } from '#shared/model/time-zone.ts'
import { comingSaturday } from '#web/features/bookings/admin/entry/coming-saturday.ts'
import type { Bookable } from '#web/features/bookings/admin/entry/entry-values.ts'
import {
  type LineValues,
  newLine,
  type PriceValues,
  readLines,
  toFields,
  typeLine,
} from '#web/features/bookings/admin/price/line-values.ts'
import { readHours } from '#web/features/bookings/request/booking-request.ts'
import { typeDollars } from '#web/lib/dollars.ts'

/** What a proposal begins with: nothing, or what another one says. */
export interface OfferStart {
  customer?: CustomerSuggestion | undefined
  values: Partial<Record<(typeof TEXTS)[number], string>>
  performers: readonly { agent: Bookable; begins: string; lasts: string; lines: LineValues[] }[]
}

/** The fields of the event, by the order of the form: the first one at fault gets the focus. */
const TEXTS = [
  ...(['customerName', 'customerEmail', 'customerPhone', 'title', 'eventType', 'eventDate', 'duration'] as const),
  ...(['eventLocation', 'guests', 'contactName', 'contactPhone', 'specialRequests', 'notes'] as const),
] as const

/** A performer of the form, by the numbers of its fields. */
export interface PickedPerformer {
  key: number
  agent: Bookable
  lineIds: number[]
}

/** The names of a performer's fields. */
export const beginsOf = (key: number): string => `begins-${key}`
export const lastsOf = (key: number): string => `lasts-${key}`

/** The form's values, and the performers in it, as it opens. */
export function beginOffer({ customer, values, performers }: OfferStart) {
  let next = 0
  const filled: PriceValues = {
    ...Object.fromEntries(TEXTS.map((name) => [name, values[name] ?? ''])),
    eventDate: values.eventDate ?? comingSaturday(Date.now()),
    duration: values.duration ?? String(DEFAULT_HOURS),
    ...(customer && {
      ...{ customerName: customer.name, customerEmail: customer.email, customerPhone: customer.phone ?? '' },
    }),
    performers: '',
  }
  const picked = performers.map(({ agent, begins, lasts, lines }): PickedPerformer => {
    const key = next++
    const lineIds = lines.map(() => next++)
    Object.assign(filled, { [beginsOf(key)]: begins, [lastsOf(key)]: lasts })
    for (const [i, line] of lines.entries()) Object.assign(filled, toFields(lineIds[i] ?? 0, line)) // as many ids as lines
    return { key, agent, lineIds }
  })
  return { values: filled, picked, next }
}

/** The line a performer begins with: hours at the rate; the amount is left to type where there is no rate. */
export const usualLine = ({ hourlyRate }: Bookable, hours: string): LineValues => ({
  ...newLine('talent', readHours(hours) ?? undefined),
  rate: hourlyRate ? typeDollars(hourlyRate * 100) : '',
})

/** A date and time of the clock, moved as far as another one was; undefined while one of them is none. */
export function shiftClock(clock: string, from: string, to: string): string | undefined {
  const moved = Date.parse(`${clock}Z`) + Date.parse(`${to}Z`) - Date.parse(`${from}Z`)
  return Number.isNaN(moved) ? undefined : new Date(moved).toISOString().slice(0, 16)
}

/** What is sent: the event with its performers. */
export interface OfferBody {
  customerName: string
  customerEmail: string
  customerPhone: string
  eventType: EventType
  eventLocation: string
  guests: string
  specialRequests: string
  title: string
  contactName: string
  contactPhone: string
  notes: string
  performers: { agentId: string; eventDate: string; duration: string; lines: LineTerms[] }[]
}

/** Reads the form: what can be sent, or what is wrong with which field. */
export function readOffer(values: PriceValues, picked: readonly PickedPerformer[]) {
  const text = (name: (typeof TEXTS)[number]) => (values[name] ?? '').trim()
  const eventType = EVENT_TYPES.find((type) => type === text('eventType'))
  const errors: Record<string, string | undefined> = {
    customerName: text('customerName') === '' ? 'Name is required' : undefined,
    customerEmail: text('customerEmail') === '' ? 'Invalid email address' : undefined,
    eventType: eventType ? undefined : 'Event type is required',
    performers: picked.length === 0 ? 'Choose a performer' : undefined,
  }
  const performers = picked.map(({ key, agent, lineIds }) => {
    const [eventDate, duration] = [values[beginsOf(key)] ?? '', values[lastsOf(key)] ?? '']
    const { lines = [], errors: wrong } = readLines(values, lineIds)
    if (eventDate === '') errors[beginsOf(key)] = 'Enter when it begins'
    if (readHours(duration) === null) errors[lastsOf(key)] = 'Whole hours, 1 to 72'
    Object.assign(errors, wrong)
    return { agentId: agent.id, eventDate, duration, lines }
  })
  if (!eventType) return { errors }
  const body: OfferBody = {
    ...{ customerName: text('customerName'), customerEmail: text('customerEmail') },
    ...{ customerPhone: text('customerPhone'), eventType, eventLocation: text('eventLocation') },
    ...{ guests: text('guests'), specialRequests: text('specialRequests'), title: text('title') },
    ...{ contactName: text('contactName'), contactPhone: text('contactPhone'), notes: text('notes') },
    performers,
  }
  return { body, errors }
}

/**
 * What a proposal that was sent says, to be proposed again. The document of a proposal does not say who gets the money
 * of a line: that is as on its booking, else as usual.
 * @param event its event as it is now
 */
export function likeProposal(
  { performers }: Pick<ProposalDocument, 'performers'>,
  event: EventDetails,
  customer: CustomerSuggestion | undefined,
): OfferStart {
  const [first] = performers
  return {
    customer,
    values: {
      ...(first && {
        ...{ eventType: first.eventType, eventDate: atlantaMinute(first.eventDate) },
        ...{ duration: String(first.eventDuration), eventLocation: first.eventLocation ?? '' },
        guests: String(first.guests ?? ''),
      }),
      ...{ title: event.title ?? '', notes: event.notes ?? '' },
      ...{ contactName: event.contactName ?? '', contactPhone: event.contactPhone ?? '' },
      specialRequests: event.bookings.find(({ id }) => id === first?.bookingId)?.specialRequests ?? '',
    },
    performers: performers.map(({ bookingId, agentId, name, category, taxCents, eventDate, eventDuration, lines }) => {
      const booked = event.bookings.find(({ id }) => id === bookingId)?.lines ?? []
      return {
        // the lines have the price
        agent: { id: agentId, name, category, hourlyRate: null, plusTax: taxCents > 0 },
        ...{ begins: atlantaMinute(eventDate), lasts: String(eventDuration) },
        lines: lines.map((line, i) => {
          const same = booked[i]?.kind === line.kind ? booked[i] : undefined
          return typeLine({ ...line, share: same?.share ?? USUAL_LINE_SHARES[line.kind] })
        }),
      }
    }),
  }
}
