import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { knownRows } from '#web/lib/known-rows.ts'

/** One answer of a list that grows: its rows, where the next page begins, how many rows there are in all. */
export interface Page<Row> {
  rows: Row[]
  /** The next page's cursor, by the Link header (RFC 8288). */
  next: string | undefined
  total: number | undefined
}

/** Reads one page of an answer with its headers (docs/product.md P11.3). */
export function readPage<Row>({ data, headers }: { data: Row[]; headers: Headers }): Page<Row> {
  const next = /<[^>]*[?&]cursor=([^&>]+)[^>]*>; *rel="?next/.exec(headers.get('link') ?? '')?.[1]
  const total = headers.get('x-total-count')
  return {
    rows: knownRows(data),
    next: next && decodeURIComponent(next),
    total: total === null ? undefined : Number(total),
  }
}

/**
 * A list that comes page by page.
 * @param read asks for the page at a cursor, the first without one
 */
export const pagesQuery = <Row>(
  queryKey: readonly string[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<{ data: Row[]; headers: Headers }>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) => readPage(await read(pageParam, signal)),
    initialPageParam: undefined as string | undefined, // says the type: later ones are cursors
    getNextPageParam: (page) => page.next,
  })

/** A list as a screen shows it. */
export interface Rows<Row> {
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined
  /** How many there are in all; undefined until that is known. */
  total: number | undefined
  failed: boolean
  retry: () => void
  /** Asks for the next page; absent at the end. */
  more: (() => void) | undefined
  busy: boolean
  moreFailed: boolean
}

/** Reads a list page by page. */
export function useRows<Row>(query: ReturnType<typeof pagesQuery<Row>>): Rows<Row> {
  const list = useInfiniteQuery(query)
  const rows = list.data?.pages.flatMap((page) => page.rows)
  return {
    rows,
    total: list.data?.pages[0]?.total ?? (list.hasNextPage ? undefined : rows?.length),
    failed: !rows && list.isError && !list.isFetching,
    retry: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    busy: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError && !list.isFetchingNextPage,
  }
}
