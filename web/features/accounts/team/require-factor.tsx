import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { securityQuery } from '#web/features/accounts/security/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { SavedSwitch } from '#web/ui/saved-switch.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Requires a second factor of everyone in the office (docs/product.md P6.56). */
export function RequireFactor() {
  const client = useQueryClient()
  const { data } = useQuery({ ...securityQuery, refetchOnMount: 'always' })
  const { mutateAsync } = useMutation({
    mutationFn: (required: boolean) => call('PUT /api/admin/settings/second-factor', { body: { required } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: securityQuery.queryKey })
      // an owner without a factor is led to add one
      await client.refetchQueries({ queryKey: ['session', 'admin'] })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: getErrorMessage(error, 'The setting could not be changed'),
        variant: 'destructive',
      }),
  })
  if (!data) return null
  return (
    <div className="team-require">
      <SavedSwitch checked={data.required} save={mutateAsync}>
        Require a second factor
      </SavedSwitch>
      <p className="team-lead">
        Everyone in the office must add a passkey or an authenticator app before anything else.
      </p>
    </div>
  )
}
