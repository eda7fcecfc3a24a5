import { type FormEvent, useRef } from 'react'
import type { BookingDossier } from '#shared/contract/bookings/bookings.admin.ts'
import { BOOKING_TEXT_LIMITS, EVENT_TYPE_LABELS, EVENT_TYPES, MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import { atlantaMinute } from '#web/features/bookings/admin/calendar/days.ts'
import { ClashDialog } from '#web/features/bookings/admin/clash-dialog.tsx'
import { FormFoot } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { useWrite } from '#web/features/bookings/admin/use-write.ts'
import { call } from '#web/lib/api.ts'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'

interface DetailsFormProps {
  booking: BookingDossier
  onClose: () => void
}

/** What the form holds: texts, as typed. */
const readForm = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))

/** Moves or corrects a booking. Only what was changed is sent: a date that stays keeps its very hour. */
export function DetailsForm({ booking, onClose }: DetailsFormProps) {
  const { id, eventType, eventDate, eventDuration, eventLocation, specialRequests } = booking
  const was = useRef({
    eventType,
    eventDate: atlantaMinute(eventDate),
    eventDuration: String(eventDuration),
    eventLocation: eventLocation ?? '',
    specialRequests: specialRequests ?? '',
  })
  const { send, busy, fields, problem, clash } = useWrite({
    write: (changes: Record<string, unknown>) =>
      call('PUT /api/admin/bookings/:id/details', {
        params: { id },
        body: changes,
        headers: { 'if-match': `"${booking.version}"` },
      }),
    onDone: onClose,
    fallback: 'The details were not saved. Please try again.',
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readForm(event.currentTarget)
    const changed = Object.entries(was.current).filter(([name, value]) => typed[name] !== value)
    if (changed.length === 0) return onClose()
    send(
      Object.fromEntries(changed.map(([name]) => [name, name === 'eventDuration' ? Number(typed[name]) : typed[name]])),
    )
  }
  return (
    <>
      <form className="desk-form" onSubmit={submit} noValidate aria-label="Edit details">
        <div className="file-two">
          <Field label="Event Date" required hint="Atlanta time" error={fields.eventDate}>
            <Input name="eventDate" type="datetime-local" defaultValue={was.current.eventDate} />
          </Field>
          <Field label="Duration" required hint="Whole hours" error={fields.eventDuration}>
            <Input
              name="eventDuration"
              type="number"
              inputMode="numeric"
              min={MIN_HOURS}
              max={MAX_HOURS}
              defaultValue={eventDuration}
            />
          </Field>
        </div>
        <Field label="Event Type" required error={fields.eventType}>
          <Select name="eventType" defaultValue={eventType}>
            {EVENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {EVENT_TYPE_LABELS[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Event Location" error={fields.eventLocation}>
          <Input
            name="eventLocation"
            maxLength={BOOKING_TEXT_LIMITS.location}
            defaultValue={eventLocation ?? ''}
            placeholder="Atlanta, GA"
          />
        </Field>
        <Field label="Special Requests" error={fields.specialRequests}>
          <Textarea
            name="specialRequests"
            rows={4}
            maxLength={BOOKING_TEXT_LIMITS.specialRequests}
            defaultValue={specialRequests ?? ''}
          />
        </Field>
        <FormFoot action="Save details" busy={busy} problem={problem} onCancel={onClose} />
      </form>
      {clash && <ClashDialog {...clash} action="Move anyway" busy={busy} />}
    </>
  )
}
