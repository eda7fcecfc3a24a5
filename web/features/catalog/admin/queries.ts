import { type InfiniteData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import type { RosterPart, RosterSort } from '#shared/model/agent.ts'
import { categoriesQuery, rosterQuery } from '#web/features/catalog/queries.ts'
import { ApiError, call, callWithHeaders } from '#web/lib/api.ts'
import { type Page, pagesQuery } from '#web/lib/page.ts'

/** Filters of the roster, as in the address. */
export interface RosterSearch {
  q: string
  only: RosterPart | undefined
  category: string
  /** A day of Atlanta on which they are free: 2026-12-31. */
  date: string
  sort: RosterSort
  descending: boolean
}

const AGENTS_KEY = ['admin', 'agents'] as const

/** The roster as the office sees it, in an order. */
export const adminRosterQuery = ({ q, only, category, date, sort, descending }: RosterSearch) =>
  pagesQuery([...AGENTS_KEY, 'list', q, only ?? '', category, date, sort, `${descending}`], (cursor, signal) =>
    callWithHeaders('GET /api/admin/agents', {
      query: {
        ...{ q: q || undefined, only, category: category || undefined, date: date || undefined, cursor },
        ...{ sort: sort === 'name' ? undefined : sort, order: descending ? 'desc' : undefined },
      },
      signal,
    }),
  )

export const INVITES_KEY = ['admin', 'invites'] as const

/** The invites that can still be used, or the past ones, newest first. */
export const invitesQuery = (state: 'open' | 'past') =>
  pagesQuery([...INVITES_KEY, state], (cursor, signal) =>
    callWithHeaders('GET /api/admin/invite-codes', { query: { state, cursor }, signal }),
  )

/**
 * Loads an agent from the server.
 * @param archived whether an archived one is an answer, too
 * @returns null when there is no such agent: an address may name anything
 */
export async function findAgent(
  id: AdminAgent['id'],
  signal?: AbortSignal,
  archived?: 'yes',
): Promise<AdminAgent | null> {
  try {
    return await call('GET /api/admin/agents/:id', { params: { id }, query: { archived }, ...(signal && { signal }) })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

/** An agent as a list or the agent's page shows one now. What either held before a write does not count. */
export function findListedAgent(client: QueryClient, id: AdminAgent['id']): AdminAgent | undefined {
  const lists = client.getQueryCache().findAll({ queryKey: [...AGENTS_KEY, 'list'] })
  const shown = client.getQueryState(agentPageQuery(id).queryKey)
  return lists
    .filter(({ state }) => !state.isInvalidated)
    .flatMap(({ state }) => (state.data as InfiniteData<Page<AdminAgent>> | undefined)?.pages ?? []) // as the key says
    .flatMap(({ rows }) => rows)
    .concat(shown?.data && !shown.isInvalidated ? [shown.data] : [])
    .filter((agent) => agent.id === id)
    .sort((a, b) => b.version - a.version)[0]
}

/** The agent whose page is open, archived or not; null when there is no such agent. */
export const agentPageQuery = (id: AdminAgent['id']) =>
  queryOptions({
    queryKey: [...AGENTS_KEY, 'page', id],
    queryFn: ({ signal }) => findAgent(id, signal, 'yes'),
    // others work here too: coming back looks again
    staleTime: 0,
  })

/** One agent of the roster, for an address that names an agent the list has not loaded yet. */
export const adminAgentQuery = (id: AdminAgent['id']) =>
  queryOptions({
    queryKey: [...AGENTS_KEY, 'one', id],
    queryFn: ({ signal }) => findAgent(id, signal),
    // the sheet is begun from it: never from an answer that was kept
    staleTime: 0,
    gcTime: 0,
  })

/** Every category with how many agents it has. */
export const adminCategoriesQuery = queryOptions({
  queryKey: ['admin', 'categories'],
  queryFn: ({ signal }) => call('GET /api/admin/categories', { signal }),
})

/** Reloads every query with agents or categories: the office's lists, and the public site in the same window. */
export function useRefreshCatalog(): () => Promise<unknown> {
  const client = useQueryClient()
  const keys = [AGENTS_KEY, adminCategoriesQuery.queryKey, rosterQuery.queryKey, categoriesQuery.queryKey]
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
