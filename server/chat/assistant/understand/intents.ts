/** What a message can want; the examples in `intents/examples` show what each one means. */
export const INTENTS = [
  // conversation
  ...(['greeting', 'thanks', 'goodbye', 'affirm', 'deny', 'start-over', 'identity'] as const),
  // about the roster
  ...(['find', 'availability', 'price', 'compare', 'book', 'about-agent', 'packages', 'discount', 'suggest'] as const),
  // about one's own booking and account
  ...(['change-booking', 'account', 'how-to-book', 'several-performers'] as const),
  // about the agency's terms
  ...(['included', 'conduct', 'travel', 'overtime', 'tips', 'photos', 'insurance', 'parking', 'dress'] as const),
  ...(['equipment', 'deposit', 'cancellation', 'payment', 'paying-when', 'tax', 'privacy', 'substitute'] as const),
  ...(['request-terms', 'place', 'hours', 'age'] as const),
  // people and limits
  ...(['person', 'complaint', 'apply', 'decline', 'emergency', 'meddling', 'off-topic'] as const),
] as const

/** One of them. */
export type Intent = (typeof INTENTS)[number]
