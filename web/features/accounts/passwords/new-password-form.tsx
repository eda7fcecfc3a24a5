import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { PASSWORD_MAXIMUM } from '#shared/model/password.ts'
import { PasswordField } from '#web/features/accounts/passwords/password-field.tsx'
import { failureText } from '#web/features/accounts/sign-in/failure-text.ts'
import { PASSWORD_CHANGE } from '#web/features/accounts/sign-in/sessions.ts'
import { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface NewPassword {
  currentPassword: string
  newPassword: string
  confirmed: string
}

interface NewPasswordFormProps {
  /** A mailed link stands for the current one. */
  askCurrent: boolean
  /** The fewest characters this kind of account may have. */
  minimum: number
  /** Whose it is, for password managers. */
  username?: string
  onSubmit: (password: { currentPassword: string; newPassword: string }) => Promise<unknown>
  onRefused?: (error: unknown) => void
  onDone: () => void
}

/**
 * Choosing a password. What is wrong with it is said in one toast (docs/product.md P12.7) and beside its field (P4.15),
 * what only the server knows about a new one beside it alone.
 */
export function NewPasswordForm({ askCurrent, minimum, username, onSubmit, onRefused, onDone }: NewPasswordFormProps) {
  const client = useQueryClient()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<NewPassword>({
    defaultValues: { currentPassword: '', newPassword: '', confirmed: '' },
  })
  const refuse = (field: keyof NewPassword, title: string, description: string) => {
    toast({ title, description, variant: 'destructive' })
    setError(field, { message: description })
    setFocus(field, { shouldSelect: true })
  }
  const { mutate, isPending, isSuccess } = useMutation({
    mutationKey: PASSWORD_CHANGE,
    mutationFn: onSubmit,
    onSuccess: () => {
      // what was asked with the former cookie would be answered that nobody is signed in
      void client.cancelQueries({ queryKey: ['session'] })
      toast({ title: 'Password Changed' })
      onDone()
    },
    onError: (error) => {
      onRefused?.(error)
      const fault = error instanceof ApiError ? error.fields.newPassword : undefined
      if (fault) {
        setError('newPassword', { message: fault })
        setFocus('newPassword', { shouldSelect: true })
      } else {
        const wrong = askCurrent && error instanceof ApiError && error.fields.currentPassword !== undefined
        const [title, text] = ['Password Change Failed', failureText(error, 'Failed to change password')]
        if (wrong) refuse('currentPassword', title, text)
        else {
          toast({ title, description: text, variant: 'destructive' })
          setFocus(askCurrent ? 'currentPassword' : 'newPassword', { shouldSelect: true })
        }
      }
    },
  })

  function submit({ currentPassword, newPassword, confirmed }: NewPassword) {
    if (client.isMutating({ mutationKey: PASSWORD_CHANGE }) > 0) return
    if (newPassword !== confirmed) {
      refuse('confirmed', 'Password Mismatch', 'New password and confirmation do not match')
    } else if ([...newPassword].length < minimum) {
      refuse('newPassword', 'Password Too Short', `Password must be at least ${minimum} characters long`)
    } else mutate({ currentPassword, newPassword })
  }

  const { errors } = formState
  const field = (name: keyof NewPassword, label: string) => ({
    ...register(name, {
      required: `${label} is required`,
      maxLength: { value: PASSWORD_MAXIMUM, message: `At most ${PASSWORD_MAXIMUM} characters` },
    }),
    label,
    error: errors[name]?.message,
  })
  return (
    <form className="account-form" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      {username && <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />}
      {askCurrent && (
        <PasswordField {...field('currentPassword', 'Current password')} autoComplete="current-password" />
      )}
      <PasswordField
        {...field('newPassword', 'New password')}
        hint={`At least ${minimum} characters. A few unrelated words work well.`}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmed', 'Confirm new password')} autoComplete="new-password" />
      <Button type="submit" variant="lit" size="xl" wide busy={isPending || isSuccess} busyLabel="Changing password...">
        Change Password
      </Button>
    </form>
  )
}
