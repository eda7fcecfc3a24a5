import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface LeaveQuestionProps {
  onLeave: () => void
  onStay: () => void
  /** What would be lost. */
  children: string
}

/** Asks before what was typed is lost. */
export function LeaveQuestion({ onLeave, onStay, children }: LeaveQuestionProps) {
  return (
    <ConfirmDialog title="Leave without saving?" action="Leave" busy={false} onConfirm={onLeave} onClose={onStay}>
      <p className="text-ink-2">{children}</p>
    </ConfirmDialog>
  )
}
