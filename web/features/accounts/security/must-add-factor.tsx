import { useQueryClient } from '@tanstack/react-query'
import { OwnFactors } from '#web/features/accounts/security/own-factors.tsx'

/** The office of an admin who must add a second factor before anything else (docs/product.md P1.26). */
export function MustAddFactor() {
  const client = useQueryClient()
  return (
    <div className="must-add">
      <h1>Add a second factor</h1>
      <OwnFactors portal="admin" onSecured={() => void client.refetchQueries({ queryKey: ['session', 'admin'] })} />
    </div>
  )
}
