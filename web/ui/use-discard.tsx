import { type ReactNode, useCallback, useRef, useState } from 'react'
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
 * @param addressed the address opens the dialog: closing it is a step of the history, and so is leaving
 */
export function useDiscard(dirty: boolean, onClose: () => void, addressed = false): Discard {
  const [asking, setAsking] = useState(false)
  const released = useRef(false)
  const { state, reset, proceed } = useBlocker(useCallback(() => dirty && !released.current, [dirty]))
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
          released.current = addressed
          proceed?.()
          // the step that was held closes it
          if (!(addressed && leaving)) onClose()
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
