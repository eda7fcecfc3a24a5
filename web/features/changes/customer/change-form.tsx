import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomerBooking } from '#shared/contract/bookings/bookings.ts'
import { BOOKING_TEXT_LIMITS, MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import { writeTimes } from '#shared/model/event-time.ts'
import { fullLocalTime } from '#shared/model/place-words.ts'
import { atlantaInstant, atlantaMinute } from '#shared/model/time-zone.ts'
import { CHANGED_KEYS, changePreviewQuery } from '#web/features/changes/queries.ts'
import { describePrice } from '#web/features/changes/words.ts'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

interface Values extends Record<string, string> {
  eventDate: string
  eventDuration: string
  eventLocation: string
  guests: string
  specialRequests: string
}
interface Body {
  eventDate?: string
  eventDuration?: number
  eventLocation?: string
  guests?: string
  specialRequests?: string
}

const valuesOf = ({ eventDate, eventDuration, eventLocation, guests, specialRequests }: CustomerBooking): Values => ({
  eventDate: atlantaMinute(eventDate),
  eventDuration: String(eventDuration),
  eventLocation: eventLocation ?? '',
  guests: String(guests ?? ''),
  specialRequests: specialRequests ?? '',
})

/** The changed values alone. */
function readBody(typed: Values, was: Values): { body: Body; errors?: { eventDate?: string } } {
  const { eventDate, eventDuration, eventLocation, guests, specialRequests } = typed
  const body = {
    ...(eventDate !== was.eventDate && { eventDate }),
    ...(eventDuration !== was.eventDuration && { eventDuration: Number(eventDuration) }),
    ...(eventLocation.trim() !== was.eventLocation && { eventLocation: eventLocation.trim() }),
    ...(guests.trim() !== was.guests && { guests: guests.trim() }),
    ...(specialRequests.trim() !== was.specialRequests && { specialRequests: specialRequests.trim() }),
  }
  return Object.keys(body).length > 0 ? { body } : { body, errors: { eventDate: 'Change something first' } }
}

const IS_FREE = {
  free: (name: string) => `${name} is free then.`,
  asked: (name: string) => `${name} is free then, but someone else has asked for that time.`,
  taken: (name: string) => `${name} is taken then. You can still ask: we may propose another time.`,
} as const

/** The form that asks for another date, other hours, another place, other guests or other wishes, and its call (P15.41). */
export function useChange(booking: CustomerBooking, onDone: () => void) {
  const [was] = useState(() => valuesOf(booking))
  const form = useReadForm<Values, Body>(was, (typed) => readBody(typed, was))
  const submit = useSubmit({
    form,
    write: (body: Body) => call('POST /api/customer/bookings/:id/change-request', { params: { id: booking.id }, body }),
    done: ({ request }) =>
      request === null
        ? { title: 'Changed', description: 'Your booking is changed.' }
        : { title: 'Sent', description: 'We will answer by email. Nothing changes until then.' },
    onDone,
    showIn: 'form',
    stale: CHANGED_KEYS,
    fallback: 'The request was not sent. Please try again.',
  })
  return { was, form, submit }
}

interface ChangeFieldsProps {
  booking: CustomerBooking
  change: ReturnType<typeof useChange>
}

/** What can become something else, and what that means before anything is sent (P15.42). */
export function ChangeFields({ booking: { id, agent }, change: { was, form } }: ChangeFieldsProps) {
  const { register } = form
  const { errors } = form.formState
  const typed = form.watch()
  const { body } = readBody(typed, was)
  return (
    <>
      <Field label="Event Date" required hint={fullLocalTime()} error={errors.eventDate?.message}>
        <Input {...register('eventDate')} type="datetime-local" />
      </Field>
      <Field label="Duration" required hint={timesOf(typed) ?? 'Whole hours'} error={errors.eventDuration?.message}>
        <Input {...register('eventDuration')} type="number" inputMode="numeric" min={MIN_HOURS} max={MAX_HOURS} />
      </Field>
      <Field label="Event Location" error={errors.eventLocation?.message}>
        <Input {...register('eventLocation')} maxLength={BOOKING_TEXT_LIMITS.location} />
      </Field>
      <Field label="Guests" error={errors.guests?.message}>
        <Input {...register('guests')} inputMode="numeric" autoComplete="off" className="num" />
      </Field>
      <Field label="Special Requests" error={errors.specialRequests?.message}>
        <Textarea {...register('specialRequests')} rows={3} maxLength={BOOKING_TEXT_LIMITS.specialRequests} />
      </Field>
      <Preview id={id} name={agent.name} body={body} />
    </>
  )
}

/** From when to when it would be, as in the booking form: '9 PM to midnight'; undefined while that is not known. */
function timesOf({ eventDate, eventDuration }: Values): string | undefined {
  const hours = Number(eventDuration)
  const start = atlantaInstant(eventDate)
  if (Number.isNaN(start.getTime()) || !Number.isInteger(hours) || hours < MIN_HOURS || hours > MAX_HOURS) return
  return writeTimes(start, hours)
}

/** Whether the talent is free then, and the price. */
function Preview({ id, name, body }: { id: string; name: string; body: Body }) {
  const { eventDate, eventDuration } = body
  const usable = eventDate !== '' && (eventDuration === undefined || (eventDuration >= 1 && eventDuration <= MAX_HOURS))
  const moves = eventDate !== undefined || eventDuration !== undefined
  const query = { ...(eventDate !== undefined && { eventDate }), ...(eventDuration !== undefined && { eventDuration }) }
  const { data, error } = useQuery({ ...changePreviewQuery(id, query), enabled: usable && moves })
  return (
    <div className="change-preview text-b3" role="status">
      {!moves && <p className="text-ink-2">Date, duration and price stay the same.</p>}
      {moves && error && <p className="text-danger">{getErrorMessage(error, 'We couldn’t check that time.')}</p>}
      {moves && !error && !data && <p className="text-ink-2">Checking that time...</p>}
      {moves && data && (
        <>
          <p>{IS_FREE[data.availability](name)}</p>
          <p>Price: {describePrice(data.price)}</p>
        </>
      )}
    </div>
  )
}
