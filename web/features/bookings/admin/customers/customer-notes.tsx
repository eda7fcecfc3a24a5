import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { Part } from '#web/features/bookings/admin/drawer/drawer-parts.tsx'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'

const readNote = ({ content }: { content: string }) => ({
  body: { content: content.trim() },
  errors: { content: content.trim() ? undefined : 'Write a note first' },
})

/** Notes about a customer, for the office only (docs/product.md P6.114). */
export function CustomerNotes({ customer: { id, notes } }: { customer: CustomerPage }) {
  const form = useReadForm({ content: '' }, readNote)
  const { send, busy, problem, button } = useSubmit({
    form,
    write: (body: { content: string }) => call('POST /api/admin/customers/:id/notes', { params: { id }, body }),
    onDone: () => form.reset(),
    showIn: 'form',
    stale: [BOOKINGS_KEY],
    fallback: 'The note was not saved. Please try again.',
  })
  return (
    <Part title="Notes">
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
