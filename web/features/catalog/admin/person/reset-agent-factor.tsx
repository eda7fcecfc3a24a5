import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Removes the second factors of an agent who lost the device; for owners (docs/product.md P1.60). */
export function ResetAgentFactor({ agent: { id, name } }: { agent: AdminAgent }) {
  const [asking, setAsking] = useState(false)
  const refresh = useRefreshCatalog()
  const reset = useMutation({
    mutationFn: () => call('POST /api/agents/:id/reset-second-factor', { params: { id } }),
    onSuccess: () =>
      toast({
        title: 'Second factor reset',
        description: `${name} is signed out everywhere and signs in with the password.`,
      }),
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again.')
      toast({ title: 'The second factor was not reset', description, variant: 'destructive' })
    },
    onSettled: () => {
      setAsking(false)
      void refresh()
    },
  })
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Reset second factor
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Reset the second factor of ${name}?`}
          action="Reset second factor"
          busy={reset.isPending}
          onConfirm={() => reset.mutate()}
          onClose={() => setAsking(false)}
        >
          <p className="text-ink-2">
            The passkeys, authenticator app and recovery codes of {name} are removed, and {name} is signed out
            everywhere. The password stays. We email you both.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
