import './review-form.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { ReviewForm } from '#web/features/testimonials/review-form.tsx'
import { ApiError, call } from '#web/lib/api.ts'
import { formatLongDate } from '#web/lib/format-date.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Chase } from '#web/ui/chase.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Link } from '#web/ui/link.tsx'

const focusIt = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The review a mailed link asks for, or what became of it (docs/product.md P9.3). */
export function ReviewByLink({ token }: { token: string }) {
  const [sent, setSent] = useState(false)
  const night = useQuery({
    queryKey: ['testimonials', 'link', token],
    queryFn: ({ signal }) => call('POST /api/testimonials/link', { body: { token }, signal }),
    // it is a secret, and only this place needs it
    gcTime: 0,
  })
  return (
    <section className="review-link" aria-label="The review you were asked for">
      {sent ? (
        <div>
          <h2 ref={focusIt} tabIndex={-1}>
            Review sent, thank you
          </h2>
          <p>It is shown here once we have read it.</p>
        </div>
      ) : (
        <Asked token={token} night={night} onSent={() => setSent(true)} />
      )}
    </section>
  )
}

interface Night {
  agentName: string
  customerName: string
  eventType: keyof typeof EVENT_TYPE_LABELS
  eventDate: string
}

interface AskedProps {
  token: string
  night: { data: Night | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  onSent: () => void
}

function Asked({ token, night: { data, error, isFetching, refetch }, onSent }: AskedProps) {
  if (data) {
    return (
      <>
        <div>
          <h2>How was {data.agentName}?</h2>
          <p>
            {EVENT_TYPE_LABELS[data.eventType]}, {formatLongDate(data.eventDate)}. You write as {data.customerName}.
          </p>
        </div>
        <ReviewForm
          send={(review) => call('POST /api/testimonials', { body: { ...review, token } })}
          uploadPicture={(form) => call('POST /api/testimonials/picture', { form, headers: { 'review-token': token } })}
          onSent={onSent}
        />
      </>
    )
  }
  if (isFetching || !error) return <Chase>Opening your link...</Chase>
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) return <DeadLink />
  return (
    <Failure
      message="Your link could not be opened"
      helper="This is our fault, not the link's."
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    />
  )
}

function DeadLink() {
  return (
    <>
      <div role="alert">
        <h2>This link no longer works</h2>
        <p>
          It has been used already, or it has expired. You can still review a night from your past bookings in the
          customer portal.
        </p>
      </div>
      <p>
        <ButtonLink as={Link} to={`${paths.customerDashboard}?tab=past`}>
          Your past bookings
        </ButtonLink>
      </p>
    </>
  )
}
