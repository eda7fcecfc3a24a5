import type { RequestedBooking } from '#shared/contract/bookings/bookings.ts'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { EventType } from '#shared/model/booking.ts'
import { DEFAULT_HOURS } from '#shared/model/booking.ts'
import { atlantaInstant } from '#shared/model/time-zone.ts'
import type { FormRequest } from '#web/features/bookings/request/booking-request.ts'
import type { KnownPerson } from '#web/features/bookings/request/person/use-known-person.ts'
import type { EventAddress } from '#web/lib/event-address.ts'

/** A request that has just been sent, as home's ticket shows it. It travels with the step there and is stored nowhere else. */
export interface SentRequest {
  /** Undefined when a repeat of the request was answered, which says less. */
  number: number | undefined
  agentName: string
  agentImage: string | null
  eventType: EventType
  /** An instant. */
  eventDate: string
  hours: number
  place: string | null
  /** Missing from a ticket of an earlier build. */
  guests?: number | undefined
  /** Further performers of the event; missing when there are none. */
  others?: readonly SentPerformer[] | undefined
  /** In words, with its tax. */
  total: string
  person: KnownPerson
  /** The event as the booking form's address carries it, for another performer. */
  event: EventAddress
}

/** Another performer of a request. */
interface SentPerformer {
  number: number | undefined
  name: string
  /** An instant; undefined when a repeat of the request was answered. */
  eventDate: string | undefined
  hours: number | undefined
}

interface Parts {
  request: FormRequest
  made: readonly RequestedBooking[]
  agents: readonly Agent[]
  total: string
}

/** The ticket of a request, from what was typed and what the server answered. */
export function buildSentRequest({ request, made: [made, ...more], agents, total }: Parts): SentRequest {
  const { customerName, customerEmail, customerPhone, eventType, eventLocation, guests } = request
  const agent = agents.find(({ id }) => id === request.agentId)
  const typed = request.eventDate ?? ''
  const eventDate = made?.eventDate ?? atlantaInstant(typed).toISOString()
  const hours = made?.eventDuration ?? request.duration ?? DEFAULT_HOURS
  return {
    number: made?.number,
    agentName: agent?.name ?? '',
    agentImage: agent?.image ?? null,
    ...{ eventType, eventDate, hours, guests, total },
    place: eventLocation,
    ...(more.length > 0 && {
      others: more.map((booking, i) => ({
        number: booking.number,
        name: agents.find(({ id }) => id === request.others[i]?.agentId)?.name ?? '',
        eventDate: booking.eventDate,
        hours: booking.eventDuration,
      })),
    }),
    person: { name: customerName, email: customerEmail, phone: customerPhone ?? undefined },
    event: { date: typed, hours, place: eventLocation ?? undefined, guests },
  }
}

/** Travels with a step to home, whose ticket then has the focus, not its title. */
export const withSentRequest = (sentRequest: SentRequest) => ({ sentRequest, keepsFocus: true })

/** What a step to this page brought along; another build of the page may have written it. */
export function readSent(state: unknown): SentRequest | undefined {
  const sent = typeof state === 'object' && state !== null && 'sentRequest' in state ? state.sentRequest : undefined
  const known = typeof sent === 'object' && sent !== null && 'agentName' in sent && 'person' in sent && 'event' in sent
  return known ? (sent as SentRequest) : undefined // written by withSentRequest alone
}
