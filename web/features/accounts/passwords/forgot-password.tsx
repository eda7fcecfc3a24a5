import './account-form.css'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { RESET_LINK_MINUTES } from '#shared/model/password.ts'
import type { Role } from '#shared/model/role.ts'
import { failureText } from '#web/features/accounts/sign-in/failure-text.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input } from '#web/ui/field.tsx'

interface ForgotPasswordProps {
  portal: Role
  /** The address typed into the log-in's form, or empty. */
  email: string
  onClose: () => void
  /** Opens the log-in, where the dialog covers another page. */
  onBack?: (() => void) | undefined
}

/** Requests a mail with a link to a new password. The answer is the same for every address (docs/product.md P1.8). */
export function ForgotPassword({ portal, email, onClose, onBack = onClose }: ForgotPasswordProps) {
  const formId = useId()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email } })
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (address: string) => call('POST /api/auth/forgot-password', { body: { role: portal, email: address } }),
    onError: (error) =>
      setError('email', { message: failureText(error, 'We couldn’t send the link. Please try again.') }),
  })
  const problem = 'Enter a full email address'
  return (
    <Dialog
      title="Forgot password?"
      width={480}
      onClose={onClose}
      actions={
        isSuccess ? (
          <Button variant="lit" onClick={onBack}>
            Back to sign in
          </Button>
        ) : (
          <Button type="submit" form={formId} variant="lit" busy={isPending} busyLabel="Sending...">
            Send link
          </Button>
        )
      }
    >
      {isSuccess ? (
        <p role="status">
          If this address has an account, a link is on its way. It works once, for {RESET_LINK_MINUTES} minutes. Check
          your spam folder too.
        </p>
      ) : (
        <form
          id={formId}
          className="account-form"
          noValidate
          onSubmit={(event) => void handleSubmit((values) => mutate(values.email.trim()))(event)}
        >
          <p className="text-ink-2">We’ll email you a link to reset your password.</p>
          <Field label="Email" required error={formState.errors.email?.message}>
            <Input
              {...register('email', {
                required: problem,
                pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: problem },
              })}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        </form>
      )}
    </Dialog>
  )
}
