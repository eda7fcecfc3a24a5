import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PORTAL_PAGES } from '#shared/model/pages.ts'
import { type Invite, InviteStep } from '#web/features/accounts/join/invite-step.tsx'
import { JoinForm } from '#web/features/accounts/join/join-form.tsx'
import { RegisterSteps } from '#web/features/accounts/join/register-steps.tsx'
import { LoginFrame } from '#web/features/accounts/sign-in/login-frame.tsx'
import { paths } from '#web/lib/paths.ts'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Link } from '#web/ui/link.tsx'

/** Joining with an invite: its code, then the account (docs/product.md P5.2). */
export function AgentRegister() {
  useTitle(PORTAL_PAGES['/agent/register'].title)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const change = useChangeAddress()
  const [initialCode, setInitialCode] = useState(params.get('code') ?? '')
  const [invite, setInvite] = useState<Invite>()

  function proceed(found: Invite) {
    setInvite(found)
    // found good, it is a key: it leaves the address and the history
    change({ code: '' })
  }

  return (
    <LoginFrame
      alone
      portal="agent"
      title={PORTAL_PAGES['/agent/register'].title}
      lead={invite ? 'Set up your account and public profile.' : 'Joining is by invitation.'}
    >
      <RegisterSteps step={invite ? 2 : 1} />
      {invite ? (
        <JoinForm
          invite={invite}
          onJoined={() => void navigate(paths.agentDashboard, { replace: true })}
          onBack={() => {
            setInitialCode(invite.code)
            setInvite(undefined)
          }}
        />
      ) : (
        <>
          <InviteStep initialCode={initialCode} onValid={proceed} />
          <p className="login-note">
            <span>
              On the roster already?{' '}
              <Link to={paths.agentLogin} className="link">
                Sign in
              </Link>
            </span>
          </p>
        </>
      )}
    </LoginFrame>
  )
}
