import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedPaper, PaperSummary } from '#shared/contract/people/papers.admin.ts'
import { PaperDialog } from '#web/features/people/papers/paper-dialog.tsx'
import { PaperKinds } from '#web/features/people/papers/paper-kinds.tsx'
import { PaperRow } from '#web/features/people/papers/paper-row.tsx'
import { useOpenPapers } from '#web/features/people/papers/use-open-papers.ts'
import { Part } from '#web/features/people/part.tsx'
import type { Person } from '#web/features/people/person.ts'
import { contactQuery, papersQuery } from '#web/features/people/queries.ts'
import { useIsOwner } from '#web/lib/staff-role.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface PapersProps {
  person: Person
  category: string
  /** What the category is called. */
  categoryName: string
}

/** An agent's licenses and other papers (docs/product.md P6.90). */
export function Papers({ person, category, categoryName }: PapersProps) {
  const client = useQueryClient()
  const isOwner = useIsOwner()
  const query = papersQuery(person.id)
  const { data, isFetching, refetch } = useQuery(query)
  const { data: contact } = useQuery(contactQuery(person.id))
  const opened = useOpenPapers(person.id)
  const [editing, setEditing] = useState<PaperSummary | OpenedPaper>()
  const [kinds, setKinds] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  const save = (paper: OpenedPaper) => {
    opened.put(paper)
    setEditing(undefined)
    void refresh()
  }
  const mayOpen = contact?.mayOpen ?? false
  return (
    <div className="people-stack">
      <Part
        title="Papers"
        action={
          isOwner && (
            <Button size="sm" aria-haspopup="dialog" onClick={() => setKinds(true)}>
              Kinds of papers
            </Button>
          )
        }
      >
        {mayOpen && data?.some(({ id }) => id !== null) && !opened.papers && (
          <>
            <p>Opening numbers and files is recorded in the audit log.</p>
            <Button busy={opened.busy} busyLabel="Opening..." onClick={opened.open}>
              Show numbers and files
            </Button>
          </>
        )}
        {contact && !mayOpen && <p>Only owners can open numbers and files. An owner can allow bookers to open them.</p>}
      </Part>
      {!data && isFetching && <Skeleton className="h-40" />}
      {!data && !isFetching && (
        <Failure
          message="The papers could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {data?.length === 0 && (
        <p className="text-ink-2">
          {isOwner
            ? `No papers are required for ${categoryName}. Add a kind of paper to begin.`
            : `No papers are required for ${categoryName}. An owner can add kinds of papers.`}
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="people-list">
          {data.map((paper) => (
            <li key={paper.id ?? paper.kindId}>
              <PaperRow
                paper={paper}
                opened={opened.papers?.find(({ id }) => id === paper.id)}
                mayOpen={mayOpen}
                onEdit={setEditing}
                onStored={save}
                onDeleted={() => {
                  if (paper.id) opened.drop(paper.id)
                  void refresh()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <PaperDialog
          person={person}
          paper={editing}
          onSaved={save}
          onReload={() => {
            setEditing(undefined)
            opened.open()
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
      {kinds && (
        <PaperKinds
          category={category}
          categoryName={categoryName}
          onClose={() => {
            setKinds(false)
            opened.close()
            void refresh()
          }}
        />
      )}
    </div>
  )
}
