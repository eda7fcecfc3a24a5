import './drawer.css'
import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '#web/ui/button.tsx'

interface PartProps {
  title: string
  /** At the right of the title. */
  action?: ReactNode
  children: ReactNode
}

/** One part of what is known about a booking. */
export function Part({ title, action, children }: PartProps) {
  const id = useId()
  return (
    <section className="file-part" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {action}
      </header>
      {children}
    </section>
  )
}

interface FormFootProps {
  action: string
  busy: boolean
  button: Ref<HTMLButtonElement>
  onCancel: () => void
}

/** The buttons of a small form. */
export function FormFoot({ action, busy, button, onCancel }: FormFootProps) {
  return (
    <div className="file-buttons">
      <Button size="sm" variant="bare" onClick={onCancel}>
        Cancel
      </Button>
      <Button ref={button} size="sm" variant="line" type="submit" busy={busy}>
        {action}
      </Button>
    </div>
  )
}
