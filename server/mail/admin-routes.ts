import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as mails from '#shared/contract/mail/mails.admin.ts'
import { dropMail, listFailedMails, retryMail } from './failed-mails.ts'

/** What the office does about mails that were given up (docs/product.md P6.58). */
export function adminMailRoutes(route: Route, context: AppContext): void {
  route(mails.listFailedMails, () => listFailedMails(context.db))
  route(mails.retryMail, async ({ params: { id }, actor, requestId }) => {
    await retryMail(context, { id, actor, requestId })
    return { success: true as const }
  })
  route(mails.dropMail, async ({ params: { id }, actor, requestId }) => {
    await dropMail(context, { id, actor, requestId })
    return { success: true as const }
  })
}
