import { localTime } from '#shared/model/place-words.ts'
import './availability.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BlockedTime } from '#shared/contract/availability/availability.ts'
import type { Day } from '#shared/model/day.ts'
import { BlockForm } from '#web/features/availability/block-form.tsx'
import { blockedTimesQuery, type Whose } from '#web/features/availability/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

const spanOf = ({ from, to }: BlockedTime) => `${formatShortDateTime(from)} to ${formatShortDateTime(to)}`

/** What an agent reads, and what the office reads of one. */
const wordsFor = (whose: Whose) =>
  whose === 'own'
    ? {
        lead: `You can’t be booked while your time is blocked. ${localTime()}.`,
        failure: 'Your blocked times could not be loaded',
        back: 'You can be booked at that time again.',
      }
    : {
        lead: `${whose.name} can’t be booked during blocked times. ${localTime()}.`,
        failure: 'The blocked times could not be loaded',
        back: `${whose.name} can be booked at that time again.`,
      }

/** Times in which an agent can't be booked (docs/product.md P5.6, P5.8, P6.87). */
export function BlockedTimes({ whose = 'own', day }: { whose?: Whose; day?: Day | undefined }) {
  const client = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  const [leaving, setLeaving] = useState<BlockedTime>()
  const query = blockedTimesQuery(whose)
  const words = wordsFor(whose)
  const { data, isFetching, refetch } = useQuery(query)
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) =>
      whose === 'own'
        ? call('DELETE /api/agent/blocked-times/:id', { params: { id } })
        : call('DELETE /api/admin/blocked-times/:id', { params: { id } }),
    onSuccess: refresh,
    onError: (error) => {
      const description = getErrorMessage(error)
      toast({ title: 'Not removed', description, variant: 'destructive' })
      return refresh()
    },
    onSettled: () => {
      setLeaving(undefined)
      // its row is gone
      requestAnimationFrame(() => title.current?.focus({ preventScroll: true }))
    },
  })
  return (
    <section className="time-part" aria-labelledby="blocked-times">
      <h2 id="blocked-times" ref={title} tabIndex={-1}>
        Blocked times
      </h2>
      <p>{words.lead}</p>
      {!data && isFetching && <Skeleton className="h-14" />}
      {!data && !isFetching && (
        <Failure message={words.failure} action={<Button onClick={() => void refetch()}>Try again</Button>} />
      )}
      {data?.length === 0 && <p>No blocked times.</p>}
      {data && data.length > 0 && (
        <ul className="blocked-list">
          {data.map((time) => (
            <li key={time.id}>
              <p>
                {spanOf(time)}
                {time.reason && <span className="block text-b3 text-ink-2">{time.reason}</span>}
              </p>
              <Button variant="bare" size="sm" aria-haspopup="dialog" onClick={() => setLeaving(time)}>
                Remove<span className="sr-only">: {spanOf(time)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <BlockForm whose={whose} day={day} onBlocked={refresh} />
      {leaving && (
        <ConfirmDialog
          title="Unblock this time?"
          action="Remove"
          busy={isPending}
          onConfirm={() => mutate(leaving.id)}
          onClose={() => setLeaving(undefined)}
        >
          <p className="text-ink-2">
            {spanOf(leaving)}. {words.back}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
