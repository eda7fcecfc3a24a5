import './availability.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FeedAddress } from '#web/features/availability/feed-address.tsx'
import { feedQuery } from '#web/features/availability/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

const WORDS = {
  agent: 'Subscribe to your bookings in the calendar on your phone.',
  admin: 'Subscribe to all bookings, with customer names, in your own calendar.',
} as const

const refuse = (title: string) => (error: unknown) => {
  const description = getErrorMessage(error)
  toast({ title, description, variant: 'destructive' })
}

/** The address of a calendar feed with the bookings; it is shown only once (docs/product.md P5.12). */
export function CalendarFeed({ whose }: { whose: keyof typeof WORDS }) {
  const id = useId()
  const [asking, setAsking] = useState<'renew' | 'stop'>()
  const { data: state, isFetching, refetch } = useQuery(feedQuery(whose))
  const settled = () => {
    setAsking(undefined)
    return refetch()
  }
  const make = useMutation({
    mutationFn: () => call(`POST /api/${whose}/calendar-feed`),
    onError: refuse('No link was created'),
    onSettled: settled,
  })
  const stop = useMutation({
    mutationFn: () => call(`DELETE /api/${whose}/calendar-feed`),
    onSuccess: () => {
      make.reset()
      toast({ title: 'Calendar feed stopped' })
    },
    onError: refuse('The feed was not stopped'),
    onSettled: settled,
  })
  const url = make.data?.url
  const since = state?.since
  return (
    <section className="time-part" aria-labelledby={id}>
      <h2 id={id}>Calendar feed</h2>
      <p>
        {WORDS[whose]} Anyone with this link can see it. A new link replaces the old one, and so do a new password and
        signing out everywhere.
      </p>
      {!state && isFetching && <Skeleton className="h-14" />}
      {!state && !isFetching && (
        <Failure
          message="The calendar feed could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      <div role="status" className="time-part">
        {url && <FeedAddress key={url} url={url} />}
        {!url && since && (
          <p>
            This link was created {formatShortDateTime(since)} and shown only then.{' '}
            {state.lastRead ? `Last read ${formatShortDateTime(state.lastRead)}.` : 'No calendar has read it yet.'}
          </p>
        )}
      </div>
      {state && (
        <div className="time-actions">
          <Button
            busy={make.isPending}
            busyLabel="Creating..."
            aria-haspopup={since ? 'dialog' : undefined}
            onClick={() => (since ? setAsking('renew') : make.mutate())}
          >
            {since ? 'Create a new link' : 'Create calendar link'}
          </Button>
          {since && (
            <Button variant="bare" aria-haspopup="dialog" onClick={() => setAsking('stop')}>
              Stop the feed
            </Button>
          )}
        </div>
      )}
      {asking === 'renew' && (
        <ConfirmDialog
          title="Create a new link?"
          action="Create a new link"
          busy={make.isPending}
          onConfirm={() => make.mutate()}
          onClose={() => setAsking(undefined)}
        >
          <p className="text-ink-2">Calendars with the old link stop updating.</p>
        </ConfirmDialog>
      )}
      {asking === 'stop' && (
        <ConfirmDialog
          title="Stop the calendar feed?"
          action="Stop the feed"
          busy={stop.isPending}
          onConfirm={() => stop.mutate()}
          onClose={() => setAsking(undefined)}
        >
          <p className="text-ink-2">Calendars that use it stop updating. You can create a new link later.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
