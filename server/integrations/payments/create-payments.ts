import type { Config } from '#server/config.ts'
import { manualPayments, type Payments } from './payments.ts'
import { stripePayments } from './payments-stripe.ts'

/** How cards are paid, as the configuration asks: at Stripe, or by hand. */
export function createPayments({ stripe }: Pick<Config, 'stripe'>): Payments {
  return stripe === undefined ? manualPayments : stripePayments(stripe)
}
