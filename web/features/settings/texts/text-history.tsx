import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableText } from '#shared/contract/settings/texts.admin.ts'
import { MOST_EDITS } from '#shared/model/texts/text-block.ts'
import { call } from '#web/lib/api.ts'
import { formatDate, formatTime } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ClampedText } from '#web/ui/clamped-text.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TitledPart } from '#web/ui/titled-part.tsx'

interface TextHistoryProps {
  text: EditableText
  /** Takes a version over into the form; it is saved with the form. */
  onRestore: (content: string) => void
}

/** Every version of a text with who wrote it and when. Restoring asks first, and is a new version when it is saved. */
export function TextHistory({ text: { id, version, original }, onRestore }: TextHistoryProps) {
  const [asked, setAsked] = useState<{ version: number; content: string | null }>()
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['text-edits', id, version],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/texts/:id/edits', {
        ...{ params: { id }, signal },
        query: pageParam === undefined ? {} : { before: pageParam },
      }),
    initialPageParam: undefined as number | undefined, // the newest
    getNextPageParam: (page) => (page.length < MOST_EDITS ? undefined : page.at(-1)?.version),
  })
  const edits = data?.pages.flat() ?? []
  return (
    <TitledPart title="Earlier versions" heading="h3" className="texts-history">
      {!data && !isError && <Skeleton className="h-16" />}
      {!data && isError && (
        <p role="alert">
          The versions did not load.{' '}
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <ol>
        {edits.map((edit) => (
          <li key={edit.version}>
            <p className="text-b3 text-ink-2">
              {formatDate(edit.editedAt)}, {formatTime(edit.editedAt)}, {edit.editedBy ?? 'a former user'}
              {edit.version === version && ' (now)'}
            </p>
            <ClampedText
              text={edit.content === null ? `Back to the original: ${original}` : edit.content || 'Nothing'}
              about={`Version ${edit.version}`}
            />
            {edit.version !== version && (
              <Button size="sm" variant="soft" onClick={() => setAsked(edit)}>
                Restore<span className="sr-only"> the version of {formatDate(edit.editedAt)}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button size="sm" busy={isFetching} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          title="Restore this version?"
          action="Restore"
          busy={false}
          onConfirm={() => {
            onRestore(asked.content ?? original)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        >
          <p className="text-ink-2">It replaces what is typed now. Visitors see it once you save.</p>
        </ConfirmDialog>
      )}
    </TitledPart>
  )
}
