import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import type { AgentMailOutcome, MailedChange } from '#shared/model/agent-mail.ts'
import { firstName } from '#shared/model/person-name.ts'

type Mailed = Pick<BookingDetails, 'agent' | 'customerName' | 'emails'>

/** Why the agent gets none; nothing is said where agents never get one. */
const WHY: Record<string, (name: string) => string> = {
  muted: (name) => `${name} turned this email off.`,
  none: (name) => `${name} has no email: please call.`,
  ended: (name) => `${name}'s login has ended: please call.`,
}

/** 'Grant and Imani get an email.', as the server foretells it, and why the agent gets none (docs/product.md P5.22). */
export const whoGetsEmail = ({ agent, customerName, emails }: Mailed, change: MailedChange): string =>
  sayWhoGetsEmail({ customerName, agentName: agent.name }, emails[change])

/** The same about people by name; a customer who is not named yet is 'The customer'. */
export function sayWhoGetsEmail(
  { customerName, agentName }: { customerName: string; agentName: string },
  foretold: { customer: boolean; agent: AgentMailOutcome },
): string {
  let [customer, talent] = [customerName ? firstName(customerName) : 'The customer', firstName(agentName)]
  if (customer === talent) [customer, talent] = [customerName, agentName]
  const names = [...(foretold.customer ? [customer] : []), ...(foretold.agent === 'email' ? [talent] : [])]
  const who =
    names.length === 2
      ? `${names.join(' and ')} get an email.`
      : names[0]
        ? `${names[0]} gets an email.`
        : 'No one gets an email.'
  const why = WHY[foretold.agent]?.(talent)
  return why === undefined ? who : `${who} ${why}`
}
