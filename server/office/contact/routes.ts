import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import { answerContactWish } from '#shared/contract/office/contact-wishes.admin.ts'
import * as contract from '#shared/contract/office/contact-wishes.ts'
import { answerWish } from './answer-wish.ts'
import { askContactChange } from './ask-change.ts'
import { confirmEmail, requireEmailChange } from './confirm-email.ts'
import { presentWish } from './present-wish.ts'
import { findWish } from './wish-rows.ts'

/** A customer's wish for another email or phone, the office's answer, and the link that changes the email. */
export function contactRoutes(route: Route, context: AppContext): void {
  const { db } = context
  route(contract.showContactWish, async ({ actor }) => {
    const wish = await findWish(db, actor.customerId)
    return { wish: wish ? presentWish(wish) : null }
  })
  route(contract.sendContactWish, async ({ body, actor, requestId }) => ({
    wish: presentWish(await askContactChange(context, { ...body, actor, requestId })),
  }))
  route(answerContactWish, async ({ params: { id }, body, actor, requestId }) => {
    await answerWish(context, { customerId: id, ...body, actor, requestId })
    return { success: true as const }
  })
  route(contract.showEmailChange, async ({ body: { token } }) => {
    const { email } = await requireEmailChange(db, token)
    return { email }
  })
  route(contract.confirmEmailChange, async ({ body: { token }, requestId }) => {
    await confirmEmail(context, { token, requestId })
    return { success: true as const }
  })
}
