import { useState } from 'react'
import type { EventDetails } from '#shared/contract/bookings/events/event-details.admin.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { EventForm } from '#web/features/bookings/admin/event/event-form.tsx'
import {
  describeGuests,
  describeKind,
  describePlaces,
  describeTimes,
} from '#web/features/bookings/admin/event/event-words.ts'
import { Fact } from '#web/features/bookings/admin/fact.tsx'
import { Button } from '#web/ui/button.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'

/** What the occasion is: kind, times, place, guests, and what the office wrote down about it. */
export function EventFacts({ event }: { event: EventDetails }) {
  const [editing, setEditing] = useState(false)
  const { title, bookings, contactName, contactPhone, notes } = event
  return (
    <Part
      title="Event details"
      action={
        !editing && (
          <Button size="sm" variant="bare" onClick={() => setEditing(true)}>
            Edit event
          </Button>
        )
      }
    >
      {editing ? (
        <EventForm event={event} onClose={() => setEditing(false)} />
      ) : (
        <dl className="file-facts">
          {title !== null && <Fact name="Title">{title}</Fact>}
          <Fact name="Kind">{describeKind(event)}</Fact>
          <Fact name="Time">{describeTimes(bookings)}</Fact>
          <Fact name="Location">{describePlaces(bookings)}</Fact>
          <Fact name="Guests">{describeGuests(bookings)}</Fact>
          <Fact name="Contact on site">
            {contactName === null && contactPhone === null && 'Not given'}
            {contactName !== null && <span>{contactName}</span>}
            {contactPhone !== null && (
              <a className="file-link" href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
                {contactPhone}
              </a>
            )}
          </Fact>
          {notes !== null && (
            <Fact name="Notes">
              <ClampedText text={notes} about="Notes" />
            </Fact>
          )}
        </dl>
      )}
    </Part>
  )
}
