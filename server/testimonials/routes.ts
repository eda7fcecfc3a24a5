import type { AppContext } from '#server/context.ts'
import { cutPage, readCursor } from '#server/http/page.ts'
import type { PreparedReads } from '#server/http/prepared.ts'
import type { Route } from '#server/http/route.ts'
import { listApproved } from '#shared/contract/testimonials.ts'
import { PLAIN_LIST_LIMIT } from '#shared/model/agent.ts'
import { presentTestimonial } from './present.ts'
import * as queries from './queries.ts'

/** What customers said, as everyone may read it. */
export function testimonialRoutes(route: Route, prepared: PreparedReads, { db }: AppContext): void {
  prepared.add({
    endpoint: listApproved,
    tables: ['testimonials'],
    build: async () => {
      const rows = await queries.listApproved(db, { limit: PLAIN_LIST_LIMIT + 1 })
      const { listed, link } = cutPage(listApproved.path, rows, PLAIN_LIST_LIMIT)
      const body = listed.map(presentTestimonial)
      if (link === undefined) return { body }
      return { body, headers: { link, 'x-total-count': String(await queries.countApproved(db)) } }
    },
  })
  route(listApproved, async ({ query: { cursor, limit = PLAIN_LIST_LIMIT }, setHeader }) => {
    const after = cursor === undefined ? undefined : readCursor(cursor)
    const rows = await queries.listApproved(db, { after, limit: limit + 1 })
    const { listed, link } = cutPage(listApproved.path, rows, limit)
    if (link !== undefined) {
      setHeader('link', link)
      if (!after) setHeader('x-total-count', String(await queries.countApproved(db)))
    }
    return listed.map(presentTestimonial)
  })
}
