import './proposals.css'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

interface TickProps extends ComponentProps<'input'> {
  label: string
  error: string | undefined
}

/** A box to tick, with the error below it. */
export function Tick({ label, error, ...input }: TickProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="offer-tick">
        <input type="checkbox" aria-required {...input} aria-invalid={!!error} aria-describedby={error && id} />
        <span>
          {label} <span className="field-required">(required)</span>
        </span>
      </label>
      {error && (
        <p className="field-error" id={id}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
