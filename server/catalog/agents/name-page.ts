import { z } from 'zod'
import { invalid } from '#server/errors.ts'
import type { NameKey } from './roster.ts'

const Key = z.object({ name: z.string().max(1000), id: z.uuid() })

/**
 * The key a cursor of a list by name stands for.
 * @throws AppError invalid_request (400) when it isn't one of ours
 */
export function readNameCursor(cursor: string): NameKey {
  try {
    return Key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw invalid({ cursor: 'Not a cursor of this list' })
  }
}

/**
 * One page of rows read with `limit + 1`, and the Link header to the next when there is one.
 * @param conditions what was asked for, to be asked for again by the next page
 */
export function cutNamePage<Row extends { key_name: string; id: string }>(
  path: string,
  rows: Row[],
  limit: number,
  conditions: Record<string, string | undefined>,
) {
  const listed = rows.slice(0, limit)
  const last = listed.at(-1)
  if (rows.length <= limit || !last) return { listed, link: undefined }
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries(conditions)) if (value !== undefined) next.set(name, value)
  next.set('cursor', Buffer.from(JSON.stringify({ name: last.key_name, id: last.id })).toString('base64url'))
  next.set('limit', String(limit))
  return { listed, link: `<${path}?${next}>; rel="next"` }
}
