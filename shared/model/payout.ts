/** How talent is paid (docs/product.md P7.86). */
export const PAYOUT_METHODS = ['bank_transfer', 'check', 'zelle', 'venmo', 'cash', 'card_processor'] as const
export type PayoutMethod = (typeof PAYOUT_METHODS)[number]

export const PAYOUT_METHOD_LABELS: Record<PayoutMethod, string> = {
  bank_transfer: 'Bank transfer',
  check: 'Check',
  zelle: 'Zelle',
  venmo: 'Venmo',
  cash: 'Cash',
  card_processor: 'Card processor',
}
