import { useSearchParams } from 'react-router'
import type { Role } from '#shared/model/role.ts'
import { OwnFactors } from '#web/features/accounts/security/own-factors.tsx'
import { OwnSessions } from '#web/features/accounts/sessions/own-sessions.tsx'
import { useChangeAddress } from '#web/lib/use-change-address.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** Opens and closes the dialog of the own account, which the address carries: `?account=open`. */
export function useAccountDialog() {
  const [params] = useSearchParams()
  const change = useChangeAddress()
  return {
    isOpen: params.get('account') === 'open',
    open: () => change({ account: 'open' }),
    close: () => change({ account: '' }),
  }
}

/** The own account of an admin or agent, over the screen it was opened from. */
export function AccountDialog({ whose, onClose }: { whose: Exclude<Role, 'customer'>; onClose: () => void }) {
  return (
    <Dialog title="Your account" width={560} onClose={onClose}>
      <OwnFactors portal={whose} />
      <OwnSessions whose={whose} />
    </Dialog>
  )
}
