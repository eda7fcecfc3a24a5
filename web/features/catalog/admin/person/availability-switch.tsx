import { useMutation } from '@tanstack/react-query'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { SavedSwitch } from '#web/ui/saved-switch.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Takes an agent off the site's booking form, or puts them back (docs/product.md P6.85). Bookings stay. */
export function AvailabilitySwitch({ agent: { id, name, availability, version } }: { agent: AdminAgent }) {
  const refresh = useRefreshCatalog()
  const { mutateAsync } = useMutation({
    mutationFn: (available: boolean) =>
      call('PUT /api/agents/:id', {
        params: { id },
        body: { availability: available },
        headers: { 'if-match': String(version) },
      }),
    onSuccess: (now) => {
      const title = now.availability ? `${name} can be booked again` : `${name} can’t be booked now`
      toast({ title, description: 'Current bookings don’t change.' })
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'Failed to update agent')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
    // the switch shows what is stored once the list is read again
    onSettled: () => refresh(),
  })
  return (
    <SavedSwitch checked={availability} save={mutateAsync}>
      Available for booking
    </SavedSwitch>
  )
}
