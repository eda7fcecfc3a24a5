import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/billing/cards.ts'
import { addCard, listCards, removeCard, setDefaultCard } from './cards.ts'
import { presentCard } from './present.ts'

/** The customer's cards. */
export function cardRoutes(route: Route, context: AppContext): void {
  route(contract.listPaymentMethods, async ({ actor }) =>
    (await listCards(context.db, actor.customerId)).map(presentCard),
  )
  route(contract.addPaymentMethod, async ({ body, actor, requestId }) =>
    presentCard(await addCard({ context, actor, requestId }, body)),
  )
  route(contract.removePaymentMethod, async ({ params, actor, requestId }) => {
    await removeCard({ context, actor, requestId }, params.id)
    return { success: true as const }
  })
  route(contract.setDefaultPaymentMethod, async ({ params, actor, requestId }) =>
    presentCard(await setDefaultCard({ context, actor, requestId }, params.id)),
  )
}
