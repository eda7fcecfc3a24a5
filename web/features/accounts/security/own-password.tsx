import { useQueryClient } from '@tanstack/react-query'
import { PASSWORD_MINIMUM } from '#shared/model/password.ts'
import type { Role } from '#shared/model/role.ts'
import { NewPasswordForm } from '#web/features/accounts/passwords/new-password-form.tsx'
import { call } from '#web/lib/api.ts'
import { Dialog } from '#web/ui/dialog.tsx'

interface OwnPasswordProps {
  portal: Exclude<Role, 'customer'>
  onClose: () => void
}

/** Changes the own password, with the current one (docs/product.md P1.25). */
export function OwnPassword({ portal, onClose }: OwnPasswordProps) {
  const client = useQueryClient()
  return (
    <Dialog title="Change your password" width={480} onClose={onClose}>
      <p className="text-ink-2">You’ll be signed out on your other devices.</p>
      <NewPasswordForm
        askCurrent
        minimum={PASSWORD_MINIMUM[portal]}
        onSubmit={(body) => call('POST /api/auth/change-password', { body })}
        onDone={() => {
          void client.invalidateQueries({ queryKey: ['own-sessions'] })
          onClose()
        }}
      />
    </Dialog>
  )
}
