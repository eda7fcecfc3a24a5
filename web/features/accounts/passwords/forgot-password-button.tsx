import { useState } from 'react'
import type { Role } from '#shared/model/role.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ForgotPassword = lazyPart(
  async () => (await import('#web/features/accounts/passwords/forgot-password.tsx')).ForgotPassword,
  'The form did not load',
)

interface ForgotPasswordButtonProps {
  portal: Role
  /** What stands in the log-in's form by now, which may be the address to write to. */
  readName?: () => string
  /** Leads to the log-in, from elsewhere. */
  onBack?: () => void
}

/** Opens the dialog by which a link is asked for. */
export function ForgotPasswordButton({ portal, readName, onBack }: ForgotPasswordButtonProps) {
  const [email, setEmail] = useState<string>()
  const close = () => setEmail(undefined)
  return (
    <>
      <Button
        variant="bare"
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={ForgotPassword.preload}
        onFocus={ForgotPassword.preload}
        onClick={() => setEmail(readName?.() ?? '')}
      >
        Forgot password?
      </Button>
      {email !== undefined && (
        <ForgotPassword
          portal={portal}
          email={email.includes('@') ? email : ''}
          onClose={close}
          onBack={onBack}
          onMissing={close}
        />
      )}
    </>
  )
}
