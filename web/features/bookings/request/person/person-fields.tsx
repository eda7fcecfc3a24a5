import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { EventTypeOptions } from '#web/features/bookings/event-type-options.tsx'
import type { BookingValues } from '#web/features/bookings/request/booking-request.ts'
import { PhoneInput } from '#web/features/bookings/request/person/phone-input.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'

export interface FieldGroupProps {
  register: UseFormRegister<BookingValues>
  errors: FieldErrors<BookingValues>
}

/** Who asks, and for what kind of night. */
export function PersonFields({ register, errors }: FieldGroupProps) {
  return (
    <>
      <Field label="Your Name" required error={errors.customerName?.message}>
        <Input {...register('customerName')} autoComplete="name" />
      </Field>
      <Field label="Email" required hint="Enter an email like name@example.com." error={errors.customerEmail?.message}>
        <Input {...register('customerEmail')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
      </Field>
      <Field label="Phone Number" hint="So we can reach you on the day" error={errors.customerPhone?.message}>
        <PhoneInput field={register('customerPhone')} />
      </Field>
      <Field label="Event Type" required error={errors.eventType?.message}>
        <Select {...register('eventType')}>
          <option value="">Choose an event type</option>
          <EventTypeOptions />
        </Select>
      </Field>
    </>
  )
}
