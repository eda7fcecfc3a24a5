import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
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
  onDone: () => void
  /** Leads to the log-in with nothing done. */
  onLeave: () => void
  /** The way to the log-in. */
  children: ReactNode
}

/** A new password in place of a forgotten one. Every session of the account ends. */
export function ResetPassword({ portal, token, onDone, onLeave, children }: ResetPasswordProps) {
  const client = useQueryClient()
  const [deadToken, setDeadToken] = useState<string>()
  return (
    <>
      <NewPasswordForm
        askCurrent={false}
        minimum={PASSWORD_MINIMUM[portal]}
        onSubmit={({ newPassword }) => call('POST /api/auth/reset-password', { body: { token, newPassword } })}
        onRefused={(error) => {
          if (error instanceof ApiError && error.code === 'not_possible') setDeadToken(token)
        }}
        onDone={() => {
          changePerson(client, null)
          onDone()
        }}
      />
      <div className="account-foot">
        {deadToken === token && <ForgotPasswordButton portal={portal} onBack={onLeave} />}
        {children}
      </div>
    </>
  )
}
