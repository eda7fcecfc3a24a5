import type { AppContext } from '#server/context.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/billing/checkouts.ts'
import { handleWebhook } from './handle-webhook.ts'
import { startCheckout } from './start-checkout.ts'

/** The start of a checkout, and Stripe's webhook. */
export function checkoutRoutes(route: Route, context: AppContext): void {
  route(contract.startCheckout, async ({ params, body, actor }) => ({
    url: await startCheckout(context, { bookingId: params.id, purpose: body.purpose, customerId: actor.customerId }),
  }))
  // without a rate limit: the provider sets the pace, and an unsigned request is refused at once
  route(
    contract.stripeWebhook,
    async ({ bytes, header, requestId }) => {
      await handleWebhook(context, { bytes, signature: header('stripe-signature'), requestId })
      return { received: true as const }
    },
    { unlimited: true },
  )
}
