import { useEffect } from 'react'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format.ts'
import { isTyping } from '#web/lib/is-typing.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'

const readNote = ({ content }: { content: string }) => ({
  body: { content: content.trim() },
  errors: { content: content.trim() ? undefined : 'Write a note first' },
})

/** Internal notes about a booking, for admins only; the key n goes to a new one (docs/product.md P6.151). */
export function Notes({ booking: { id, notes } }: { booking: BookingDetails }) {
  const form = useReadForm({ content: '' }, readNote)
  const { send, busy, problem, button } = useSubmit({
    form,
    write: (body: { content: string }) => call('POST /api/admin/bookings/:id/notes', { params: { id }, body }),
    onDone: () => form.reset(),
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The note was not saved. Please try again.',
  })
  const { setFocus } = form
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
          {notes.map((note) => (
            <li key={note.id}>
              <p className="whitespace-pre-line">{note.content}</p>
              <p className="file-meta">
                {note.author ?? 'A former colleague'}, {formatShortDateTime(note.createdAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} onSubmit={send}>
        <Field
          label="New note"
          hint="Only the office sees it"
          error={form.formState.errors.content?.message ?? problem}
        >
          <Textarea {...form.register('content')} rows={2} maxLength={5000} />
        </Field>
        <div className="file-buttons">
          <Button ref={button} size="sm" type="submit" busy={busy}>
            Add note
          </Button>
        </div>
      </Form>
    </Part>
  )
}
