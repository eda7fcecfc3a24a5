/** What happens in the house and the office hears of at once: `chat` is a visitor who asks for a person, `conversation` anything else in one. */
export const LIVE_EVENT_KINDS = ['booking', 'payment', 'testimonial', 'chat', 'blocked', 'conversation'] as const
