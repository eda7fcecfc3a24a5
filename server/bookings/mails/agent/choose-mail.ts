import type { AgentMail, AgentMailOutcome, MailedChange } from '#shared/model/agent-mail.ts'
import type { BookingStatus } from '#shared/model/booking.ts'

/** How it stands with a booking's agent and the mails to them. */
export interface AgentMailState {
  status: BookingStatus
  /** Whether the agent has answered the request. */
  answered: boolean
  /** Null when nothing can be mailed. */
  email: string | null
  /** Whether there is a login, open or ended. */
  login: boolean
  /** Mails the agent has turned off. */
  muted: readonly string[]
}

/** A request that is not answered is asked for again, as far as the agent wants to be asked. */
const waiting = (answered: boolean): AgentMail[] => (answered ? ['agent-changed'] : ['agent-request', 'agent-changed'])

/** The mails that would say a change, the best first (docs/product.md P5.18). */
function mailsAbout(change: MailedChange | 'requested', { status, answered }: AgentMailState): AgentMail[] {
  if (change === 'confirmed') return ['agent-confirmed']
  if (change === 'cancelled') return ['agent-cancelled']
  if (change === 'completed' || change === 'priced') return []
  if (change === 'requested') return ['agent-request']
  if (change === 'pending') return waiting(answered)
  // the answer was about the earlier time
  return status === 'pending' ? waiting(answered && change === 'relocated') : ['agent-changed']
}

/**
 * Which mail a booking's agent gets about a change, and why none; 'requested' is the booking itself.
 * @param state before the change or after it: the answer is the same
 */
export function chooseAgentMail(
  change: MailedChange | 'requested',
  state: AgentMailState,
): { outcome: AgentMailOutcome; kind?: AgentMail } {
  const kinds = mailsAbout(change, state)
  if (kinds.length === 0) return { outcome: 'not mailed' }
  if (state.email === null) return { outcome: state.login ? 'ended' : 'none' }
  const kind = kinds.find((one) => !state.muted.includes(one))
  return kind === undefined ? { outcome: 'muted' } : { outcome: 'email', kind }
}
