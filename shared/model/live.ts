/**
 * What live events are about: `chat` is a visitor who waits for a person or wants to work here, `conversation` anything
 * else in one, `team` the staff and their roles, `customer` an account's contact details.
 */
export const LIVE_EVENT_KINDS = [
  'booking',
  'payment',
  'testimonial',
  'chat',
  'blocked',
  'conversation',
  'team',
  'customer',
] as const
export type LiveEventKind = (typeof LIVE_EVENT_KINDS)[number]

/**
 * What can happen, as kind and verb (docs/product.md P6.35). Screens ignore an action they don't know, so that a new
 * one needs no new client.
 */
export const LIVE_ACTIONS = [
  'chat:asked',
  'chat:complained',
  'chat:emergency',
  'chat:applied',
  'booking:requested',
  'booking:entered',
  'booking:asked',
  'booking:declined',
  'booking:accepted',
  'booking:confirmed',
  'booking:completed',
  'booking:cancelled',
  'booking:reopened',
  'booking:changed',
  'booking:arrived',
  'booking:finished',
  'booking:could-you',
  'booking:dropped-out',
  'booking:offered',
  'booking:picked',
  'booking:replaced',
  'booking:priced',
  'booking:noted',
  'booking:event-changed',
  'booking:invoiced',
  'booking:invoice-changed',
  'booking:invoice-voided',
  'booking:invoice-reissued',
  'booking:invoice-sent',
  'booking:invoice-reminded',
  'payment:reported',
  'payment:charged',
  'payment:disputed',
  'payment:dispute-lost',
  'payment:dispute-won',
  'payment:not-due',
  'payment:refund-failed',
  'payment:recorded',
  'payment:verified',
  'payment:reversed',
  'payment:refund-begun',
  'payment:refunded',
  'payment:refund-updated',
  'payment:returned',
  'testimonial:written',
  'testimonial:approved',
  'testimonial:rejected',
  'testimonial:unapproved',
  'testimonial:replied',
  'blocked:added',
  'blocked:removed',
  'conversation:changed',
  'team:changed',
  'customer:contact-asked',
  'customer:contact-answered',
] as const satisfies readonly `${LiveEventKind}:${string}`[]
export type LiveAction = (typeof LIVE_ACTIONS)[number]

/** What an agent hears of own bookings and own time; prices, notes, invoices and payments stay with the office (P5.14). */
export const AGENT_LIVE_ACTIONS: readonly LiveAction[] = [
  'booking:requested',
  'booking:entered',
  'booking:declined',
  'booking:accepted',
  'booking:confirmed',
  'booking:completed',
  'booking:cancelled',
  'booking:reopened',
  'booking:changed',
  'booking:arrived',
  'booking:finished',
  'booking:replaced',
  'blocked:added',
  'blocked:removed',
]

/**
 * What a customer hears of own bookings and payments (docs/product.md P4.25). What only the office and the agent arrange
 * stays with them: answers of agents, drop-outs, notes, arrivals and disputes.
 */
export const CUSTOMER_LIVE_ACTIONS: readonly LiveAction[] = [
  'booking:requested',
  'booking:entered',
  'booking:asked',
  'booking:confirmed',
  'booking:completed',
  'booking:cancelled',
  'booking:reopened',
  'booking:changed',
  'booking:offered',
  'booking:picked',
  'booking:replaced',
  'booking:priced',
  'booking:invoiced',
  'booking:invoice-changed',
  'booking:invoice-voided',
  'booking:invoice-reissued',
  'booking:invoice-sent',
  'payment:reported',
  'payment:charged',
  'payment:recorded',
  'payment:verified',
  'payment:reversed',
  'payment:refund-begun',
  'payment:refunded',
  'payment:refund-updated',
  'payment:returned',
]

/** The kind of thing that an action happens to. */
export function kindOfAction(action: LiveAction): LiveEventKind {
  return action.slice(0, action.indexOf(':')) as LiveEventKind // what stands before the colon, by the list above
}

/** Whether a word is an action of this version. */
export function isLiveAction(word: unknown): word is LiveAction {
  return LIVE_ACTIONS.some((action) => action === word)
}
