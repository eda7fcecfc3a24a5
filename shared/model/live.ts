/** What happens in the house and the office hears of at once. */
export const LIVE_EVENT_KINDS = ['booking', 'payment', 'testimonial', 'chat'] as const
