/** Mails to an agent about a booking that an agent may turn off (docs/product.md P5.18). */
export const OPTIONAL_AGENT_MAILS = ['agent-request', 'agent-confirmed', 'agent-changed', 'agent-reminder'] as const
export type OptionalAgentMail = (typeof OPTIONAL_AGENT_MAILS)[number]

/** Every mail to an agent about a booking; the outbox stores these names. */
export const AGENT_MAILS = [...OPTIONAL_AGENT_MAILS, 'agent-cancelled'] as const
export type AgentMail = (typeof AGENT_MAILS)[number]

/** What happens to a booking that is mailed: a status it gets, another time, another place only, or another price. */
export const MAILED_CHANGES = [
  'pending',
  'confirmed',
  'completed',
  'cancelled',
  'moved',
  'relocated',
  'priced',
] as const
export type MailedChange = (typeof MAILED_CHANGES)[number]

/**
 * Whether the agent of a booking is mailed: 'email' when yes; 'muted' when the agent has turned this mail off; 'none'
 * without an email; 'ended' when the login has ended; 'not mailed' when agents get no mail about it.
 */
export const AGENT_MAIL_OUTCOMES = ['email', 'muted', 'none', 'ended', 'not mailed'] as const
export type AgentMailOutcome = (typeof AGENT_MAIL_OUTCOMES)[number]
