import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface ConfirmDialogProps {
  /** The question. */
  title: string
  /** What the button that does it says. */
  action: string
  busy: boolean
  /** Something is still to be chosen. */
  disabled?: boolean
  onConfirm: () => void
  onClose: () => void
  /** What will become of it. */
  children?: ReactNode
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  action,
  busy,
  disabled = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger-fill" busy={busy} disabled={disabled} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
