import { z } from 'zod'
import { AGENT_SORTS, PLAIN_LIST_LIMIT, POSTER_SKINS, POSTER_VARIANTS } from '../../model/agent.ts'
import { MAX_HOURS, MIN_HOURS } from '../../model/booking.ts'
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '../../model/image.ts'
import { endpoint } from '../endpoint.ts'
import { ById, EventDate, exactText, Id, Instant, Raw } from '../text.ts'
import { photoEndpoints } from './photos.ts'

/** Which of the drawn posters stands for an agent without a photo (docs/design.md). */
export const Poster = z.object({
  variant: z
    .number()
    .int()
    .min(0)
    .max(POSTER_VARIANTS - 1),
  skin: z
    .number()
    .int()
    .min(0)
    .max(POSTER_SKINS - 1),
})

export type Poster = z.infer<typeof Poster>

/** An agent as everyone may see one: no account, no email (docs/product.md S21). */
export const Agent = z
  .object({
    id: Id,
    name: z.string(),
    category: z.string(),
    bio: z.string().nullable(),
    experience: z.string().nullable(),
    specialties: z.array(z.string()),
    hourlyRate: z.number().int().nullable().describe('Whole dollars an hour; null when unknown'),
    plusTax: z.boolean().describe('Whether tax is added to the rate'),
    image: z.string().nullable().describe('The uploaded picture, else the drawn poster'),
    socialMedia: z.object({
      instagram: z.string().nullable(),
      twitter: z.string().nullable(),
      website: z.string().nullable(),
    }),
    availability: z.boolean(),
    totalBookings: z.number().int(),
    rating: z.number().describe('Mean of the approved reviews, 0 to 5'),
    createdAt: Instant,
  })
  .meta({ id: 'Agent' })

export type Agent = z.infer<typeof Agent>

/** Three short texts of a profile; null when there is none (docs/product.md P2.34). */
export const AgentFacts = z.object({
  travel: z.string().nullable(),
  setup: z.string().nullable(),
  bring: z.string().nullable(),
})

export const agentFacts = endpoint({
  method: 'GET',
  path: '/api/agents/:id/facts',
  access: 'public',
  summary: 'How far an agent travels, what setup they need, and what the client provides',
  params: ById,
  response: AgentFacts,
})

const Rate = z.coerce.number('Not a rate').int('Whole dollars').min(0).max(100_000)

/** What a search can ask for. All of it is optional; together the conditions narrow. */
const AgentSearch = z
  .object({
    q: exactText(200)
      .optional()
      .describe(
        'Words of name, specialties, category and bio; spelling may be off. They may name a day, and a category as people call it',
      ),
    category: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,63}$/, 'Not a category')
      .optional(),
    minRate: Rate.optional().describe('Whole dollars an hour'),
    maxRate: Rate.optional().describe('Whole dollars an hour'),
    date: EventDate.optional().describe(
      'Free from then on; Atlanta time. A date alone means the whole day unless hours is given',
    ),
    hours: z.coerce.number('Not a number of hours').int().min(MIN_HOURS).max(MAX_HOURS).optional(),
  })
  .strip()

export const listAgents = endpoint({
  method: 'GET',
  path: '/api/agents',
  etag: true,
  total: true,
  access: 'public',
  summary:
    'The talent everyone may see. Without parameters up to 500, beyond that the first 500 with Link and X-Total-Count; with parameters what matches, at most 100 a page, with Link to the next',
  query: AgentSearch.extend({
    sort: z.enum(AGENT_SORTS, 'Not an order we know').optional(),
    cursor: z.string().max(400).optional().describe('Where the page before ended, from its Link header'),
    limit: z.coerce.number().int().min(1).max(PLAIN_LIST_LIMIT).optional(),
  }),
  response: z.array(Agent),
})

export const AgentFacets = z
  .object({
    total: z.number().int(),
    categories: z.record(z.string(), z.number().int()),
    read: z
      .object({
        q: z.string().nullable().describe('The words without the date; null when none are left'),
        date: z.string().describe("Atlanta time, '2026-12-05T19:00'; an event without a time begins at 7 PM"),
        hours: z.number().int().nullable(),
      })
      .optional()
      .describe('Only when the words name a date: how they were read'),
  })
  .meta({ id: 'AgentFacets' })

export type AgentFacets = z.infer<typeof AgentFacets>

export const agentFacets = endpoint({
  method: 'GET',
  path: '/api/agents/facets',
  etag: true,
  access: 'public',
  summary: 'How many agents match, in all and by category; the category itself is not a condition here',
  query: AgentSearch,
  response: AgentFacets,
})

const widths = IMAGE_WIDTHS.map(String)

export const agentImage = endpoint({
  method: 'GET',
  path: '/api/images/:id/:width.:format',
  access: 'public',
  summary: 'One rendering of a stored picture; its address never changes what it shows',
  params: z.object({
    id: z.string().regex(/^[0-9a-f]{64}$/, 'Not a picture'),
    width: z.enum(widths, 'Not a width we keep').transform(Number),
    format: z.enum(IMAGE_FORMATS, 'Not a format we keep'),
  }),
  response: Raw,
  produces: 'image/*',
})

/** Every endpoint of this file, and those of the photos. */
export const agentEndpoints = [listAgents, agentFacets, agentImage, agentFacts, ...photoEndpoints] as const
