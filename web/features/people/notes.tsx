import { useQueryClient } from '@tanstack/react-query'
import { Part } from '#web/features/people/part.tsx'
import type { Person } from '#web/features/people/person.ts'
import { agentNotesQuery } from '#web/features/people/queries.ts'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime } from '#web/lib/format.ts'
import { useRows } from '#web/lib/page.ts'
import { useLeaving } from '#web/lib/use-leaving.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const readNote = ({ content }: { content: string }) => ({
  body: { content: content.trim() },
  errors: { content: content.trim() ? undefined : 'Write a note first' },
})

/** The office's notes on an agent, with author and time (docs/product.md P6.88). */
export function AgentNotes({ person: { id, name } }: { person: Person }) {
  const client = useQueryClient()
  const query = agentNotesQuery(id)
  const list = useRows(query)
  const form = useReadForm({ content: '' }, readNote)
  const { send, busy, problem, button } = useSubmit({
    form,
    write: (body: { content: string }) => call('POST /api/admin/agents/:id/notes', { params: { id }, body }),
    onDone: () => {
      form.reset()
      void client.invalidateQueries({ queryKey: query.queryKey })
    },
    showIn: 'form',
    stays: true,
    fallback: 'The note was not saved. Please try again.',
  })
  const leaving = useLeaving(form.formState.isDirty)
  return (
    <div className="people-stack">
      <Part title="Notes">
        <Form form={form} onSubmit={send}>
          <Field
            label="New note"
            hint={`Only the office sees it, never ${name}.`}
            error={form.formState.errors.content?.message ?? problem}
          >
            <Textarea {...form.register('content')} rows={3} maxLength={5000} />
          </Field>
          <div className="people-buttons">
            <Button ref={button} type="submit" busy={busy} busyLabel="Saving...">
              Add note
            </Button>
          </div>
        </Form>
      </Part>
      <PagedList
        {...list}
        className="people-list"
        failure="The notes could not be loaded"
        loading="Loading the notes..."
        skeleton={<Skeleton className="h-28" />}
        empty={<p className="text-ink-2">No notes yet.</p>}
      >
        {(note) => (
          <article>
            <p className="whitespace-pre-line">{note.content}</p>
            <p className="paper-facts">
              {note.author ?? 'A former colleague'}, {formatShortDateTime(note.createdAt)}
            </p>
          </article>
        )}
      </PagedList>
      {leaving && (
        <LeaveQuestion onLeave={leaving.proceed} onStay={leaving.reset}>
          The note is not saved yet.
        </LeaveQuestion>
      )}
    </div>
  )
}
