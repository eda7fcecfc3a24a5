import './account-form.css'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field, Input } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

/** A password, which its owner may look at. */
export function PasswordField({ label, hint, error, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} required hint={hint} error={error}>
      <span className="password">
        <Input
          {...props}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <IconButton
          label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      </span>
    </Field>
  )
}
