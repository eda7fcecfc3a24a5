import { Part } from '#web/features/people/part.tsx'
import type { Person } from '#web/features/people/person.ts'
import { agentNotesQuery } from '#web/features/people/queries.ts'
import { NoteForm, NoteText, useNewNote } from '#web/forms/notes.tsx'
import { call } from '#web/lib/api.ts'
import { useRows } from '#web/lib/page.ts'
import { useLeaving } from '#web/lib/use-leaving.ts'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The office's notes on an agent, with author and time (docs/product.md P6.88). */
export function AgentNotes({ person: { id, name } }: { person: Person }) {
  const query = agentNotesQuery(id)
  const list = useRows(query)
  const note = useNewNote((body) => call('POST /api/admin/agents/:id/notes', { params: { id }, body }), query.queryKey)
  const leaving = useLeaving(note.form.formState.isDirty)
  return (
    <div className="people-stack">
      <Part title="Notes">
        <NoteForm note={note} hint={`Only the office sees it, never ${name}.`} />
      </Part>
      <PagedList
        {...list}
        className="people-list"
        failure="The notes could not be loaded"
        loading="Loading the notes..."
        skeleton={<Skeleton className="h-28" />}
        empty={<p className="text-ink-2">No notes yet.</p>}
      >
        {(one) => (
          <article>
            <NoteText note={one} />
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
