import './sheet.css'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { DialogFrame, DialogTitle } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ScrollArea } from '#web/ui/scroll-area.tsx'

interface SheetProps {
  title: ReactNode
  onClose: () => void
  open?: boolean
  /** In pixels; 640 unless said. On phones a sheet from the right fills the screen. */
  width?: number
  /** Where it comes from. */
  side?: 'right' | 'left'
  /** Says more than the title does, for screen readers; none is fine. */
  describedBy?: string
  className?: string
  /** Buttons at the foot, always in sight, the primary one last; a form's submit names it by `form`. */
  actions?: ReactNode
  children: ReactNode
}

/** A dialog as tall as the window, at its side: for long forms beside the list they belong to. */
export function Sheet({ title, actions, children, side = 'right', className = '', ...frame }: SheetProps) {
  return (
    <DialogFrame {...frame} className={`side-sheet side-sheet-${side} ${className}`}>
      <header className="dialog-head">
        <DialogTitle>{title}</DialogTitle>
        <IconButton label="Close" onClick={frame.onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <ScrollArea className="dialog-body">{children}</ScrollArea>
      {actions && <footer className="dialog-actions">{actions}</footer>}
    </DialogFrame>
  )
}
