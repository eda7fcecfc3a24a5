import './account-form.css'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ForgotPasswordButton } from '#web/features/accounts/passwords/forgot-password-button.tsx'
import { ResetPassword } from '#web/features/accounts/passwords/reset-password.tsx'
import { type LoginState, PASSWORD_CHANGED } from '#web/features/accounts/sign-in/login-state.ts'
import { call } from '#web/lib/api.ts'
import { MAILED_LINK } from '#web/lib/mailed-link.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { useTitleFocus } from '#web/lib/use-title-focus.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Opening } from '#web/ui/opening.tsx'

const WORDS = {
  first: ['Choose a password', 'Then you can see your booking. The link works once.'],
  reset: ['Change Password', 'Choose a new one. The link works once.'],
  gone: ['This link no longer works', 'It was used already or has expired. We can email you a new one.'],
} as const

const toLogin = (
  <ButtonLink as={Link} to={paths.customerLogin} variant="bare" size="sm">
    Back to sign in
  </ButtonLink>
)

interface HeadProps {
  title: string
  lead: string
}

/** The title of the page, which takes the focus when it says something else. */
function Head({ title, lead }: HeadProps) {
  useTitle(title)
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null)
  useTitleFocus(heading)
  return (
    <div>
      <h1 ref={heading}>{title}</h1>
      <p className="account-lead">{lead}</p>
    </div>
  )
}

interface ChooseByLinkProps {
  token: string
  /** The link has opened a session. */
  onSignedIn: () => void
}

/** A customer's mailed link: a first or a new password, or the way to another link (docs/product.md P1.8, P1.31). */
export function ChooseByLink({ token, onSignedIn }: ChooseByLinkProps) {
  const navigate = useNavigate()
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => call('POST /api/auth/check-password-link', { body: { token }, signal }),
    ...MAILED_LINK,
  })
  if (!data) {
    return (
      <div className="account-page">
        <Opening what="link" busy={isFetching} className="h-64" onRetry={() => void refetch()} />
      </div>
    )
  }
  const { link, email } = data
  const [title, lead] = WORDS[link]
  const leave = () => void navigate(paths.customerLogin)
  function finish(signedIn: boolean) {
    const state: LoginState = { notice: PASSWORD_CHANGED }
    if (signedIn) {
      onSignedIn()
      void navigate(paths.customerDashboard, { replace: true })
    } else void navigate(paths.customerLogin, { replace: true, state })
  }
  return (
    <div className="account-page">
      <Head key={link} title={title} lead={lead} />
      {link === 'gone' ? (
        <div className="account-foot">
          <ForgotPasswordButton portal="customer" onBack={leave} />
          {toLogin}
        </div>
      ) : (
        <ResetPassword
          portal="customer"
          token={token}
          {...(email !== null && { username: email })}
          onDone={finish}
          onLeave={leave}
        >
          {toLogin}
        </ResetPassword>
      )}
    </div>
  )
}
