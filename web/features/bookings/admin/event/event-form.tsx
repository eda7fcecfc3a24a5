import { useRef } from 'react'
import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import { EVENT_TEXT_LIMITS } from '#shared/model/event.ts'
import { FormFoot } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { useEventForm } from '#web/features/bookings/admin/event/use-event-form.ts'
import { EventTypeOptions } from '#web/features/bookings/event-type-options.tsx'
import { ConflictNotice } from '#web/ui/conflict-notice.tsx'
import { Field, Input, Select, Textarea } from '#web/ui/field.tsx'

/** Changes an event. Its times and place move with 'Move all', because people get an email about these. */
export function EventForm({ event, onClose }: { event: EventDetails; onClose: () => void }) {
  const element = useRef<HTMLFormElement>(null)
  const form = useEventForm({
    event,
    onSaved: onClose,
    onAtFault: (field) => element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
  })
  const { values, errors, change, conflict, settle, open } = form
  return (
    <form
      ref={element}
      className="form"
      noValidate
      aria-label="Edit event"
      onSubmit={(submitted) => {
        submitted.preventDefault()
        form.submit()
      }}
    >
      {conflict && (
        <ConflictNotice
          title="Someone else changed this event meanwhile"
          changes={conflict}
          onLoad={() => settle('theirs')}
          onKeep={() => settle('mine')}
        />
      )}
      <Field label="Title" error={errors.title}>
        <Input
          name="title"
          maxLength={EVENT_TEXT_LIMITS.title}
          autoComplete="off"
          value={values.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      {open > 0 && (
        <>
          <div className="file-two">
            <Field label="Kind" error={errors.eventType}>
              <Select
                name="eventType"
                value={values.eventType}
                onChange={({ target }) => change({ eventType: target.value })}
              >
                {values.eventType === '' && <option value="">Different for its performers</option>}
                <EventTypeOptions />
              </Select>
            </Field>
            <Field label="Guests" error={errors.guests}>
              <Input
                name="guests"
                inputMode="numeric"
                autoComplete="off"
                className="num"
                {...(event.guestsDiffer && { placeholder: 'Different' })}
                value={values.guests}
                onChange={({ target }) => change({ guests: target.value })}
              />
            </Field>
          </div>
          <p className="file-meta">
            {open === 1
              ? 'Kind and guests change in its booking, without an email.'
              : `Kind and guests change in all ${open} bookings, without an email.`}{' '}
            Move times and place with ‘Move all’.
          </p>
        </>
      )}
      <div className="file-two">
        <Field label="Contact on site" error={errors.contactName}>
          <Input
            name="contactName"
            maxLength={EVENT_TEXT_LIMITS.contactName}
            autoComplete="off"
            value={values.contactName}
            onChange={({ target }) => change({ contactName: target.value })}
          />
        </Field>
        <Field label="Contact’s phone" error={errors.contactPhone}>
          <Input
            name="contactPhone"
            type="tel"
            inputMode="tel"
            maxLength={EVENT_TEXT_LIMITS.contactPhone}
            autoComplete="off"
            value={values.contactPhone}
            onChange={({ target }) => change({ contactPhone: target.value })}
          />
        </Field>
      </div>
      <Field label="Notes" hint="Only the office sees them" error={errors.notes}>
        <Textarea
          name="notes"
          rows={4}
          maxLength={EVENT_TEXT_LIMITS.notes}
          value={values.notes}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </Field>
      <FormFoot action="Save event" busy={form.busy} button={form.button} onCancel={onClose} />
    </form>
  )
}
