import { listCardCategories, setCardCategory } from '#server/catalog/categories/card-payments.ts'
import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/billing/cards.admin.ts'
import { presentCardCategory } from './present.ts'

/** The admin's switch of card payments for each category. */
export function adminCardRoutes(route: Route, context: AppContext): void {
  const { db } = context

  route(contract.showCardPayments, async () => ({
    provider: context.payments.provider,
    categories: (await listCardCategories(db)).map(presentCardCategory),
  }))
  route(contract.setCardPayments, async ({ params: { id }, body: { cardPayments }, actor, requestId }) =>
    presentCardCategory(await setCardCategory(db, { id, cardPayments, actor, requestId })),
  )
}
