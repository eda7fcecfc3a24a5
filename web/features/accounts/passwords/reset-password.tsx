import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { PASSWORD_MINIMUM } from '#shared/model/password.ts'
import type { Role } from '#shared/model/role.ts'
import { changePerson } from '#web/features/accounts/passwords/change-person.ts'
import { ForgotPasswordButton } from '#web/features/accounts/passwords/forgot-password-button.tsx'
import { NewPasswordForm } from '#web/features/accounts/passwords/new-password-form.tsx'
import { ApiError, call } from '#web/lib/api.ts'

interface ResetPasswordProps {
  portal: Role
  /** Out of the mailed link; spent when the new password is sent, not before. */
  token: string
  /** Whose it is, for password managers. */
  username?: string
  /** The link of a first sign-in signs in; any other leads to the log-in. */
  onDone: (signedIn: boolean) => void
  /** Leads to the log-in with nothing done. */
  onLeave: () => void
  /** The way to the log-in. */
  children: ReactNode
}

/** A new password in place of a forgotten one. Every session of the account ends. */
export function ResetPassword({ portal, token, username, onDone, onLeave, children }: ResetPasswordProps) {
  const client = useQueryClient()
  const [deadToken, setDeadToken] = useState<string>()
  const signedIn = useRef(false)
  return (
    <>
      <NewPasswordForm
        askCurrent={false}
        minimum={PASSWORD_MINIMUM[portal]}
        {...(username !== undefined && { username })}
        onSubmit={async ({ newPassword }) => {
          const answer = await call('POST /api/auth/reset-password', { body: { token, newPassword } })
          signedIn.current = answer.signedIn
        }}
        onRefused={(error) => {
          if (error instanceof ApiError && error.code === 'not_possible') setDeadToken(token)
        }}
        onDone={() => {
          changePerson(client, signedIn.current ? portal : null)
          onDone(signedIn.current)
        }}
      />
      <div className="account-foot">
        {deadToken === token && <ForgotPasswordButton portal={portal} onBack={onLeave} />}
        {children}
      </div>
    </>
  )
}
