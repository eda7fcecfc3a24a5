import { z } from 'zod'
import { invalid } from '#server/errors.ts'

const At = z.iso.datetime({ precision: 6 })

const PageKey = z.object({ rank: z.number().default(0), at: At, id: z.uuid() })
/** Where a page of a list ended: the rank, time and id of its last row. Lists in order of time have no rank. */
export type PageKey = z.infer<typeof PageKey>

const NumberedPageKey = z.object({ at: At, id: z.int().positive() })
/** The same of a list whose rows are numbered. */
export type NumberedPageKey = z.infer<typeof NumberedPageKey>

function readKey<Key>(schema: z.ZodType<Key>, cursor: string): Key {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw invalid({ cursor: 'Not a cursor of this list' })
  }
}

/**
 * The key a cursor stands for.
 * @throws AppError invalid_request (400) when it isn't one of ours
 */
export function readCursor(cursor: string): PageKey {
  return readKey(PageKey, cursor)
}

/**
 * The key a cursor of a list stands for whose rows are numbered.
 * @throws AppError invalid_request (400) when it isn't one of ours
 */
export function readNumberedCursor(cursor: string): NumberedPageKey {
  return readKey(NumberedPageKey, cursor)
}

/**
 * One page of rows read with `limit + 1`, and the Link header to the next (RFC 8288) when there is one.
 * @param path the list's path
 * @param rows what was read; `key_at` is the time, `key_rank` the rank the list is ordered by
 * @param conditions what was asked for, to be asked for again by the next page
 */
export function cutPage<Row extends { key_at: string; id: string | number; key_rank?: number }>(
  path: string,
  rows: Row[],
  limit: number,
  conditions: Record<string, string | number | undefined> = {},
) {
  const listed = rows.slice(0, limit)
  const last = listed.at(-1)
  if (rows.length <= limit || !last) return { listed, link: undefined }
  const key = { ...(last.key_rank && { rank: last.key_rank }), at: last.key_at, id: last.id }
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries(conditions)) if (value !== undefined) next.set(name, String(value))
  next.set('cursor', Buffer.from(JSON.stringify(key)).toString('base64url'))
  next.set('limit', String(limit))
  return { listed, link: `<${path}?${next}>; rel="next"` }
}
