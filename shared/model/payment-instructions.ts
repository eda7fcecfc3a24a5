import { PAYMENT_METHODS, type PaymentMethod } from './payment.ts'

/** The methods an owner writes details for; cards are paid at the card provider's page or by phone (docs/product.md P7.80). */
export const INSTRUCTED_METHODS = ['zelle', 'venmo', 'paypal', 'bank_transfer', 'cash'] as const
export type InstructedMethod = (typeof INSTRUCTED_METHODS)[number]

/** What a customer needs to pay by each method; null where nothing is written. */
export type PaymentInstructions = Record<InstructedMethod, string | null>

/** The details of a method; null for one without. */
export function findInstruction(
  instructions: Partial<PaymentInstructions> | undefined,
  method: PaymentMethod,
): string | null {
  return method === 'card' ? null : (instructions?.[method] ?? null)
}

/** Every method, those with details first, otherwise in the usual order (docs/product.md P7.81). */
export function sortMethods(instructions: Partial<PaymentInstructions> | undefined): PaymentMethod[] {
  const has = (method: PaymentMethod) => findInstruction(instructions, method) !== null
  return [...PAYMENT_METHODS.filter(has), ...PAYMENT_METHODS.filter((method) => !has(method))]
}

/** The methods that have details, in that order, each with them. */
export const listWays = (instructions: PaymentInstructions): { method: PaymentMethod; details: string }[] =>
  sortMethods(instructions).flatMap((method) => {
    const details = findInstruction(instructions, method)
    return details === null ? [] : [{ method, details }]
  })

/** A payment that a memo can travel with, so that the office knows what it is for: every one but cash. */
export const takesMemo = (method: PaymentMethod): boolean => method !== 'cash'

/** What a customer reads about a method that has no details. */
export const callForDetails = (phone: string): string => `Call us for details: ${phone}`
