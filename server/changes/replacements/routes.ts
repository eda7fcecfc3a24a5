import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as admin from '#shared/contract/changes/replacements.admin.ts'
import * as agent from '#shared/contract/changes/replacements.agent.ts'
import * as customer from '#shared/contract/changes/replacements.ts'
import { dismissDropOut, sayCannotMakeIt } from './drop-outs/drop-out.ts'
import { readReliability } from './drop-outs/reliability.ts'
import { confirmReplacement } from './offers/confirm-replacement.ts'
import { answerCouldYou, openCouldYou } from './offers/could-you.ts'
import { offerReplacements, withdrawOffer } from './offers/offer-replacements.ts'
import { listOwnOffers, openOfferLink, pickReplacement } from './offers/pick-replacement.ts'
import { showReplacements } from './show-replacements.ts'

const DONE = { success: true } as const

/** Drop-outs, offers of other agents, picks and their confirmation. */
export function replacementRoutes(route: Route, context: AppContext): void {
  const { db, now } = context
  route(admin.showReplacements, ({ params: { id } }) => showReplacements(context, id))
  route(admin.offerReplacements, async ({ params: { id }, body, actor, requestId }) => {
    await offerReplacements(context, { id, ...body, actor, requestId })
    return DONE
  })
  route(admin.withdrawOffer, async ({ params: { id }, actor, requestId }) => {
    await withdrawOffer(context, { id, actor, requestId })
    return DONE
  })
  route(admin.confirmReplacement, async ({ params: { id }, body: { choiceId }, actor, requestId }) => {
    await confirmReplacement(context, { id, choiceId, actor, requestId })
    return DONE
  })
  route(admin.dismissDropOut, async ({ params: { id }, actor, requestId }) => {
    await dismissDropOut(context, { id, actor, requestId })
    return DONE
  })
  route(admin.showReliability, ({ params: { id } }) => readReliability(db, id, now()))

  route(customer.listOwnOffers, ({ actor: { customerId } }) => listOwnOffers(db, customerId))
  route(customer.pickReplacement, ({ params: { id }, body: { choiceId }, actor, requestId }) =>
    pickReplacement(context, { bookingId: id, choiceId, actor, requestId }),
  )
  route(customer.openReplacementLink, ({ body: { token } }) => openOfferLink(context, token))
  route(customer.pickByLink, ({ body: { token, choiceId }, requestId }) =>
    pickReplacement(context, { token, choiceId, requestId }),
  )

  route(agent.sayCannotMakeIt, async ({ params: { id }, body: { reason }, actor, requestId }) => {
    await sayCannotMakeIt(context, { id, reason, actor, requestId })
    return DONE
  })
  route(agent.openCouldYou, ({ body: { token } }) => openCouldYou(context, token))
  route(agent.answerCouldYou, async ({ body: { token, answer }, requestId }) => {
    await answerCouldYou(context, { token, answer, requestId })
    return { answer }
  })
}
