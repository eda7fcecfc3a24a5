import { z } from 'zod'
import { invalid } from '#server/errors.ts'

const Key = z.object({ at: z.iso.datetime({ precision: 6 }), id: z.uuid() })
type Key = z.infer<typeof Key>

function writeCursor(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/**
 * The key a cursor stands for.
 * @throws AppError invalid_request (400) when it isn't one of ours
 */
export function readCursor(cursor: string): Key {
  try {
    return Key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw invalid({ cursor: 'Not a cursor of this list' })
  }
}

/**
 * One page of rows read with `limit + 1`, and the Link header to the next (RFC 8288) when there is one.
 * @param path the list's path
 * @param rows what was read; `key_at` is the time the list is ordered by
 */
export function cutPage<Row extends { key_at: string; id: string }>(path: string, rows: Row[], limit: number) {
  const listed = rows.slice(0, limit)
  const last = listed.at(-1)
  if (rows.length <= limit || !last) return { listed, link: undefined }
  return {
    listed,
    link: `<${path}?cursor=${writeCursor({ at: last.key_at, id: last.id })}&limit=${limit}>; rel="next"`,
  }
}
