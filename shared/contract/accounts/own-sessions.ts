import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { ById, Id, Instant, Success } from '../text.ts'

/** One of the browsers an account is signed in on. */
export const OwnSession = z
  .object({
    id: Id,
    device: z.string().describe("Browser and system: 'Chrome on Windows'"),
    address: z.string().nullable().describe('The network address it was last used from; null when unknown'),
    since: Instant.describe('When it signed in'),
    lastSeen: Instant.describe('When it last asked for something, to five minutes'),
    current: z.boolean().describe('The session of this request'),
  })
  .meta({ id: 'OwnSession' })

export type OwnSession = z.infer<typeof OwnSession>

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: ['admin', 'agent', 'customer'],
  summary: 'The browsers the account is signed in on, newest first, at most 100 a page with Link to the next',
  query: PageQuery,
  response: z.array(OwnSession),
})

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: ['admin', 'agent', 'customer'],
  afterPasswordChange: true,
  reauth: true,
  summary: "End one of the account's sessions; its open pages lead to the log-in",
  params: ById,
  response: Success,
})

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: ['admin', 'agent', 'customer'],
  afterPasswordChange: true,
  reauth: true,
  summary:
    'End all sessions of the account, this one too, with mailed links, calendar feed and conversations taken over',
  response: Success.extend({ sessions: z.number().int(), feeds: z.number().int() }),
})
