import { z } from 'zod'
import { CHOICE_STATES, DROP_OUT_CAUSES, MOST_CHOICES, OFFER_STATES } from '../../model/replacement.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Cents, Count, Id, Instant, Success, text } from '../text.ts'

const Candidate = z
  .object({
    id: Id,
    name: z.string(),
    category: z.string(),
    image: z.string().nullable(),
    rating: z.number(),
    sharedSpecialties: z.array(z.string()),
    hasEmail: z.boolean().describe('Whether the agent can be asked by email'),
    priceCents: Cents.nullable().describe('Integer cents without tax; null while the rate is unknown'),
    differenceCents: Cents.nullable().describe('Beyond the price there is; below zero for a cheaper one'),
  })
  .meta({ id: 'ReplacementCandidate' })
export type Candidate = z.infer<typeof Candidate>

const OfficeOffer = z
  .object({
    id: Id,
    state: z.enum(OFFER_STATES),
    message: z.string().nullable(),
    deadline: Instant.describe('When the office is alerted that nothing was picked'),
    createdAt: Instant,
    pickedAt: Instant.nullable(),
    choices: z.array(
      z.object({
        id: Id,
        agentId: Id,
        name: z.string(),
        category: z.string(),
        image: z.string().nullable(),
        priceCents: Cents,
        differenceCents: Cents.nullable(),
        state: z.enum(CHOICE_STATES),
        agentAnswer: z.enum(['yes', 'no']).nullable(),
      }),
    ),
  })
  .meta({ id: 'ReplacementOffer' })
export type OfficeOffer = z.infer<typeof OfficeOffer>

export const Replacements = z
  .object({
    dropOuts: z
      .array(z.object({ cause: z.enum(DROP_OUT_CAUSES), reason: z.string().nullable(), at: Instant }))
      .describe('The open ones, the latest first'),
    offer: OfficeOffer.nullable().describe('The latest that was not withdrawn'),
    candidates: z.array(Candidate).describe('Who is free and fits, at most 20; none while an offer waits'),
    plusTax: z.boolean(),
  })
  .meta({ id: 'Replacements' })
export type Replacements = z.infer<typeof Replacements>

export const showReplacements = endpoint({
  method: 'GET',
  path: '/api/admin/bookings/:id/replacements',
  access: ['admin'],
  refuses: [404],
  summary:
    'Who dropped out of a booking, what its customer was offered, and who is free and fits: first the same category, then shared specialties, price and rating',
  params: ById,
  response: Replacements,
})

export const offerReplacements = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/replacement-offer',
  access: ['admin'],
  refuses: [404, 409],
  summary: 'Offer the customer up to three other agents, and ask these whether they could; it reserves nobody',
  params: ById,
  body: z.object({
    agentIds: z.array(Id).min(1, 'Choose at least one').max(MOST_CHOICES, 'At most three'),
    message: text(1000)
      .nullish()
      .transform((value) => value || null),
  }),
  response: Success,
  status: 201,
})

export const withdrawOffer = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/replacement-offer/withdraw',
  access: ['admin'],
  refuses: [404, 409],
  summary: 'Take the offer back; the agents who were asked are notified',
  params: ById,
  response: Success,
})

export const confirmReplacement = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/replacement-offer/confirm',
  access: ['admin'],
  refuses: [404, 409, 422],
  summary:
    'Give the booking to the agent its customer picked: time, price and invoice in one transaction. 409 when the agent was taken meanwhile; the other choices stay',
  params: ById,
  body: z.object({ choiceId: Id }),
  response: Success,
})

export const dismissDropOut = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/drop-out/dismiss',
  access: ['admin'],
  refuses: [404, 409],
  summary: 'Note that the agent takes the booking after all',
  params: ById,
  response: Success,
})

export const showReliability = endpoint({
  method: 'GET',
  path: '/api/admin/reliability/:id',
  access: ['owner'],
  refuses: [404],
  summary: 'How an agent answered requests and dropped out in the last 12 months',
  params: ById,
  response: z.object({
    requests: Count.describe('That were answered, or wait for longer than 24 hours'),
    answeredInTime: Count.describe('Within 24 hours'),
    dropOuts: Count.describe('Of confirmed bookings'),
    lateDropOuts: Count.describe('Of these, less than 72 hours before the start'),
  }),
})
