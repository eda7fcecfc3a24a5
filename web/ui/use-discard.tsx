import { type ReactNode, useCallback, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface Discard {
  /** Closes the dialog, or asks first. */
  close: () => void
  /** The question, while it is asked. */
  question: ReactNode
}

/**
 * Asks before what was typed into a dialog is lost, in every way it can be lost.
 * @param dirty whether something would be lost
 */
export function useDiscard(dirty: boolean, onClose: () => void): Discard {
  const [asking, setAsking] = useState(false)
  const { state, reset, proceed } = useBlocker(dirty)
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => dirty && event.preventDefault(), [dirty]))
  const leaving = state === 'blocked'
  return {
    close: () => (dirty ? setAsking(true) : onClose()),
    question: (asking || leaving) && (
      <ConfirmDialog
        title="Discard your changes?"
        action="Discard"
        busy={false}
        onConfirm={() => {
          proceed?.()
          onClose()
        }}
        onClose={() => {
          reset?.()
          setAsking(false)
        }}
      >
        <p className="text-ink-2">They have not been saved.</p>
      </ConfirmDialog>
    ),
  }
}
