import { z } from 'zod'
import { PLAIN_LIST_LIMIT } from '../../model/agent.ts'
import { EVENT_TYPES } from '../../model/booking.ts'
import { endpoint } from '../endpoint.ts'
import { ById, exactText, Id, Instant, text } from '../text.ts'

/** An approved testimonial as everyone may read one. */
export const Testimonial = z
  .object({
    id: Id,
    bookingId: Id.nullable(),
    customerName: z.string(),
    customerImage: z.string().nullable(),
    rating: z.number().int().min(1).max(5),
    content: z.string(),
    eventType: z.enum(EVENT_TYPES).nullable(),
    isApproved: z.boolean(),
    createdAt: Instant,
    reply: z.string().nullable().describe("The agency's public reply, as plain text"),
    repliedAt: Instant.nullable(),
  })
  .meta({ id: 'Testimonial' })
export type Testimonial = z.infer<typeof Testimonial>

export const listApproved = endpoint({
  method: 'GET',
  path: '/api/testimonials/approved',
  etag: true,
  total: true,
  access: 'public',
  summary: 'Approved testimonials, newest first, up to 500; beyond that the first 500 with Link and X-Total-Count',
  query: z.object({
    cursor: z.string().max(200).optional().describe('Where the page before ended, from its Link header'),
    limit: z.coerce.number().int().min(1).max(PLAIN_LIST_LIMIT).optional(),
  }),
  response: z.array(Testimonial),
})

export const listAgentReviews = endpoint({
  method: 'GET',
  path: '/api/agents/:id/reviews',
  access: 'public',
  summary: "The three latest approved reviews of an agent's bookings, and how many there are",
  params: ById,
  response: z.object({ total: z.number().int(), reviews: z.array(Testimonial) }),
})

/** The endpoints that everyone reads. */
export const publicTestimonialEndpoints = [listApproved, listAgentReviews] as const

/** What a customer writes about a completed booking. */
const Review = z.object({
  rating: z
    .number('Choose 1 to 5 stars')
    .int('Choose 1 to 5 stars')
    .min(1, 'Choose 1 to 5 stars')
    .max(5, 'Choose 1 to 5 stars'),
  content: text(2000, 'Write a few words'),
  customerImage: exactText(500)
    .nullish()
    .transform((value) => value || null)
    .describe('The address the upload of its picture answered; nothing else is taken'),
})

export const reviewBooking = endpoint({
  method: 'POST',
  path: '/api/customer/bookings/:id/review',
  refuses: [409, 422],
  access: ['customer'],
  afterPasswordChange: true,
  summary: "Review one of the customer's completed bookings, once; it is shown when the agency has approved it",
  params: z.object({ id: Id }),
  body: Review,
  response: Testimonial,
  status: 201,
})

const Picture = z.object({ imageUrl: z.string() })
const AS_FIELD = 'as the form field image: JPEG, PNG, WebP or AVIF, at most 10 MB and 25 megapixels, AVIF 4'

export const uploadReviewPicture = endpoint({
  method: 'POST',
  path: '/api/customer/bookings/:id/review-picture',
  refuses: [409, 422],
  access: ['customer'],
  afterPasswordChange: true,
  summary: `Upload the picture for a review of one of the customer's completed bookings ${AS_FIELD}; 10 times at most`,
  params: z.object({ id: Id }),
  accepts: 'multipart/form-data',
  file: 'image',
  response: Picture,
})

export const uploadLinkPicture = endpoint({
  method: 'POST',
  path: '/api/testimonials/picture',
  takes: ['review-token'],
  refuses: [404, 409, 422],
  access: 'public',
  summary: `Upload the picture for a review by a mailed link, named in the header Review-Token, ${AS_FIELD}; 10 times at most`,
  accepts: 'multipart/form-data',
  file: 'image',
  response: Picture,
})

const Token = z.string('This link is incomplete').min(1, 'This link is incomplete').max(200, 'This link is incomplete')

export const openReviewLink = endpoint({
  method: 'POST',
  path: '/api/testimonials/link',
  refuses: [404, 409, 422],
  access: 'public',
  summary: 'What a mailed review link is for, without spending it; 404 when it is unknown, used or has expired',
  body: z.object({ token: Token }),
  response: z.object({
    agentName: z.string(),
    customerName: z.string(),
    eventType: z.enum(EVENT_TYPES),
    eventDate: Instant,
  }),
})

export const reviewByLink = endpoint({
  method: 'POST',
  path: '/api/testimonials',
  refuses: [404, 409, 422],
  access: 'public',
  summary: 'Review a completed booking with a mailed link, which this spends',
  body: Review.extend({ token: Token }),
  response: Testimonial,
  status: 201,
})
