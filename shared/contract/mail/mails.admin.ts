import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Count, Id, Instant, Success } from '../text.ts'

/** A mail that was given up. */
export const FailedMail = z
  .object({
    id: Id,
    kind: z.string(),
    recipient: z.string().nullable().describe('Null for notices to the agency'),
    bookingId: Id.nullable(),
    queuedAt: Instant,
    attempts: Count,
    error: z.string().nullable().describe('The code of the last failure; null for a mail that carries a secret'),
  })
  .meta({ id: 'FailedMail' })
export type FailedMail = z.infer<typeof FailedMail>

export const listFailedMails = endpoint({
  method: 'GET',
  path: '/api/admin/failed-mails',
  access: ['owner'],
  summary: 'Mails that were given up, the newest first; at most 100',
  response: z.array(FailedMail),
})

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/failed-mails/:id/retry',
  refuses: [409],
  access: ['owner'],
  summary: 'Send a mail again that was given up, as if it were new. 409 when it is not given up any more',
  params: ById,
  response: Success,
})

export const dropMail = endpoint({
  method: 'POST',
  path: '/api/admin/failed-mails/:id/drop',
  refuses: [409],
  access: ['owner'],
  summary: 'Drop a mail that was given up: it is never sent. 409 when it is not given up any more',
  params: ById,
  response: Success,
})
