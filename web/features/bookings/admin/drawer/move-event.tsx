import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventMove } from '#shared/contract/changes/event-moves.admin.ts'
import { BOOKING_TEXT_LIMITS } from '#shared/model/booking.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { localTime } from '#shared/model/place-words.ts'
import { atlantaInstant, atlantaMinute } from '#shared/model/time-zone.ts'
import { ConfirmBlocksDialog } from '#web/features/bookings/admin/confirm-blocks-dialog.tsx'
import { type Override, useConfirmBlocks } from '#web/features/bookings/admin/use-confirm-blocks.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Open = EventMove['bookings']

/** Moves all bookings of an event at once (docs/product.md P15.91). */
export function MoveEvent({ eventId, customerName }: Omit<MoveEventDialogProps, 'onClose'>) {
  const [moving, setMoving] = useState(false)
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setMoving(true)}>
        Move all
      </Button>
      {moving && <MoveEventDialog eventId={eventId} customerName={customerName} onClose={() => setMoving(false)} />}
    </>
  )
}

interface MoveEventDialogProps {
  eventId: string
  customerName: string
  onClose: () => void
}

function MoveEventDialog({ eventId: id, customerName, onClose }: MoveEventDialogProps) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: [...BOOKINGS_KEY, 'event-move', id],
    queryFn: ({ signal }) => call('GET /api/admin/event-moves/:id', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  if (data && data.bookings.length > 0) {
    // what is typed stays when a booking changes; other bookings are another form
    const key = data.bookings.map(({ bookingId }) => bookingId).join()
    return <MoveForm key={key} {...{ eventId: id, customerName, onClose }} bookings={data.bookings} />
  }
  return (
    <Dialog
      title="Move the whole event"
      width={560}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {data && <p>No booking of this event is left to move.</p>}
      {!data && isFetching && <Skeleton className="h-40" />}
      {!data && !isFetching && (
        <Failure
          message="The bookings could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
    </Dialog>
  )
}

type Values = { eventDate: string; eventLocation: string }
type Body = { eventDate?: string; eventLocation?: string }

/** The place all of them share; nothing where they differ. */
const sharedPlace = ([first, ...others]: Open): string =>
  first && others.every(({ eventLocation }) => eventLocation === first.eventLocation) ? (first.eventLocation ?? '') : ''

/** When a booking begins once the first one begins at another time: the distance by the clock stays. */
function moveStart(eventDate: string, from: string, to: string): Date | undefined {
  const shift = Date.parse(`${to}Z`) - Date.parse(`${from}Z`)
  if (Number.isNaN(shift)) return undefined
  return atlantaInstant(new Date(Date.parse(`${atlantaMinute(eventDate)}Z`) + shift).toISOString().slice(0, 16))
}

function MoveForm({ eventId: id, customerName, bookings, onClose }: MoveEventDialogProps & { bookings: Open }) {
  const client = useQueryClient()
  const first = bookings[0]?.eventDate ?? ''
  const [was] = useState<Values>(() => ({
    eventDate: first && atlantaMinute(first),
    eventLocation: sharedPlace(bookings),
  }))
  const form = useReadForm<Values, Body>(was, ({ eventDate, eventLocation }) => ({
    body: {
      ...(eventDate !== was.eventDate && { eventDate }),
      ...(eventLocation.trim() !== was.eventLocation && { eventLocation: eventLocation.trim() }),
    },
    errors: { eventDate: eventDate === '' ? 'Enter when the first one begins' : undefined },
  }))
  const { errors } = form.formState
  const { takeBlocks, dialogProps } = useConfirmBlocks<Body>()
  const submit = useSubmit({
    form,
    write: (body: Body & Override) =>
      call('POST /api/admin/event-moves/:id', {
        params: { id },
        body: { ...body, bookings: bookings.map(({ bookingId, version }) => ({ id: bookingId, version })) },
      }),
    done: ({ moved }) =>
      moved === 0
        ? { title: 'Nothing changed' }
        : { title: 'Event moved', description: `${customerName} gets one email about ${moved} bookings.` },
    onDone: onClose,
    take: takeBlocks,
    onRefused: () => void client.invalidateQueries({ queryKey: BOOKINGS_KEY }),
    showIn: 'form',
    stale: [BOOKINGS_KEY, ['invoices'], ['payments'], ['work']],
    fallback: 'The event was not moved. Please try again.',
  })
  const blocked = dialogProps(submit.send)
  const typed = form.watch('eventDate')
  return (
    <>
      <FormDialog
        title="Move the whole event"
        width={560}
        form={form}
        submit={submit}
        action={`Move ${bookings.length} bookings`}
        onSubmit={submit.send}
        onClose={onClose}
      >
        <p>
          {customerName} gets one email about all of them. Performers who get emails get one for each booking. Invoices
          are reissued.
        </p>
        <Field
          label="First one begins"
          required
          hint={`${localTime()}. The others keep their distance.`}
          error={errors.eventDate?.message}
        >
          <Input {...form.register('eventDate')} type="datetime-local" />
        </Field>
        <Field
          label="Location"
          hint={was.eventLocation === '' ? 'Leave blank to keep the places they have.' : 'For all of them.'}
          error={errors.eventLocation?.message}
        >
          <Input {...form.register('eventLocation')} maxLength={BOOKING_TEXT_LIMITS.location} />
        </Field>
        <ul className="file-list" aria-label="New times" aria-live="polite">
          {bookings.map(({ bookingId, agentName, eventDate, eventDuration }) => {
            const start = moveStart(eventDate, atlantaMinute(first), typed)
            return (
              <li key={bookingId}>
                <b>{agentName}</b> <span>{start && writeShortEventTime(start.toISOString(), eventDuration)}</span>
              </li>
            )
          })}
        </ul>
      </FormDialog>
      {blocked && <ConfirmBlocksDialog {...blocked} action="Move anyway" busy={submit.busy} />}
    </>
  )
}
