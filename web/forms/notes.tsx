import './notes.css'
import type { QueryKey } from '@tanstack/react-query'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'

const readNote = ({ content }: { content: string }) => ({
  body: { content: content.trim() },
  errors: { content: content.trim() ? undefined : 'Write a note first' },
})

/**
 * A new note of the office.
 * @param write stores it
 * @param stale the query that has the notes
 */
export function useNewNote(write: (body: { content: string }) => Promise<unknown>, stale: QueryKey) {
  const form = useReadForm({ content: '' }, readNote)
  const submit = useSubmit({
    form,
    write,
    onDone: () => form.reset(),
    showIn: 'form',
    stays: true,
    stale: [stale],
    fallback: 'The note was not saved. Please try again.',
  })
  return { form, ...submit }
}

interface NoteFormProps {
  note: ReturnType<typeof useNewNote>
  hint: string
  /** For a drawer. */
  compact?: boolean
}

/** The form of a new note; it stays for the next one. */
export function NoteForm({ note: { form, send, busy, problem, button }, hint, compact = false }: NoteFormProps) {
  return (
    <Form form={form} onSubmit={send}>
      <Field label="New note" hint={hint} error={form.formState.errors.content?.message ?? problem}>
        <Textarea {...form.register('content')} rows={compact ? 2 : 3} maxLength={5000} />
      </Field>
      <div className={`note-foot ${compact ? 'note-foot-compact' : ''}`}>
        <Button ref={button} size={compact ? 'sm' : 'md'} type="submit" busy={busy} busyLabel="Saving...">
          Add note
        </Button>
      </div>
    </Form>
  )
}

interface NoteProps {
  note: { content: string; author: string | null; createdAt: string }
}

/** A note with its author and time. */
export const NoteText = ({ note: { content, author, createdAt } }: NoteProps) => (
  <>
    <p className="note-text">{content}</p>
    <p className="note-by">
      {author ?? 'A former colleague'}, {formatShortDateTime(createdAt)}
    </p>
  </>
)
