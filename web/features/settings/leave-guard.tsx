import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface LeaveGuardProps {
  unsaved: boolean
  /** Takes the focus, which comes back there: a tab that got it would be opened by it once more. */
  onAsk: () => void
}

/** Asks before what was typed is lost by going to another page, another tab or out of the site. */
export function LeaveGuard({ unsaved, onAsk }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    const asks = unsaved && (here.pathname !== there.pathname || here.search !== there.search)
    if (asks) onAsk()
    return asks
  })

  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => unsaved && event.preventDefault(), [unsaved]))

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      action="Leave"
      busy={false}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      <p className="text-ink-2">What you changed in the agency settings is not saved yet.</p>
    </ConfirmDialog>
  )
}
