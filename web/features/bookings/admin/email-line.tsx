import { useQuery } from '@tanstack/react-query'
import type { MailedChange } from '#shared/model/agent-mail.ts'
import { bookingDetailsQuery, newBookingEmailsQuery } from '#web/features/bookings/admin/queries.ts'
import { sayWhoGetsEmail, whoGetsEmail } from '#web/features/bookings/admin/who-gets-email.ts'

/** Who gets an email about a change of a booking, asked of the server; its place is kept until the answer comes. */
export function EmailLine({ bookingId, change }: { bookingId: string; change: MailedChange }) {
  const { data, isError } = useQuery(bookingDetailsQuery(bookingId))
  return <Line said={data && whoGetsEmail(data, change)} failed={isError} />
}

interface NewBookingEmailLineProps {
  agent: { id: string; name: string }
  customerName: string
  status: 'pending' | 'confirmed'
}

/** Who gets an email about a booking the office creates (docs/product.md P6.182). */
export function NewBookingEmailLine({ agent, customerName, status }: NewBookingEmailLineProps) {
  const { data, isError } = useQuery(newBookingEmailsQuery(agent.id, status))
  const people = { customerName: customerName.trim(), agentName: agent.name }
  return <Line said={data && sayWhoGetsEmail(people, { customer: true, agent: data.agent })} failed={isError} />
}

function Line({ said, failed }: { said: string | undefined; failed: boolean }) {
  return (
    <p className="text-b3 text-ink-2" role="status">
      {said ?? (failed ? 'We could not check who gets an email.' : 'Checking who gets an email...')}
    </p>
  )
}
