import { z } from 'zod'

/** The most rows one page of a list has. */
export const PAGE_LIMIT = 100

/** How a list that grows is asked for: by key, never by offset. */
export const PageQuery = z.object({
  cursor: z.string().max(200).optional().describe('Where the page before ended, from its Link header'),
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT).optional(),
})
