import { useQuery } from '@tanstack/react-query'
import type { MailedChange } from '#shared/model/agent-mail.ts'
import { bookingDetailsQuery } from '#web/features/bookings/admin/queries.ts'
import { whoGetsEmail } from '#web/features/bookings/admin/who-gets-email.ts'

/** Who gets an email about a change of a booking, asked of the server; its place is kept until the answer comes. */
export function EmailLine({ bookingId, change }: { bookingId: string; change: MailedChange }) {
  const { data, isError } = useQuery(bookingDetailsQuery(bookingId))
  return (
    <p className="text-b3 text-ink-2" role="status">
      {data
        ? whoGetsEmail(data, change)
        : isError
          ? 'We could not check who gets an email.'
          : 'Checking who gets an email...'}
    </p>
  )
}
