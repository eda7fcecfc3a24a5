import type { MarginPart, MarginSums } from '#shared/contract/office/margin.admin.ts'
import type { MarginPartRow, MarginSumsRow, PersonMarginRow } from './margin-rows.ts'

/**
 * The sums with what is left: received less what went back, tax, shares and fees; integer cents (docs/product.md
 * P7.127).
 */
export function presentMargin({ unknown_fees, ...sums }: MarginSumsRow): MarginSums {
  const { received, returned, tax, talent, fees } = sums
  const margin = received - returned - tax - talent - fees
  return { received, returned, tax, talent, fees, unknownFees: unknown_fees, margin }
}

/** The margin of a category, of a person, or of everyone who is not named; integer cents (docs/product.md P7.150). */
export function presentMarginPart({ id, name, ...sums }: MarginPartRow | PersonMarginRow): MarginPart {
  return { id, name: name ?? 'Everyone else', ...presentMargin(sums) }
}
