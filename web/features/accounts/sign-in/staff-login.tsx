import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import type { Role } from '#shared/model/role.ts'
import { ResetPassword } from '#web/features/accounts/passwords/reset-password.tsx'
import { useLinkToken } from '#web/features/accounts/passwords/use-link-token.ts'
import { PasskeyButton } from '#web/features/accounts/security/passkey-button.tsx'
import { SecondStep } from '#web/features/accounts/security/second-step.tsx'
import { LoginForm } from '#web/features/accounts/sign-in/login-form.tsx'
import { LoginFoot, LoginFrame } from '#web/features/accounts/sign-in/login-frame.tsx'
import { LINK_GONE, PASSWORD_CHANGED } from '#web/features/accounts/sign-in/login-state.ts'
import type { useLogIn } from '#web/features/accounts/sign-in/use-log-in.ts'
import { Button } from '#web/ui/button.tsx'

interface StaffLoginProps {
  portal: Exclude<Role, 'customer'>
  title: string
  lead?: string
  logIn: ReturnType<typeof useLogIn>
  /** Whom to ask. */
  note: ReactNode
  /** Why the visitor is here, unless a link for a password says so. */
  notice?: string | undefined
}

/** The log-in of those who work here; a mailed link makes it the place to choose a new password. */
export function StaffLogin({ portal, title, lead, logIn, note, notice: because }: StaffLoginProps) {
  const [token, finish, linkGone] = useLinkToken('reset')
  const [changed, setChanged] = useState(false)
  const { form, submit, busy, onward, secondFactor, enter, startOver } = logIn
  function finishChanged() {
    setChanged(true)
    finish()
  }
  if (token) {
    return (
      <LoginFrame
        alone
        portal={portal}
        title="Choose a new password"
        lead="The link works once. After it, sign in with the new password."
      >
        <ResetPassword portal={portal} token={token} onDone={finishChanged} onLeave={finish}>
          <Button variant="bare" size="sm" onClick={finish}>
            Back to sign in
          </Button>
        </ResetPassword>
      </LoginFrame>
    )
  }
  const notice = changed ? PASSWORD_CHANGED : linkGone ? LINK_GONE : because
  if (onward) return <Navigate to={onward} replace />
  if (secondFactor) {
    return (
      <LoginFrame
        alone
        portal={portal}
        title="One more step"
        lead="Your password is right. Now confirm that it's you."
        formFirst
      >
        <SecondStep portal={portal} needed={secondFactor} onEntered={enter} onStartOver={startOver} />
      </LoginFrame>
    )
  }
  return (
    <LoginFrame alone portal={portal} title={title} {...(lead && { lead })} notice={notice}>
      <LoginForm ref={form} nameLabel="Username" focused={changed} busy={busy} onSubmit={submit} />
      <PasskeyButton portal={portal} onEntered={enter} />
      <LoginFoot portal={portal} readName={() => form.current?.readName() ?? ''}>
        <p className="login-note">{note}</p>
      </LoginFoot>
    </LoginFrame>
  )
}
