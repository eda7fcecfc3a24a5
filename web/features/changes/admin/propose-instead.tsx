import { useState } from 'react'
import type { AdminRequest } from '#shared/contract/changes/requests.admin.ts'
import { BOOKING_TEXT_LIMITS, MAX_HOURS, MIN_HOURS } from '#shared/model/booking.ts'
import { localTime } from '#shared/model/place-words.ts'
import { atlantaMinute } from '#shared/model/time-zone.ts'
import { CHANGED_KEYS } from '#web/features/changes/queries.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ifMatch } from '#web/forms/use-version.tsx'
import { call } from '#web/lib/api.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

interface ProposeInsteadProps {
  request: AdminRequest
  onClose: () => void
}

type Values = {
  eventDate: string
  eventDuration: string
  eventLocation: string
  answer: string
}

/** Proposes another date, other hours or another place; begins with what the customer asked for. */
export function ProposeInstead({ request, onClose }: ProposeInsteadProps) {
  const [start] = useState((): Values => {
    const { current, wanted } = request
    const place = wanted.eventLocation === undefined ? current.eventLocation : wanted.eventLocation
    return {
      eventDate: atlantaMinute(wanted.eventDate ?? current.eventDate),
      eventDuration: String(wanted.eventDuration ?? current.eventDuration),
      eventLocation: place ?? '',
      answer: '',
    }
  })
  const form = useReadForm(start, ({ eventDuration, ...typed }: Values) => ({
    body: { ...typed, eventDuration: Number(eventDuration) },
  }))
  const { errors } = form.formState
  const submit = useSubmit({
    form,
    write: (body: Omit<Values, 'eventDuration'> & { eventDuration: number }) =>
      call('POST /api/admin/change-requests/:id/propose', {
        ...{ params: { id: request.id }, body, headers: ifMatch(request) },
      }),
    done: () => ({ title: 'Proposed', description: 'The customer gets an email with a link to answer.' }),
    onDone: onClose,
    showIn: 'form',
    stale: CHANGED_KEYS,
    fallback: 'The proposal was not sent. Please try again.',
  })
  return (
    <FormDialog
      title="Propose something else"
      form={form}
      submit={submit}
      action="Send proposal"
      onSubmit={submit.send}
      onClose={onClose}
    >
      <Field label="Event Date" required hint={localTime()} error={errors.eventDate?.message}>
        <Input {...form.register('eventDate')} type="datetime-local" />
      </Field>
      <Field label="Duration" required hint="Whole hours" error={errors.eventDuration?.message}>
        <Input {...form.register('eventDuration')} type="number" inputMode="numeric" min={MIN_HOURS} max={MAX_HOURS} />
      </Field>
      <Field label="Event Location" error={errors.eventLocation?.message}>
        <Input {...form.register('eventLocation')} maxLength={BOOKING_TEXT_LIMITS.location} />
      </Field>
      <Field label="Answer to the customer" error={errors.answer?.message}>
        <Textarea {...form.register('answer')} rows={3} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}
