import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Asks before what was typed is lost by going to another page or out of the site. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => unsaved && event.preventDefault(), [unsaved]))
  if (state !== 'blocked') return null
  return (
    <ConfirmDialog title="Leave without saving?" action="Leave" busy={false} onConfirm={proceed} onClose={reset}>
      <p className="text-ink-2">What you changed is not saved yet.</p>
    </ConfirmDialog>
  )
}
