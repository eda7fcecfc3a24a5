import { useLinkToken } from '#web/features/accounts/passwords/use-link-token.ts'
import { failureText } from '#web/features/accounts/sign-in/failure-text.ts'
import { StaffLogin } from '#web/features/accounts/sign-in/staff-login.tsx'
import { useLogIn } from '#web/features/accounts/sign-in/use-log-in.ts'
import { JoinTeam } from '#web/features/accounts/team/join-team.tsx'
import { ApiError, call } from '#web/lib/api.ts'
import { useTitle } from '#web/lib/use-title.ts'

const WRONG = 'Invalid email or password'

/** The office's words are fixed (docs/product.md P12.5); that one has to wait is not about the password. */
const describe = (error: unknown) =>
  error instanceof ApiError && (error.status === 429 || error.status >= 500) ? failureText(error, WRONG) : WRONG

/** The office's log-in; the link of an invitation makes it the place to join (docs/product.md P6.1, P1.15). */
export function AdminLogin() {
  useTitle('Admin Login')
  const [invitation, finish, invitationGone] = useLinkToken('invite')
  return invitation ? (
    <JoinTeam key={invitation} token={invitation} onLeave={finish} />
  ) : (
    <LogIn notice={invitationGone ? 'Open the link from the email again to choose a password.' : undefined} />
  )
}

/** The username is an email. */
function LogIn({ notice }: { notice: string | undefined }) {
  const logIn = useLogIn({
    role: 'admin',
    signIn: async ({ name, password }) => {
      const answer = await call('POST /api/admin/login', { body: { email: name, password } })
      return 'secondFactor' in answer ? answer.secondFactor : undefined
    },
    welcome: 'Welcome to the admin dashboard',
    describe,
  })
  return (
    <StaffLogin
      portal="admin"
      title="Admin Login"
      logIn={logIn}
      notice={notice}
      note="Trouble signing in? Contact the system administrator."
    />
  )
}
