import '../passwords/account-form.css'
import './register.css'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { failureText } from '#web/features/accounts/sign-in/failure-text.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** An invite whose code was found to be good. */
export interface Invite {
  code: string
  email: string
  category: string
  /** The profile on the roster that the person claims; absent when they make a new one. */
  profile?: { name: string; bio: string | null; experience: string | null } | undefined
}

interface InviteStepProps {
  /** As the link in the mail has it. */
  initialCode: string
  onValid: (invite: Invite) => void
}

/** Asks for the code of the invite and looks whether it is good (docs/product.md P5.2). */
export function InviteStep({ initialCode, onValid }: InviteStepProps) {
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { code: initialCode } })
  const { mutate, isPending } = useMutation({
    mutationFn: async (code: string) => ({
      code,
      ...(await call('POST /api/agent/validate-invite', { body: { code } })),
    }),
    onSuccess: onValid,
    onError: (error) => {
      const description = failureText(error, 'Invalid invite code')
      toast({ title: 'Invalid Invite Code', description, variant: 'destructive' })
      setFocus('code', { shouldSelect: true })
    },
  })
  const missing = 'Invite code is required'
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={(event) => void handleSubmit(({ code }) => isPending || mutate(code.trim()))(event)}
    >
      <Field label="Invite code" required hint="It’s in the link we sent you." error={formState.errors.code?.message}>
        <Input
          {...register('code', { required: missing, validate: (code) => code.trim() !== '' || missing })}
          className="register-code num"
          placeholder="AGENT-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <Button type="submit" variant="lit" size="xl" wide busy={isPending} busyLabel="Checking...">
        Continue
      </Button>
    </form>
  )
}
