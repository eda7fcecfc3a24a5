import { z } from 'zod'
import type { ListPage } from '#server/db/keyset.ts'
import { invalid } from '#server/errors.ts'
import { PAGE_LIMIT } from '#shared/contract/page.ts'

const At = z.iso.datetime({ precision: 6 })

const PageKey = z.object({ rank: z.number().default(0), at: At, id: z.uuid() })
/** Where a page of a list ended: the rank, time and id of its last row. Lists in order of time have no rank. */
export type PageKey = z.infer<typeof PageKey>

const NumberedPageKey = z.object({ at: At, id: z.int().positive() })
/** The same for a list whose rows are numbered. */
export type NumberedPageKey = z.infer<typeof NumberedPageKey>

/** How a list is ordered: what a cursor holds, and the key of a row. */
export interface PageOrder<Row, Key> {
  schema: z.ZodType<Key>
  keyOf(row: Row): Key
}

/** By rank, time and id. */
export const BY_TIME: PageOrder<{ key_at: string; id: string; key_rank?: number }, PageKey> = {
  schema: PageKey,
  keyOf: ({ key_rank: rank = 0, key_at: at, id }) => ({ rank, at, id }),
}

/** By time and number. */
export const BY_NUMBER: PageOrder<{ key_at: string; id: number }, NumberedPageKey> = {
  schema: NumberedPageKey,
  keyOf: ({ key_at: at, id }) => ({ at, id }),
}

/** What a list adds to its page. */
export interface PageOptions {
  /** The most rows of a page, and how many there are when the query names no limit; PAGE_LIMIT unless given. */
  most?: number
  /** The length of the whole list, for the X-Total-Count of its first page. */
  count?: (() => Promise<number>) | undefined
  /** Sets X-Total-Count also when the first page is the only one. */
  countOnlyPage?: true
}

/** Reads the page of a list that a request asks for, and sets Link (RFC 8288) and X-Total-Count. */
export type ReadPage = <Row extends Ordered, Ordered, Key>(
  order: PageOrder<Ordered, Key>,
  /** Reads the rows behind a key, one more than the page holds. */
  read: (window: ListPage<Key>) => Promise<Row[]>,
  options?: PageOptions,
) => Promise<Row[]>

/** The list a page is of, and where its headers go. */
interface PagedRequest {
  path: string
  /** The query as its schema left it; what isn't the cursor or the limit narrows the list. */
  query: Readonly<Record<string, unknown>>
  setHeader(name: string, value: string): void
}

/**
 * Makes the `page` of a request's input.
 * @returns the function that reads a page
 * @throws AppError invalid_request (400), from the returned function, for a cursor that is not one of the list
 */
export function createReadPage({ path, query, setHeader }: PagedRequest): ReadPage {
  const { cursor, limit: asked, ...conditions } = query
  return async (order, read, { most = PAGE_LIMIT, count, countOnlyPage } = {}) => {
    const limit = typeof asked === 'number' ? Math.min(asked, most) : most
    const after = typeof cursor === 'string' ? readKey(order.schema, cursor) : undefined
    const { listed, link } = cutPage({ path, conditions, limit, order }, await read({ after, limit: limit + 1 }))
    if (link !== undefined) setHeader('link', link)
    if (count && after === undefined && (link !== undefined || countOnlyPage)) {
      setHeader('x-total-count', String(link === undefined ? listed.length : await count()))
    }
    return listed
  }
}

function readKey<Key>(schema: z.ZodType<Key>, cursor: string): Key {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw invalid({ cursor: 'Not a cursor of this list' })
  }
}

interface Cut<Row, Key> {
  path: string
  limit: number
  order: PageOrder<Row, Key>
  /** What narrows the list, repeated in the address of the next page. */
  conditions?: Readonly<Record<string, unknown>>
}

/**
 * One page of rows read with `limit + 1`.
 * @returns its rows, and the Link header when another page follows
 */
export function cutPage<Row extends Ordered, Ordered, Key>(
  { path, limit, order, conditions = {} }: Cut<Ordered, Key>,
  rows: Row[],
): { listed: Row[]; link: string | undefined } {
  const listed = rows.slice(0, limit)
  const last = listed.at(-1)
  if (rows.length <= limit || !last) return { listed, link: undefined }
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries(conditions)) if (value !== undefined) next.set(name, String(value))
  next.set('cursor', Buffer.from(JSON.stringify(order.keyOf(last))).toString('base64url'))
  next.set('limit', String(limit))
  return { listed, link: `<${path}?${next}>; rel="next"` }
}
