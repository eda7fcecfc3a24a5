import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import type { MailedChange } from '#shared/model/agent-mail.ts'
import { BOOKING_TEXT_LIMITS } from '#shared/model/booking.ts'
import { townExample } from '#shared/model/place-words.ts'
import { atlantaInstant, atlantaMinute } from '#shared/model/time-zone.ts'
import { placeBooking } from '#web/features/bookings/admin/board/place-booking.ts'
import { ConfirmBlocksDialog } from '#web/features/bookings/admin/confirm-blocks-dialog.tsx'
import { FormFoot } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { EmailLine } from '#web/features/bookings/admin/email-line.tsx'
import { FreeDialog } from '#web/features/bookings/admin/free/free-dialog.tsx'
import { findRepriced, RepriceChoice, whyPriceStays } from '#web/features/bookings/admin/price/reprice-choice.tsx'
import { bookingDetailsQuery } from '#web/features/bookings/admin/queries.ts'
import { TimeFields } from '#web/features/bookings/admin/time-fields.tsx'
import { type Override, useConfirmBlocks } from '#web/features/bookings/admin/use-confirm-blocks.ts'
import { EventTypeOptions } from '#web/features/bookings/event-type-options.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'

export interface DetailsFormProps {
  booking: BookingDetails
  /** Opens the question that voids its invoice and makes the next one. */
  onReissue?: ((booking: BookingDetails) => void) | undefined
  onClose: () => void
}

type Changes = Record<string, unknown>

const valuesOf = ({ eventType, eventDate, eventDuration, eventLocation, guests, specialRequests }: BookingDetails) => ({
  eventDate: atlantaMinute(eventDate),
  eventDuration: String(eventDuration),
  eventType: eventType as string, // a select may hold a type this version does not know
  eventLocation: eventLocation ?? '',
  guests: String(guests ?? ''),
  specialRequests: specialRequests ?? '',
})
type Values = ReturnType<typeof valuesOf>

/** The changed values alone: a date that was not changed keeps its exact minute. */
function readChanges(typed: Values, was: Values): { body: Changes } {
  const trimmed = Object.entries(typed).map(([name, value]) => [name, value.trim()] as const)
  const changed = trimmed.filter(([name, value]) => was[name as keyof Values] !== value) // a name of the values
  return {
    body: Object.fromEntries(changed.map(([name, value]) => [name, name === 'eventDuration' ? Number(value) : value])),
  }
}

/** The new time that changes ask for. */
const readTime = ({ eventDate, eventDuration }: Changes) => ({
  ...(typeof eventDate === 'string' && { eventDate: atlantaInstant(eventDate).toISOString() }),
  ...(typeof eventDuration === 'number' && { eventDuration }),
})

/** What people get an email about: another time, or another place only. */
function mailedChange(typed: Values, was: Values): MailedChange | undefined {
  const { body } = readChanges(typed, was)
  if ('eventDate' in body || 'eventDuration' in body) return 'moved'
  return 'eventLocation' in body ? 'relocated' : undefined
}

/** Moves or corrects a booking. */
export function DetailsForm({ booking, onReissue, onClose }: DetailsFormProps) {
  const { id } = booking
  const client = useQueryClient()
  // the booking may change while the form is open
  const [was] = useState(() => valuesOf(booking))
  const form = useReadForm<Values, Changes>(was, (typed) => readChanges(typed, was))
  const { register } = form
  const [price, setPrice] = useState<'update' | 'keep'>('update')
  const { errors } = form.formState
  const { takeBlocks, dialogProps, refusedBody } = useConfirmBlocks<Changes>()
  const [looking, setLooking] = useState(false)
  const [reissues, setReissues] = useState(true)
  async function askToReissue() {
    try {
      const saved = await client.fetchQuery(bookingDetailsQuery(id))
      if (saved.invoice && saved.invoice.differences.length > 0) onReissue?.(saved)
    } catch {
      // the drawer shows that it could not be read, and the difference once it can
    }
  }
  const { send, busy, problem, button } = useSubmit({
    form,
    write: (body: Changes & Override) =>
      call('PUT /api/admin/bookings/:id/details', { params: { id }, body, headers: ifMatch(booking) }),
    onDone: (answer) => {
      // what was saved is painted before the details are read again
      placeBooking(client, { ...booking, ...answer })
      onClose()
      if (booking.invoice && onReissue && reissues) void askToReissue()
    },
    take: takeBlocks,
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The details were not saved. Please try again.',
  })
  const typed = form.watch()
  const hours = Number(typed.eventDuration)
  const next = findRepriced(booking, hours)
  const follows = next !== undefined && price === 'update' && whyPriceStays(booking, next) === undefined
  const submit = (changes: Changes) =>
    Object.keys(changes).length === 0 ? onClose() : send({ ...changes, ...(follows && { price: 'update' }) })
  const blocked = dialogProps(send)
  const change = mailedChange(typed, was)
  return (
    <>
      <Form
        form={form}
        problem={problem}
        aria-label="Edit details"
        onSubmit={submit}
        foot={<FormFoot action="Save details" busy={busy} button={button} onCancel={onClose} />}
      >
        <TimeFields
          date={register('eventDate')}
          dateError={errors.eventDate?.message}
          duration={register('eventDuration')}
          durationError={errors.eventDuration?.message}
        />
        <RepriceChoice booking={booking} hours={hours} value={price} onChange={setPrice} />
        <Field label="Event Type" required error={errors.eventType?.message}>
          <Select {...register('eventType')}>
            <EventTypeOptions />
          </Select>
        </Field>
        <Field label="Event Location" error={errors.eventLocation?.message}>
          <Input {...register('eventLocation')} maxLength={BOOKING_TEXT_LIMITS.location} placeholder={townExample()} />
        </Field>
        <Field label="Guests" error={errors.guests?.message}>
          <Input {...register('guests')} inputMode="numeric" autoComplete="off" className="num" />
        </Field>
        <Field label="Special Requests" error={errors.specialRequests?.message}>
          <Textarea {...register('specialRequests')} rows={4} maxLength={BOOKING_TEXT_LIMITS.specialRequests} />
        </Field>
        {booking.invoice && onReissue && change && (
          <Switch checked={reissues} onChange={({ target }) => setReissues(target.checked)}>
            Void and reissue {booking.invoice.invoiceNumber} next
          </Switch>
        )}
        {change && <EmailLine bookingId={id} change={change} />}
      </Form>
      {blocked && !looking && (
        <ConfirmBlocksDialog {...blocked} action="Move anyway" busy={busy} onChooseFree={() => setLooking(true)} />
      )}
      {looking && refusedBody && (
        <FreeDialog booking={{ ...booking, ...readTime(refusedBody) }} onClose={() => setLooking(false)} />
      )}
    </>
  )
}
