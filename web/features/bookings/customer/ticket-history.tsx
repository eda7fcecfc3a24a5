import './ticket-history.css'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { bookingHistoryQuery } from '#web/features/bookings/customer/customer-queries.ts'
import { describeStep } from '#web/features/bookings/customer/history-words.ts'
import { formatDate, formatTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Opening } from '#web/ui/opening.tsx'

/** What happened on a ticket, below it, and the button that opens it (docs/product.md P4.26). */
export function useHistoryDrawer({ id: bookingId, agent }: CustomerBooking) {
  const id = `${useId()}-history`
  const [open, setOpen] = useState(false)
  return {
    button: (
      <Button
        variant="bare"
        size="sm"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <History aria-hidden="true" className="icon-s" />
        History<span className="sr-only">: {agent.name}</span>
      </Button>
    ),
    history: open && (
      <section id={id} className="ticket-drawer ticket-history" aria-label={`History: ${agent.name}`}>
        <Steps bookingId={bookingId} />
      </section>
    ),
  }
}

function Steps({ bookingId }: { bookingId: string }) {
  const { data, isFetching, refetch } = useQuery(bookingHistoryQuery(bookingId))
  if (!data) return <Opening what="history" busy={isFetching} className="h-24" onRetry={() => void refetch()} />
  return (
    // a long one scrolls in its own place, so the keyboard must get there
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
    <ol tabIndex={0} aria-label="What happened, the latest first">
      {data.map((step, index) => {
        const words = describeStep(step)
        return (
          words && (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id and never change places
            <li key={`${step.at} ${step.kind} ${index}`}>
              <time dateTime={step.at} className="num">
                {formatDate(step.at)}, {formatTime(step.at)}
              </time>
              <span>{words}</span>
            </li>
          )
        )
      })}
    </ol>
  )
}
