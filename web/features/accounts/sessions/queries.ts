import { callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** The browsers the account is signed in on, newest first. */
export const ownSessionsQuery = pagesQuery(['own-sessions'], (cursor, signal) =>
  callWithHeaders('GET /api/auth/sessions', { query: { cursor }, signal }),
)
