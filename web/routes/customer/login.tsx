import { Ticket } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router'
import { useLinkToken } from '#web/features/accounts/passwords/use-link-token.ts'
import { failureText } from '#web/features/accounts/sign-in/failure-text.ts'
import { LoginForm } from '#web/features/accounts/sign-in/login-form.tsx'
import { LoginFoot, LoginFrame } from '#web/features/accounts/sign-in/login-frame.tsx'
import { PASSWORD_CHANGED } from '#web/features/accounts/sign-in/login-state.ts'
import { useLogIn } from '#web/features/accounts/sign-in/use-log-in.ts'
import { call } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { AnswerProposalPage } from '#web/routes/customer/answer-proposal.tsx'
import { ConfirmEmailPage } from '#web/routes/customer/confirm-email.tsx'

const PROPOSAL_GONE = 'Open the link from the email again, or sign in to answer.'
const NEW_EMAIL_GONE = 'Open the link from the email again to confirm your new email.'

/** Signing in as a customer; the link of a proposal makes it the place to answer it, that of a new email the place to confirm it. The mail about a new account leads here with its address (docs/product.md P4.1). */
export function CustomerLogin() {
  const [proposal, , proposalGone] = useLinkToken('proposal')
  const [newEmail, finish, newEmailGone] = useLinkToken('new-email')
  if (proposal) return <AnswerProposalPage key={proposal} token={proposal} />
  if (newEmail) return <ConfirmEmailPage key={newEmail} token={newEmail} onDone={finish} />
  return <LogIn gone={proposalGone ? PROPOSAL_GONE : newEmailGone ? NEW_EMAIL_GONE : undefined} />
}

function LogIn({ gone }: { gone: string | undefined }) {
  useTitle('Customer Portal')
  const [params] = useSearchParams()
  const { form, submit, busy, notice, onward } = useLogIn({
    role: 'customer',
    signIn: async ({ name, password }) => {
      const { customer } = await call('POST /api/customer/login', { body: { email: name, password } })
      return customer.mustChangePassword ? paths.changePassword : undefined
    },
    welcome: 'Welcome back',
    describe: (error) => failureText(error, 'Invalid email or password'),
  })
  const changed = notice === PASSWORD_CHANGED
  if (onward) return <Navigate to={onward} replace />
  return (
    <LoginFrame
      portal="customer"
      title="Customer Portal"
      lead="Manage your bookings and payments."
      notice={notice ?? gone}
      formFirst={changed}
    >
      <LoginForm
        ref={form}
        nameLabel="Email"
        nameType="email"
        initialName={params.get('email') ?? ''}
        focused={changed}
        busy={busy}
        onSubmit={submit}
      />
      <LoginFoot portal="customer" readName={() => form.current?.readName() ?? ''}>
        <p className="login-note">
          <Ticket aria-hidden="true" />
          New here? An account is created automatically with your first booking.
        </p>
      </LoginFoot>
    </LoginFrame>
  )
}
