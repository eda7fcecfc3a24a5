import { queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { pagesQuery } from '#web/lib/page.ts'

/** Everything the office has read of what it keeps about agents. */
export const PEOPLE_KEY = ['admin', 'people'] as const

// others work here too: coming back looks again
const fresh = { staleTime: 0 } as const

/** An agent's phone and email, and what the signed-in admin may open. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'contact', id],
    queryFn: ({ signal }) => call('GET /api/admin/agents/:id/contact', { params: { id }, signal }),
    ...fresh,
  })

/** How each of an agent's papers stands. */
export const papersQuery = (id: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'papers', id],
    queryFn: ({ signal }) => call('GET /api/admin/agents/:id/papers', { params: { id }, signal }),
    ...fresh,
  })

/** The kinds of papers of a category; for owners. */
export const paperKindsQuery = (category: string) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'kinds', category],
    queryFn: ({ signal }) => call('GET /api/admin/settings/paper-kinds', { query: { category }, signal }),
    ...fresh,
  })

/** The office's notes on an agent, newest first. */
export const agentNotesQuery = (id: string) => ({
  ...pagesQuery([...PEOPLE_KEY, 'notes', id], (cursor, signal) =>
    callWithHeaders('GET /api/admin/agents/:id/notes', { params: { id }, query: { cursor }, signal }),
  ),
  ...fresh,
})
