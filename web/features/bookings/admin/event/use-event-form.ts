import { useQueryClient } from '@tanstack/react-query'
import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import { EVENT_TYPE_LABELS, EVENT_TYPES, isOpen } from '#shared/model/booking.ts'
import { eventDetailsQuery } from '#web/features/bookings/admin/queries.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { useMergeForm } from '#web/forms/use-merge-form.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'

/** In the order of the form. */
const LABELS = {
  title: 'Title',
  eventType: 'Kind',
  guests: 'Guests',
  contactName: 'Contact on site',
  contactPhone: 'Contact’s phone',
  notes: 'Notes',
} as const
type EventField = keyof typeof LABELS
const FIELDS = Object.keys(LABELS) as EventField[] // the keys of a literal are its type's

const toValues = (event: EventDetails | null) => ({
  title: event?.title ?? '',
  // empty where performers were booked for different kinds: it stays until one is chosen
  eventType: event?.eventType ?? '',
  guests: String(event?.guests ?? ''),
  contactName: event?.contactName ?? '',
  contactPhone: event?.contactPhone ?? '',
  notes: event?.notes ?? '',
})
type EventValues = ReturnType<typeof toValues>

interface Options {
  event: EventDetails
  onSaved: () => void
  onAtFault: (field: string) => void
}

/** What is typed about an event, and how it is sent: the changed fields alone (docs/product.md P6.232). */
export function useEventForm({ event, onSaved, onAtFault }: Options) {
  const client = useQueryClient()
  const { id } = event
  const form = useMergeForm<EventDetails, EventValues, EventDetails>({
    row: event,
    toValues,
    compare: (a, b) => FIELDS.filter((field) => a[field].trim() !== b[field].trim()),
    fields: FIELDS,
    onAtFault,
    write: (row, values, changed) => {
      const kind = EVENT_TYPES.find((type) => type === values.eventType)
      const body = {
        ...Object.fromEntries(
          changed.filter((field) => field !== 'eventType').map((field) => [field, values[field].trim()]),
        ),
        ...(changed.includes('eventType') && kind && { eventType: kind }),
      }
      return call('PUT /api/admin/event-details/:id', { params: { id }, body, headers: ifMatch(row ?? event) })
    },
    find: () => call('GET /api/admin/event-details/:id', { params: { id } }),
    onDone: (answer) => {
      client.setQueryData(eventDetailsQuery(id).queryKey, answer)
      void client.invalidateQueries({ queryKey: BOOKINGS_KEY })
      onSaved()
    },
    onSettled: () => void client.invalidateQueries({ queryKey: BOOKINGS_KEY }),
    failed: 'Not saved',
    fallback: 'The event was not saved. Please try again.',
  })
  const { values, errors, change, changed, conflict, settle, submit, seen } = form
  return {
    ...{ values, errors, change, settle },
    busy: submit.busy,
    button: submit.button,
    /** Kind and guests are those of its open bookings. */
    open: (seen ?? event).bookings.filter(isOpen).length,
    submit: () => (changed.length === 0 ? onSaved() : submit.send(seen)),
    /** What a colleague saved meanwhile, field by field; undefined without such a change. */
    conflict: conflict?.fields.map((field) => [LABELS[field], inWords(conflict.values, field)] as const),
  }
}

function inWords(values: EventValues, field: EventField): string {
  if (field === 'eventType') {
    const kind = EVENT_TYPES.find((type) => type === values.eventType)
    return kind ? EVENT_TYPE_LABELS[kind] : 'different for its performers'
  }
  return values[field].slice(0, 100) || 'empty'
}
