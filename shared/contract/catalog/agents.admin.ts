import { z } from 'zod'
import { FACT_LENGTH, ROSTER_PARTS, ROSTER_SORTS } from '#shared/model/agent.ts'
import { type SocialSite, socialAddress } from '#shared/model/social-address.ts'
import { formatWhole } from '../../model/money.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, EventDate, exactText, Id, Instant, line, Raw, text } from '../text.ts'
import { Agent, AgentFacts, Poster } from './agents.ts'

/** A text that may be taken away: an empty one is none. Left out it is nothing at all, so that a change leaves it. */
export const orNull = <S extends z.ZodType<string>>(schema: S) => schema.nullable().transform((value) => value || null)

/** A link people may follow: http or https, nothing else (docs/product.md S29); handles become addresses (P6.43). */
const Link = (site: SocialSite) =>
  exactText(500).transform((typed, context) => {
    const address = socialAddress(typed, site)
    if (address !== undefined && address.length <= 500) return address
    const or = site === 'website' ? '' : ' or a handle such as @name'
    context.addIssue({ code: 'custom', message: `Enter a web address such as example.com${or}` })
    return z.NEVER
  })

/** An agent as admins see one. */
export const AdminAgent = Agent.extend({
  ...AgentFacts.shape,
  version: z.number().int().describe('The row version, to be sent back as If-Match'),
  image: z.string().nullable().describe('The uploaded picture alone'),
  login: z
    .object({
      username: z.string(),
      email: z.string(),
      ended: z.boolean().describe('Since the agent was archived'),
      hasSecondFactor: z.boolean(),
    })
    .nullable(),
  poster: Poster.nullable().describe('The poster that is drawn; null when none was chosen'),
  publishedAt: Instant.nullable().describe('Since when everyone may see the agent; null until the office publishes'),
  archivedAt: Instant.nullable(),
  nextBooking: z
    .object({ id: Id, number: z.number().int(), eventDate: Instant })
    .nullable()
    .describe('The next pending or confirmed one'),
}).meta({ id: 'AdminAgent' })

export type AdminAgent = z.infer<typeof AdminAgent>

export const CategoryName = z
  .string('Category is required')
  .min(1, 'Category is required')
  .regex(/^[a-z][a-z0-9_]{0,63}$/, 'Not a category we know')

/** What an admin writes about an agent. Anything else in the payload (rating, totalBookings, userId …) is dropped. */
const written = {
  name: line(200, 'Name is required'),
  category: CategoryName,
  bio: orNull(text(5000)),
  experience: orNull(text(5000)),
  travel: orNull(text(FACT_LENGTH)).describe('How far the agent travels, as the profile shows it'),
  setup: orNull(text(FACT_LENGTH)).describe('Space and time the agent needs'),
  bring: orNull(text(FACT_LENGTH)).describe('What the client provides'),
  specialties: z
    .array(line(100))
    .max(50, 'At most 50 specialties')
    .transform((list) => list.filter((specialty) => specialty !== '')),
  hourlyRate: z
    .number('Not a rate')
    .int('Whole dollars')
    .min(0, 'At least 0')
    .max(100_000, { error: () => `At most ${formatWhole(100_000)}` })
    .nullable()
    .transform((rate) => rate || null)
    .describe('Whole dollars an hour; 0 and null mean unknown'),
  image: orNull(exactText(500)).describe('The address of an uploaded picture'),
  socialMedia: z
    .object({
      instagram: orNull(Link('instagram')),
      twitter: orNull(Link('twitter')),
      website: orNull(Link('website')),
    })
    .partial(),
  availability: z.boolean(),
  poster: Poster.nullable(),
}

/** A new agent: what is left out is empty. */
export const AgentFields = z.object({
  ...written,
  bio: written.bio.default(null),
  experience: written.experience.default(null),
  travel: written.travel.default(null),
  setup: written.setup.default(null),
  bring: written.bring.default(null),
  specialties: written.specialties.default([]),
  hourlyRate: written.hourlyRate.default(null),
  image: written.image.default(null),
  socialMedia: written.socialMedia.default({}),
  availability: written.availability.default(true),
  poster: written.poster.default(null),
})

export type AgentFields = z.infer<typeof AgentFields>

/** A change of an agent: what is left out stays as it is. */
export const AgentChanges = z.object(written).partial()

export type AgentChanges = z.infer<typeof AgentChanges>

export const listAdminAgents = endpoint({
  method: 'GET',
  path: '/api/admin/agents',
  total: true,
  access: ['admin'],
  summary:
    'The roster as admins see it, by name unless sorted, at most 100 a page with Link to the next and X-Total-Count',
  query: PageQuery.extend({
    // holds a name of up to 200 characters
    cursor: z.string().max(2000).optional().describe('Where the page before ended, from its Link header'),
    q: exactText(200).optional().describe('Words of name, specialties, category and bio'),
    only: z.enum(ROSTER_PARTS).optional(),
    sort: z.enum(ROSTER_SORTS).optional().describe('The name unless given; equal ones are by name'),
    order: z
      .enum(['asc', 'desc'])
      .optional()
      .describe('Ascending unless given; who has no next booking is last going up'),
    category: CategoryName.optional(),
    date: EventDate.optional().describe('Free on that day or from then on for an hour; Atlanta time'),
  }),
  response: z.array(AdminAgent),
})

export const showAdminAgent = endpoint({
  method: 'GET',
  path: '/api/admin/agents/:id',
  access: ['admin'],
  summary: 'One agent of the roster as admins see it; 404 for an archived one, unless those are asked for',
  params: ById,
  query: z.object({ archived: z.literal('yes').optional().describe('Also an archived one') }),
  response: AdminAgent,
})

export const createAgent = endpoint({
  method: 'POST',
  path: '/api/agents',
  access: ['admin'],
  summary: 'Add an agent without a log-in',
  body: AgentFields,
  response: AdminAgent,
  status: 201,
})

export const updateAgent = endpoint({
  method: 'PUT',
  path: '/api/agents/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: 'Change an agent; fields that are left out stay. 409 when If-Match is not the current row version',
  params: ById,
  body: AgentChanges.extend({ reason: orNull(text(1000)).optional().describe('Why the rate changes') }),
  response: AdminAgent,
})

export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/admin/upload-image',
  access: ['admin', 'agent'],
  summary: 'Upload a picture as the form field image: JPEG, PNG, WebP or AVIF, at most 10 MB and 25 megapixels, AVIF 4',
  accepts: 'multipart/form-data',
  file: 'image',
  response: z.object({ imageUrl: z.string() }),
})

export const exportAgents = endpoint({
  method: 'GET',
  path: '/api/admin/exports/agents',
  access: ['owner'],
  reauth: true,
  summary: 'The roster as CSV (RFC 4180), safe to open in a spreadsheet',
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})
