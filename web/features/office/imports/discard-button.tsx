import { IMPORTS_KEY } from '#web/features/office/imports/queries.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'

/** Deletes an upload of which nothing was imported. */
export function DiscardButton({ id, onDiscarded }: { id: string; onDiscarded: () => void }) {
  const discard = useSubmit({
    write: (_: undefined) => call('DELETE /api/admin/imports/:id', { params: { id } }),
    done: () => ({ title: 'Upload deleted', description: 'Nothing was imported.' }),
    onDone: onDiscarded,
    fallback: 'The upload was not deleted. Please try again.',
    stale: [[...IMPORTS_KEY, 'list']],
  })
  return (
    <Button ref={discard.button} variant="bare" busy={discard.busy} onClick={() => discard.send(undefined)}>
      Delete this upload
    </Button>
  )
}
