import { useQuery } from '@tanstack/react-query'
import { type Asked, busyDuring, busyQuery } from '#web/features/bookings/request/when/busy-times.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { Bulb } from '#web/ui/bulb.tsx'

/** Says before anything is sent that the agent is taken then; the office may still find a way (docs/product.md P8.10). */
export function BusyNotice({ asked }: { asked: Asked | undefined }) {
  const { data } = useQuery(busyQuery(asked))
  const busy = asked && data ? busyDuring(asked, data.busy) : []
  return (
    <div role="status" className="booking-full booking-busy">
      {busy.length > 0 && (
        <>
          <Bulb state="hollow" />
          <p>
            Busy at that time:{' '}
            {busy.map(({ from, to }) => `${formatShortDateTime(from)} to ${formatShortDateTime(to)}`).join('; ')}.
            Another time or person gets a faster answer. You can still send it.
          </p>
        </>
      )}
    </div>
  )
}
