import { z } from 'zod'
import { orNull } from '../catalog/agents.admin.ts'
import { endpoint } from '../endpoint.ts'
import { ById, exactLine, line, Success } from '../text.ts'

/** A phone number as it is typed. */
const Phone = orNull(line(50))

const Email = orNull(
  exactLine(254).refine((value) => value === '' || z.email().safeParse(value).success, 'Invalid email address'),
)

/** How the office reaches an agent. */
export const AgentContact = z
  .object({
    phone: z.string().nullable(),
    email: z.string().nullable().describe('For agents without a login; with one, mail goes to its address'),
    version: z.number().int().describe('The row version, to be sent back as If-Match; 0 while nothing is stored'),
    mayOpen: z.boolean().describe('Whether the caller may open the private details and papers'),
    bookersMayOpen: z.boolean().describe('Whether owners let bookers do it'),
  })
  .meta({ id: 'AgentContact' })
export type AgentContact = z.infer<typeof AgentContact>

/** What only owners, and bookers whom they allow it, may open. */
export const PrivateDetails = z
  .object({
    legalName: z.string().nullable(),
    emergencyName: z.string().nullable(),
    emergencyRelation: z.string().nullable(),
    emergencyPhone: z.string().nullable(),
    version: z.number().int().describe('The row version, to be sent back as If-Match; 0 while nothing is stored'),
  })
  .meta({ id: 'PrivateDetails' })
export type PrivateDetails = z.infer<typeof PrivateDetails>

export const showAgentContact = endpoint({
  method: 'GET',
  path: '/api/admin/agents/:id/contact',
  access: ['admin'],
  summary: "An agent's phone and email, and whether the caller may open the private details",
  params: ById,
  response: AgentContact,
})

export const changeAgentContact = endpoint({
  method: 'PUT',
  path: '/api/admin/agents/:id/contact',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: "Change an agent's phone and email. 409 when If-Match is not the current row version",
  params: ById,
  body: z.object({ phone: Phone.optional(), email: Email.optional() }),
  response: AgentContact,
})

export const openPrivateDetails = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/private-details/open',
  access: ['admin'],
  summary: "Open an agent's legal name and emergency contact, audited. 403 for bookers unless an owner allows it",
  params: ById,
  response: PrivateDetails,
})

export const changePrivateDetails = endpoint({
  method: 'PUT',
  path: '/api/admin/agents/:id/private-details',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: "Change an agent's legal name and emergency contact, with the rights of opening them",
  params: ById,
  body: z.object({
    legalName: orNull(line(200)).optional(),
    emergencyName: orNull(line(200)).optional(),
    emergencyRelation: orNull(line(100)).optional(),
    emergencyPhone: Phone.optional(),
  }),
  response: PrivateDetails,
})

export const erasePrivateRecords = endpoint({
  method: 'DELETE',
  path: '/api/admin/private-records/:id',
  access: ['owner'],
  reauth: true,
  summary: "Erase an agent's contact, legal name, emergency contact, papers and files; archived agents too",
  params: ById,
  response: Success,
})
