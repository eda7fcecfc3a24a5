import { useEffect } from 'react'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { NoteForm, NoteText, useNewNote } from '#web/forms/notes.tsx'
import { call } from '#web/lib/api.ts'
import { isTyping } from '#web/lib/is-typing.ts'

/** Internal notes about a booking, for admins only; the key n goes to a new one (docs/product.md P6.151). */
export function Notes({ booking: { id, notes } }: { booking: BookingDetails }) {
  const note = useNewNote((body) => call('POST /api/admin/bookings/:id/notes', { params: { id }, body }), BOOKINGS_KEY)
  const { setFocus } = note.form
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      // a dialog over the drawer has the keys
      if (document.querySelectorAll('[role=dialog], [role=menu]').length > 1) return
      event.preventDefault()
      setFocus('content')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [setFocus])
  return (
    <Part title="Internal notes">
      {notes.length > 0 && (
        <ul className="file-list">
          {notes.map((one) => (
            <li key={one.id}>
              <NoteText note={one} />
            </li>
          ))}
        </ul>
      )}
      <NoteForm compact note={note} hint="Only the office sees it" />
    </Part>
  )
}
