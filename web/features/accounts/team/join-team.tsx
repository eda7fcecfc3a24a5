import '../passwords/account-form.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { PASSWORD_MINIMUM } from '#shared/model/password.ts'
import type { StaffRole } from '#shared/model/role.ts'
import { changePerson } from '#web/features/accounts/passwords/change-person.ts'
import { PasswordField } from '#web/features/accounts/passwords/password-field.tsx'
import { LoginFrame } from '#web/features/accounts/sign-in/login-frame.tsx'
import { Form } from '#web/forms/form.tsx'
import { useReadForm } from '#web/forms/use-read-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { brand } from '#web/lib/brand.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface JoinTeamProps {
  /** Out of the mailed link; used up when the password is sent, not before. */
  token: string
  /** Leads to the log-in with nothing done. */
  onLeave: () => void
}

/** An invited colleague chooses a password and is in (docs/product.md P1.15). */
export function JoinTeam({ token, onLeave }: JoinTeamProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call('POST /api/admin/invitation', { body: { token }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const dead = error instanceof ApiError && error.status < 500
  return (
    <LoginFrame
      alone
      portal="admin"
      title="Join the office"
      {...(data && { lead: `${brand.name} invites you as ${data.staffRole === 'owner' ? 'an owner' : 'a booker'}.` })}
    >
      {!data && isFetching && (
        <div role="status">
          <span className="sr-only">Checking the invitation...</span>
          <Skeleton className="h-40" />
        </div>
      )}
      {!data && !isFetching && (
        <Failure
          message={dead ? (error.sentence ?? 'This invitation no longer works') : 'The invitation could not be checked'}
          {...(!dead && { action: <Button onClick={() => void refetch()}>Try again</Button> })}
        />
      )}
      {data && <JoinForm token={token} {...data} />}
      <div className="account-foot">
        <Button variant="bare" size="sm" onClick={onLeave}>
          Back to sign in
        </Button>
      </div>
    </LoginFrame>
  )
}

interface Values {
  password: string
  confirmed: string
}

function readPassword({ password, confirmed }: Values) {
  const short = [...password].length < PASSWORD_MINIMUM.admin
  const tooShort = `Password must be at least ${PASSWORD_MINIMUM.admin} characters long`
  return {
    body: { password },
    errors: {
      password: password === '' ? 'Password is required' : short ? tooShort : undefined,
      confirmed: confirmed === password ? undefined : 'The passwords do not match',
    },
  }
}

function JoinForm({ token, email }: { token: string; email: string; staffRole: StaffRole }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useReadForm<Values, { password: string }>({ password: '', confirmed: '' }, readPassword)
  const { errors } = form.formState
  const { send, busy, problem, button } = useSubmit({
    form,
    write: ({ password }: { password: string }) => call('POST /api/admin/join', { body: { token, password } }),
    onDone: () => {
      changePerson(client, 'admin')
      void navigate(paths.adminDashboard, { replace: true })
    },
    showIn: 'form',
    fallback: 'The account could not be created',
    // what is wrong with the address is no field of this form
    fieldErrors: ({ fields }) => (fields.password ? { password: fields.password } : {}),
  })
  return (
    <Form form={form} className="account-form" aria-label="Join the office" problem={problem} onSubmit={send}>
      <p>
        Your account is for <b>{email}</b>.
      </p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.register('password')}
        label="Password"
        hint={`At least ${PASSWORD_MINIMUM.admin} characters. A few unrelated words work well.`}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.register('confirmed')}
        label="Confirm password"
        error={errors.confirmed?.message}
        autoComplete="new-password"
      />
      <Button ref={button} type="submit" variant="lit" size="xl" wide busy={busy} busyLabel="Joining...">
        Create account
      </Button>
    </Form>
  )
}
