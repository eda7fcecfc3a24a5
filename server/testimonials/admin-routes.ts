import { recordExport } from '#server/audit/record-export.ts'
import type { AppContext } from '#server/context.ts'
import { csvHeaders } from '#server/http/answers/csv.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/testimonials/testimonials.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { listTestimonials } from './admin-queries.ts'
import { decideTestimonial } from './decide-testimonial.ts'
import { presentAdminTestimonial, presentTestimonial } from './present.ts'
import { replyToTestimonial } from './reply-to-testimonial.ts'
import { exportTestimonials } from './testimonials-csv.ts'

/** The office's side of testimonials, and the list that answers by role. */
export function adminTestimonialRoutes(route: Route, context: AppContext): void {
  const { db } = context

  route(contract.listTestimonials, async ({ query: { state }, actor, page }) => {
    const admin = actor?.role === 'admin'
    const rows = await page(BY_TIME, (window) => listTestimonials(db, admin ? state : 'approved', window))
    return admin ? rows.map(presentAdminTestimonial) : rows.map(presentTestimonial)
  })
  route(contract.decideTestimonial, async ({ params: { id }, body: { isApproved }, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentAdminTestimonial(await decideTestimonial(context, { id, isApproved, version, actor, requestId }))
  })
  route(contract.replyToTestimonial, async ({ params: { id }, body: { reply }, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentAdminTestimonial(await replyToTestimonial(context, { id, reply, version, actor, requestId }))
  })
  route(contract.exportTestimonials, async ({ actor, requestId, setHeader }) => {
    await recordExport(db, { list: 'testimonials', actor, requestId })
    const headers = csvHeaders('testimonials', atlantaDay(context.now()))
    for (const [name, value] of Object.entries(headers)) setHeader(name, value)
    return exportTestimonials(db)
  })
}
