import '../passwords/account-form.css'
import './register.css'
import { useForm } from 'react-hook-form'
import { countCharacters, PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '#shared/model/password.ts'
import type { Invite } from '#web/features/accounts/join/invite-step.tsx'
import { JOIN_FIELDS, type JoinValues, useJoin } from '#web/features/accounts/join/use-join.ts'
import { PasswordField } from '#web/features/accounts/passwords/password-field.tsx'
import { formatCategory } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'

interface JoinFormProps {
  invite: Invite
  onJoined: () => void
  /** Back to the code. */
  onBack: () => void
}

const NOTHING: JoinValues = { username: '', name: '', password: '', confirmed: '', bio: '', experience: '' }

const focusNew = (heading: HTMLElement | null) => heading?.focus()
const filled = (label: string) => {
  const missing = `${label} is required`
  return { required: missing, validate: (typed: string) => typed.trim() !== '' || missing }
}

/** The form for an invited agent's account; email and category come from the invite (docs/product.md P5.2, P5.3). */
export function JoinForm({ invite, onJoined, onBack }: JoinFormProps) {
  const { profile } = invite
  const form = useForm<JoinValues>({
    defaultValues: {
      ...NOTHING,
      name: profile?.name ?? '',
      bio: profile?.bio ?? '',
      experience: profile?.experience ?? '',
    },
  })
  const { register, handleSubmit, getValues, setFocus, formState } = form
  const { errors } = formState
  const { join, busy } = useJoin(invite, {
    onJoined,
    onAtFault: (names) => {
      const first = JOIN_FIELDS.find((field) => names.includes(field))
      if (first) setFocus(first)
    },
  })
  return (
    <form className="account-form" noValidate onSubmit={(event) => void handleSubmit(join)(event)}>
      <dl className="register-invite" ref={focusNew} tabIndex={-1} aria-label="Your invite">
        {profile && (
          <div>
            <dt>Your profile</dt>
            <dd>{profile.name}</dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd>{invite.email}</dd>
        </div>
        <div>
          <dt>Category</dt>
          <dd>{formatCategory(invite.category)}</dd>
        </div>
      </dl>
      <Field label="Username" required error={errors.username?.message}>
        <Input
          {...register('username', filled('Username'))}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
        />
      </Field>
      {!profile && (
        <Field label="Full name" required hint="Your stage name, as clients will see it." error={errors.name?.message}>
          <Input {...register('name', filled('Full name'))} autoComplete="name" maxLength={200} />
        </Field>
      )}
      <PasswordField
        {...register('password', {
          required: 'Password is required',
          maxLength: { value: PASSWORD_MAXIMUM, message: `At most ${PASSWORD_MAXIMUM} characters` },
          validate: (typed) =>
            countCharacters(typed) >= PASSWORD_MINIMUM.agent ||
            `Password must be at least ${PASSWORD_MINIMUM.agent} characters`,
          deps: ['confirmed'],
        })}
        label="Password"
        hint={`At least ${PASSWORD_MINIMUM.agent} characters. A few unrelated words work well.`}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <PasswordField
        {...register('confirmed', {
          validate: (typed) => typed === getValues('password') || 'Passwords do not match',
        })}
        label="Confirm password"
        error={errors.confirmed?.message}
        autoComplete="new-password"
      />
      <Field label="Bio" hint="Two or three sentences for your card." error={errors.bio?.message}>
        <Textarea {...register('bio')} rows={4} maxLength={5000} />
      </Field>
      <Field label="Experience" error={errors.experience?.message}>
        <Textarea {...register('experience')} rows={2} maxLength={5000} />
      </Field>
      <Button type="submit" variant="lit" size="xl" wide busy={busy} busyLabel="Joining...">
        {profile ? 'Claim your profile' : 'Join the roster'}
      </Button>
      <Button variant="bare" disabled={busy} onClick={onBack}>
        Use another code
      </Button>
    </form>
  )
}
