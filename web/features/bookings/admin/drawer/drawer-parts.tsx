import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
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
  problem: string | undefined
  onCancel: () => void
}

/** The end of a small form: what went wrong, and its buttons. */
export function FormFoot({ action, busy, problem, onCancel }: FormFootProps) {
  return (
    <>
      {problem && (
        <p className="field-error" role="alert">
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
      <div className="file-buttons">
        <Button size="sm" variant="bare" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" variant="line" type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </>
  )
}
