import { z } from 'zod'
import { EVENT_TYPES } from '../../model/booking.ts'
import { CHOICE_STATES, OFFER_STATES } from '../../model/replacement.ts'
import { endpoint } from '../endpoint.ts'
import { BookingNumber, ById, Cents, Id, Instant } from '../text.ts'

const Token = z.string('This link is incomplete').min(1, 'This link is incomplete').max(200, 'This link is incomplete')

/** What a customer is offered instead of an agent who dropped out. */
export const CustomerOffer = z
  .object({
    bookingId: Id,
    number: BookingNumber,
    agentName: z.string().describe('The agent it was booked with'),
    eventType: z.enum(EVENT_TYPES),
    eventDate: Instant,
    eventDuration: z.number().int().describe('Hours'),
    state: z.enum(OFFER_STATES),
    message: z.string().nullable(),
    deadline: Instant.describe('Until when the office asks for an answer'),
    choices: z.array(
      z.object({
        id: Id,
        agentId: Id,
        name: z.string(),
        category: z.string(),
        image: z.string().nullable(),
        rating: z.number(),
        priceCents: Cents.describe('Without tax'),
        plusTax: z.boolean(),
        differenceCents: Cents.nullable().describe('Beyond the price there is; below zero for a cheaper one'),
        state: z.enum(CHOICE_STATES),
      }),
    ),
  })
  .meta({ id: 'CustomerOffer' })
export type CustomerOffer = z.infer<typeof CustomerOffer>

export const listOwnOffers = endpoint({
  method: 'GET',
  path: '/api/customer/replacements',
  access: ['customer'],
  summary: 'What is offered for own bookings, the nearest event first; at most 50',
  response: z.array(CustomerOffer),
})

export const pickReplacement = endpoint({
  method: 'POST',
  path: '/api/customer/bookings/:id/replacement',
  access: ['customer'],
  afterPasswordChange: true,
  refuses: [404, 409],
  summary: 'Pick one of the offered agents; it reserves nobody until the office confirms',
  params: ById,
  body: z.object({ choiceId: Id }),
  response: CustomerOffer,
})

export const openReplacementLink = endpoint({
  method: 'POST',
  path: '/api/replacement',
  refuses: [404, 409],
  access: 'public',
  summary: 'What a mailed link offers, without using the link; 404 when it is unknown, 409 when the offer has ended',
  body: z.object({ token: Token }),
  response: CustomerOffer,
})

export const pickByLink = endpoint({
  method: 'POST',
  path: '/api/replacement/pick',
  refuses: [404, 409],
  access: 'public',
  summary: 'Pick one of the offered agents with a mailed link, which this uses up',
  body: z.object({ token: Token, choiceId: Id }),
  response: CustomerOffer,
})
