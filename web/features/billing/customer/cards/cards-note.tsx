import { useQuery } from '@tanstack/react-query'
import { paymentInstructionsQuery } from '#web/features/billing/queries.ts'

/** Says that a saved card is not charged while there is no card provider (docs/product.md P7.84). */
export function CardsNote() {
  const { data } = useQuery(paymentInstructionsQuery)
  if (data?.cardProvider !== false) return null
  return <p className="cards-note">Saved for reference only; cards can’t be charged online.</p>
}
