import { queryOptions } from '@tanstack/react-query'
import type { Occasion } from '#shared/model/occasions.ts'
import { call, callWithHeaders } from '#web/lib/api.ts'
import { knownRows } from '#web/lib/known-rows.ts'

/** The agents everyone may see. An answer that says how many there are in all holds only the first of them. */
export const rosterQuery = queryOptions({
  queryKey: ['agents'],
  queryFn: async ({ signal }) => {
    const { data: agents, headers } = await callWithHeaders('GET /api/agents', { signal })
    const total = Number(headers.get('x-total-count') ?? agents.length)
    return { agents: knownRows(agents), complete: total <= agents.length }
  },
  // the router reads it when a screen is entered: a screen that finds it failed must not ask a second time
  retryOnMount: false,
})

/** How many agents there are: asked only when the roster is longer than one answer. */
export const facetsQuery = queryOptions({
  queryKey: ['agents', 'facets'],
  queryFn: ({ signal }) => call('GET /api/agents/facets', { signal }),
})

/** The service packages that can be booked, by category, the cheapest first. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: ({ signal }) => call('GET /api/packages', { signal }),
  // as above
  retryOnMount: false,
})

/** Agents who are booked for an occasion; without one nobody is asked for. */
export const occasionQuery = (occasion: Occasion | undefined) =>
  queryOptions({
    queryKey: ['agents', 'occasion', occasion ?? ''],
    queryFn: ({ signal }) =>
      occasion ? call('GET /api/occasions/:occasion/agents', { params: { occasion }, signal }) : [],
    enabled: occasion !== undefined,
  })

/** The categories of talent, in the office's order. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => call('GET /api/categories', { signal }),
  // as above
  retryOnMount: false,
})
