import type { CardCategoryRow } from '#server/catalog/categories/card-payments.ts'
import type { CardCategory } from '#shared/contract/billing/cards.admin.ts'
import type { PaymentMethod } from '#shared/contract/billing/cards.ts'
import type { CardRow } from './cards.ts'

/** A card as its owner may see it; the processor's token stays on the server. */
export function presentCard(row: CardRow): PaymentMethod {
  return {
    id: row.id,
    customerId: row.customer_id,
    type: row.type,
    last4: row.last4,
    brand: row.brand,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
    cardholderName: row.cardholder_name,
    billingZip: row.billing_zip,
    isDefault: row.is_default,
    createdAt: row.created_at.toISOString(),
  }
}

/** A category, and whether its bookings can be paid by card at the card provider. */
export function presentCardCategory(row: CardCategoryRow): CardCategory {
  return { id: row.id, name: row.name, displayName: row.display_name, cardPayments: row.card_payments }
}
