import { useId } from 'react'
import { MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import { fullLocalTime, townExample } from '#shared/model/place-words.ts'
import type { FieldGroupProps } from '#web/features/bookings/request/person/person-fields.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

interface EventFieldsProps extends FieldGroupProps {
  /** The date is still the one the form began with. */
  guessed: boolean
  /** From when to when it would be: '9 PM to midnight'; undefined while that is not known. */
  times: string | undefined
  /** Where earlier events of the customer were. */
  places: readonly string[]
}

/** When the event is, how long, where, and what else we should know. */
export function EventFields({ register, errors, guessed, times, places }: EventFieldsProps) {
  const list = useId()
  return (
    <>
      <Field
        label="Event Date"
        required
        hint={(guessed ? 'Is this your date? ' : '') + fullLocalTime()}
        error={errors.eventDate?.message}
      >
        <Input {...register('eventDate')} type="datetime-local" />
      </Field>
      <Field
        label="Duration"
        hint={`${times ?? 'Whole hours'}, ${MIN_HOURS}-hour minimum`}
        error={errors.duration?.message}
      >
        <Input
          {...register('duration')}
          type="number"
          inputMode="numeric"
          min={MIN_HOURS}
          max={MAX_HOURS}
          step={1}
          className="num"
        />
      </Field>
      <Field
        label="Event Location"
        hint={
          places.length > 0
            ? 'Your earlier places are suggested as you type.'
            : 'An address helps your talent arrive on time. Not sure yet? You can send it later.'
        }
        error={errors.eventLocation?.message}
      >
        <Input
          {...register('eventLocation')}
          placeholder={townExample()}
          list={places.length > 0 ? list : undefined}
          autoComplete={places.length > 0 ? 'off' : 'street-address'}
        />
      </Field>
      <Field label="Guests" hint="Optional. A rough number helps your talent plan." error={errors.guests?.message}>
        <Input {...register('guests')} inputMode="numeric" autoComplete="off" className="num" />
      </Field>
      {places.length > 0 && (
        <datalist id={list}>
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      )}
      <Field label="Special Requests" error={errors.specialRequests?.message} className="booking-full">
        <Textarea {...register('specialRequests')} rows={4} placeholder="Room, dress code, song, surprises" />
      </Field>
    </>
  )
}
