import { useEffect, useState } from 'react'
import type { Role } from '#shared/model/role.ts'
import { answerReauthentication } from '#web/lib/api.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ConfirmPerson = lazyPart(
  async () => (await import('#web/features/accounts/security/confirm-person.tsx')).ConfirmPerson,
  'The form did not load',
)

type Settle = (confirmed: boolean) => void

/** Opens the one dialog that asks who is there, for all calls of the page that wait for it (docs/product.md P1.21). */
export function Reauthentication({ portal }: { portal: Role }) {
  const [settle, setSettle] = useState<Settle>()
  useEffect(() => {
    let asked: Promise<boolean> | undefined
    let open: Settle | undefined
    function ask() {
      asked ??= new Promise<boolean>((resolve) => {
        open = (confirmed) => {
          asked = undefined
          setSettle(undefined)
          resolve(confirmed)
        }
        setSettle(() => open)
      })
      return asked
    }
    const stop = answerReauthentication(ask)
    return () => {
      stop()
      open?.(false)
    }
  }, [])
  if (!settle) return null
  return (
    <ConfirmPerson
      portal={portal}
      onConfirmed={() => settle(true)}
      onClose={() => settle(false)}
      onMissing={() => settle(false)}
    />
  )
}
