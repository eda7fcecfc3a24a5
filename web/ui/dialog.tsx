import './dialog.css'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { CSSProperties, ReactNode } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

interface FrameProps {
  open?: boolean
  onClose: () => void
  className?: string
  width?: number
  /** Says more than the title does, for screen readers; none is fine. */
  describedBy?: string
  /** Receives each key that is pressed in the dialog. */
  onKey?: (key: string) => void
  children: ReactNode
}

/** An open list closes before its dialog; one that is always open closes with it. */
const isListOpen = () =>
  document.activeElement?.matches('[role="combobox"][aria-expanded="true"]:not([cmdk-input])') ?? false

/**
 * A dialog without a layout of its own: give it a DialogTitle. Holds the focus, closes on Escape and outside clicks,
 * gives the focus back. Below 768 px it is a sheet from the bottom.
 */
export function DialogFrame({ open = true, onClose, className = '', width, describedBy, onKey, children }: FrameProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const style = width ? ({ '--dialog-width': `${width}px` } as CSSProperties) : undefined // React types know no custom properties
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            className={`dialog ${className}`}
            style={style}
            aria-describedby={describedBy}
            onOpenAutoFocus={(event) => {
              onOpenAutoFocus()
              // the dialog itself, so that its title is read first; a field that asks for the focus keeps it
              event.preventDefault()
              const dialog = event.currentTarget as HTMLElement // Radix fires it on the dialog
              // it is in sight already: scrolling to it would lay everything out in this task
              if (!dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true })
            }}
            onEscapeKeyDown={(event) => {
              if (isListOpen()) event.preventDefault()
            }}
            onKeyDown={(event) => {
              const { key, currentTarget, target, defaultPrevented } = event
              if (currentTarget.contains(target as Node)) onKey?.(key)
              // a message over the dialog takes the key from it (docs/product.md P6.203); a dialog inside it is no part of the element
              if (key !== 'Escape' || defaultPrevented || isListOpen() || !currentTarget.contains(target as Node))
                return
              event.preventDefault()
              onClose()
            }}
            onCloseAutoFocus={onCloseAutoFocus}
          >
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const DialogTitle = Radix.Title

interface DialogProps extends FrameProps {
  title: string
  /** Buttons at the right, the primary one last; they stay in sight on phones. */
  actions?: ReactNode
}

/** The usual dialog: title, content, actions. Load the screen part that uses it lazily: Radix comes with it. */
export function Dialog({ title, actions, children, ...frame }: DialogProps) {
  return (
    <DialogFrame {...frame}>
      <header className="dialog-head">
        <DialogTitle>{title}</DialogTitle>
        <IconButton label="Close" onClick={frame.onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="dialog-body">{children}</div>
      {actions && <footer className="dialog-actions">{actions}</footer>}
    </DialogFrame>
  )
}
