import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Summary } from '#shared/contract/office/office.admin.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Bulb } from '#web/ui/bulb.tsx'

const count = (total: number, one: string, many: string) => `${formatCount(total)} ${total === 1 ? one : many}`

/** What else waits for an answer, each with the way there; nothing when nothing does. */
export function AlsoWaiting({
  waiting: { chats, disputes, payments, testimonials },
  agents: { withoutRate },
}: Summary) {
  const rows = [
    {
      total: chats,
      to: paths.adminConversationsWaiting,
      text: count(chats, 'visitor', 'visitors'),
      rest: 'waiting for a person in chat',
    },
    {
      total: disputes,
      to: paths.adminPaymentsDisputed,
      text: count(disputes, 'card payment', 'card payments'),
      rest: 'disputed by the bank',
    },
    {
      total: payments,
      to: paths.adminPaymentsWaiting,
      text: count(payments, 'payment', 'payments'),
      rest: 'to verify',
    },
    {
      total: testimonials,
      to: paths.adminTestimonials,
      text: count(testimonials, 'review', 'reviews'),
      rest: 'to approve',
    },
    { total: withoutRate, to: paths.adminAgents, text: count(withoutRate, 'agent', 'agents'), rest: 'without a rate' },
  ].filter(({ total }) => total > 0)
  if (rows.length === 0) return null
  return (
    <ul className="also-waiting" aria-label="Also waiting">
      {rows.map(({ to, text, rest }) => (
        <li key={rest}>
          <Link className="waiting-row" to={to}>
            <Bulb state="hollow" className="text-pending" />
            <span className="waiting-text">
              <b>{text}</b> {rest}
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
