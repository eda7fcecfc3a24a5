import { type HTMLInputTypeAttribute, type Ref, useImperativeHandle } from 'react'
import { useForm } from 'react-hook-form'
import { PASSWORD_MAXIMUM } from '#shared/model/password.ts'
import { PasswordField } from '#web/features/accounts/passwords/password-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

export interface Credentials {
  name: string
  password: string
}

/** What the page around a log-in may do to it. */
export interface LoginFormHandle {
  /** What stands in the name's field. */
  readName(): string
  /**
   * After a failure: the password is what most likely has to be typed again.
   * @param refusal shown beside the password; undefined when the log-in was not refused
   */
  retry(refusal: string | undefined): void
}

interface LoginFormProps {
  /** What people call the first field. */
  nameLabel: 'Email' | 'Username'
  nameType?: HTMLInputTypeAttribute
  initialName?: string
  /** Nothing is left to read first. */
  focused?: boolean
  busy: boolean
  onSubmit: (credentials: Credentials) => void
  ref?: Ref<LoginFormHandle>
}

/** Name and password, both required. Everything else about them is the server's to say. */
export function LoginForm({
  nameLabel,
  nameType = 'text',
  initialName = '',
  focused = false,
  busy,
  onSubmit,
  ref,
}: LoginFormProps) {
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm<Credentials>({
    defaultValues: { name: initialName, password: '' },
  })
  useImperativeHandle(ref, () => ({
    readName: () => getValues('name').trim(),
    retry: (refusal) => {
      if (refusal !== undefined) setError('password', { message: refusal })
      setFocus('password', { shouldSelect: true })
    },
  }))
  const { errors } = formState
  const missing = `${nameLabel} is required`
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => void handleSubmit(({ name, password }) => onSubmit({ name: name.trim(), password }))(event)}
    >
      <Field label={nameLabel} required error={errors.name?.message}>
        <Input
          {...register('name', { required: missing, validate: (name) => name.trim() !== '' || missing })}
          type={nameType}
          autoFocus={focused}
          inputMode={nameType === 'email' ? 'email' : 'text'}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      <PasswordField
        {...register('password', {
          required: 'Password is required',
          maxLength: { value: PASSWORD_MAXIMUM, message: `At most ${PASSWORD_MAXIMUM} characters` },
        })}
        label="Password"
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" variant="lit" size="xl" wide busy={busy} busyLabel="Signing in...">
        Sign In
      </Button>
    </form>
  )
}
