import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'

interface FieldWiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldWiring | undefined>(undefined)

interface FieldProps {
  label: string
  required?: boolean | undefined
  /** Help below the control; an error takes its place. */
  hint?: ReactNode
  error?: string | undefined
  className?: string
  /** One Input, Select or Textarea: the field connects it to the label and the messages. */
  children: ReactNode
}

export function Field({ label, required = false, hint, error, className = '', children }: FieldProps) {
  const id = useId()
  const message = error || hint ? `${id}-message` : undefined
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label} {required && <span className="field-required">(required)</span>}
      </label>
      <FieldContext value={{ id, describedBy: message, invalid: !!error, required }}>{children}</FieldContext>
      {error ? (
        <p className="field-error" id={message}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={message}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** What ties a control to the field around it. */
function useFieldWiring(className = '') {
  const field = use(FieldContext)
  return {
    className: `input ${className}`,
    ...(field && {
      id: field.id,
      'aria-describedby': field.describedBy,
      'aria-invalid': field.invalid || undefined,
      'aria-required': field.required || undefined,
    }),
  }
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...useFieldWiring(className)} {...props} />
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldWiring(className)} {...props} />
}

/** The browser's own select: phones have a better one than we could draw. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select {...useFieldWiring(className)} {...props} />
      <ChevronDown aria-hidden="true" />
    </span>
  )
}
