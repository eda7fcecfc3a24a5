import { queryOptions } from '@tanstack/react-query'
import type { Filter } from '#web/features/catalog/browse/filter.ts'
import type { Search } from '#web/features/catalog/search/search-params.ts'
import { call, callWithHeaders } from '#web/lib/api.ts'

const narrowing = ({ q, min, max, date, hours }: Search) => ({ q, minRate: min, maxRate: max, date, hours })

/** The agents a search finds: the first page, and what 'Show more' has added. Given up when nobody waits for it. */
export const searchQuery = (search: Search, filter: Filter) =>
  queryOptions({
    queryKey: ['agents', 'search', filter, search],
    queryFn: ({ signal }) => readPage(search, filter, { signal }),
  })

/** How many a search finds behind each filter; the order they come in makes no difference. */
export const searchFacetsQuery = (search: Search) =>
  queryOptions({
    queryKey: ['agents', 'facets', narrowing(search)],
    queryFn: ({ signal }) => call('GET /api/agents/facets', { query: narrowing(search), signal }),
  })

/** One page, and where the next begins by the Link header (RFC 8288) if there is one. */
export async function readPage(
  search: Search,
  filter: Filter,
  { cursor, ...options }: { cursor?: string; signal?: AbortSignal },
) {
  const category = filter === 'all' ? undefined : filter
  const query = { ...narrowing(search), category, sort: search.sort, cursor }
  const { data: agents, headers } = await callWithHeaders('GET /api/agents', { query, ...options })
  const next = /<[^>]*[?&]cursor=([^&>]+)[^>]*>; *rel="?next/.exec(headers.get('link') ?? '')?.[1]
  return { agents, next: next && decodeURIComponent(next) }
}
