/** The refusal of a card number in place of a reference (docs/product.md P7.12). */
export const CARD_NUMBER_SENTENCE = 'This looks like a card number. Please enter the reference of the payment instead.'

/**
 * Removes invisible characters from a reference; they would make equal references differ, or hide a card number.
 * @returns null when nothing is left
 */
export function withoutHidden(reference: string | null): string | null {
  return reference?.replace(/\p{Cf}/gu, '').trim() || null
}
