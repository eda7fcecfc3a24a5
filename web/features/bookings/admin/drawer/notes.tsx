import { type FormEvent, useState } from 'react'
import type { BookingDossier } from '#shared/contract/bookings/bookings.admin.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { useWrite } from '#web/features/bookings/admin/use-write.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'

/** What the office tells itself about a booking. */
export function Notes({ booking: { id, notes } }: { booking: BookingDossier }) {
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const { send, busy, fields, problem } = useWrite({
    write: (body: { content: string }) => call('POST /api/admin/bookings/:id/notes', { params: { id }, body }),
    onDone: () => setText(''),
    fallback: 'The note was not saved. Please try again.',
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const content = text.trim()
    setMissing(!content)
    if (content && !busy) send({ content })
  }
  return (
    <Part title="Internal notes">
      {notes.length > 0 && (
        <ul className="file-list">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="whitespace-pre-line">{note.content}</p>
              <p className="file-meta">
                {note.author ?? 'Somebody no longer here'}, {formatShortDateTime(note.createdAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form className="desk-form" onSubmit={submit} noValidate>
        <Field
          label="New note"
          hint="Only the office sees it"
          error={missing ? 'Write a note first' : (fields.content ?? problem)}
        >
          <Textarea rows={2} maxLength={5000} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <div className="file-buttons">
          <Button size="sm" type="submit" busy={busy}>
            Add note
          </Button>
        </div>
      </form>
    </Part>
  )
}
