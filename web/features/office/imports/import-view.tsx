import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ImportBatch } from '#shared/contract/office/imports/imports.admin.ts'
import { CheckResult } from '#web/features/office/imports/check-result.tsx'
import { ColumnMap } from '#web/features/office/imports/column-map.tsx'
import { DiscardButton } from '#web/features/office/imports/discard-button.tsx'
import { Finished } from '#web/features/office/imports/finished.tsx'
import { ImportProgress } from '#web/features/office/imports/import-progress.tsx'
import { importQuery, isWorking } from '#web/features/office/imports/queries.ts'
import { KIND_LABELS, STATE_LABELS, STATE_LOOKS } from '#web/features/office/imports/words.ts'
import { WordBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** One import: what it waits for, or how far it is. */
export function ImportView({ id, onBack }: { id: string; onBack: () => void }) {
  const client = useQueryClient()
  const { data: batch, isError, refetch } = useQuery(importQuery(id))
  const title = useRef<HTMLHeadingElement>(null)
  const state = batch?.state
  const before = useRef(state)
  // a step that ended put another part in its place, and what it wrote is on other screens
  useEffect(() => {
    if (before.current !== undefined && state !== undefined && before.current !== state) {
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
      if (state === 'done' || state === 'undone') void client.invalidateQueries()
    }
    before.current = state
  }, [state, client])
  return (
    <section className="import-view" aria-labelledby="import-title">
      <Button size="sm" variant="bare" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        All imports
      </Button>
      {!batch && isError && (
        <Failure
          message="This import could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {!batch && !isError && (
        <div role="status">
          <span className="sr-only">Loading the import...</span>
          <Skeleton className="h-40" />
        </div>
      )}
      {batch && (
        <>
          <header className="import-head">
            <h2 id="import-title" ref={title} tabIndex={-1}>
              {KIND_LABELS[batch.kind]} from {batch.fileName}
            </h2>
            <WordBadge
              word={batch.state === 'done' && batch.failure !== null ? 'failed' : batch.state}
              labels={STATE_LABELS}
              looks={STATE_LOOKS}
            />
          </header>
          <ImportStep batch={batch} onBack={onBack} />
        </>
      )}
    </section>
  )
}

function ImportStep({ batch, onBack }: { batch: ImportBatch; onBack: () => void }) {
  if (isWorking(batch.state)) return <ImportProgress batch={batch} />
  switch (batch.state) {
    case 'mapping':
      return <ColumnMap batch={batch} onDiscarded={onBack} />
    case 'checked':
      return <CheckResult batch={batch} onDiscarded={onBack} />
    case 'failed':
      return (
        <>
          <p role="alert" className="import-refusal">
            {batch.failure}
          </p>
          <DiscardButton id={batch.id} onDiscarded={onBack} />
        </>
      )
    default:
      return <Finished batch={batch} />
  }
}
