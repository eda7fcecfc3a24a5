import { useLinkToken } from '#web/features/accounts/passwords/use-link-token.ts'
import { failureText } from '#web/features/accounts/sign-in/failure-text.ts'
import { StaffLogin } from '#web/features/accounts/sign-in/staff-login.tsx'
import { useLogIn } from '#web/features/accounts/sign-in/use-log-in.ts'
import { ApiError, call } from '#web/lib/api.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { AnswerRequestPage } from '#web/routes/agent/answer-request.tsx'
import { CouldYouPage } from '#web/routes/agent/could-you.tsx'

/** Refused without a word is 'Invalid credentials'; a call that broke is something else (docs/product.md P12.6). */
const describe = (error: unknown) =>
  failureText(error, error instanceof ApiError ? 'Invalid credentials' : 'An error occurred during login')

/** Signing in as an agent; the link of a request makes it the place to answer it (docs/product.md P5.20). */
export function AgentLogin() {
  const [request, , requestGone] = useLinkToken('request')
  const [asked] = useLinkToken('could-you')
  if (asked) return <CouldYouPage key={asked} token={asked} />
  if (request) return <AnswerRequestPage key={request} token={request} />
  return <LogIn notice={requestGone ? 'Open the link from the email again, or sign in to answer.' : undefined} />
}

function LogIn({ notice }: { notice: string | undefined }) {
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
      lead="Manage your bookings, availability and profile."
      logIn={logIn}
      note="Use the link in your invite to sign up."
      notice={notice}
    />
  )
}
