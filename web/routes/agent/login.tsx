import { failureText } from '#web/features/accounts/sign-in/failure-text.ts'
import { StaffLogin } from '#web/features/accounts/sign-in/staff-login.tsx'
import { useLogIn } from '#web/features/accounts/sign-in/use-log-in.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { useTitle } from '#web/lib/use-title.ts'

/** Refused without a word is 'Invalid credentials'; a call that broke is something else (docs/product.md P12.6). */
const describe = (error: unknown) =>
  failureText(error, error instanceof ApiError ? 'Invalid credentials' : 'An error occurred during login')

/** Signing in as an agent. */
export function AgentLogin() {
  useTitle('Agent Login')
  const logIn = useLogIn({
    role: 'agent',
    signIn: async ({ name, password }) => {
      const answer = await call('POST /api/agent/login', { body: { username: name, password } })
      return 'secondFactor' in answer ? answer.secondFactor : undefined
    },
    describe,
  })
  return (
    <StaffLogin
      portal="agent"
      title="Agent Login"
      lead="Your nights, your hours and your page on the site."
      logIn={logIn}
      note="Agents join by invitation. The link in it opens your account."
    />
  )
}
