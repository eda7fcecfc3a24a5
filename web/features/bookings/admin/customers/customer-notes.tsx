import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { NoteForm, NoteText, useNewNote } from '#web/forms/notes.tsx'
import { call } from '#web/lib/api.ts'

/** Notes about a customer, for the office only (docs/product.md P6.114). */
export function CustomerNotes({ customer: { id, notes } }: { customer: CustomerPage }) {
  const note = useNewNote((body) => call('POST /api/admin/customers/:id/notes', { params: { id }, body }), BOOKINGS_KEY)
  return (
    <Part title="Notes">
      <ul className="file-list">
        {notes.map((one) => (
          <li key={one.id}>
            <NoteText note={one} />
          </li>
        ))}
      </ul>
      <NoteForm compact note={note} hint="Only the office sees it" />
    </Part>
  )
}
