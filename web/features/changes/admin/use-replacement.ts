import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** What the office does about a booking's replacement. */
type Step = { offer: string[]; message: string } | { confirm: string } | 'withdraw' | 'dismiss'

function send(id: string, step: Step): Promise<unknown> {
  const params = { id }
  if (step === 'withdraw') return call('POST /api/admin/bookings/:id/replacement-offer/withdraw', { params })
  if (step === 'dismiss') return call('POST /api/admin/bookings/:id/drop-out/dismiss', { params })
  if ('confirm' in step) {
    const body = { choiceId: step.confirm }
    return call('POST /api/admin/bookings/:id/replacement-offer/confirm', { params, body })
  }
  const body = { agentIds: step.offer, message: step.message }
  return call('POST /api/admin/bookings/:id/replacement-offer', { params, body })
}

/** Who can take a booking instead, and the steps with them; every list of bookings is read anew after one. */
export function useReplacement(id: string) {
  const client = useQueryClient()
  const found = useQuery({
    queryKey: ['bookings', 'replacements', id],
    queryFn: ({ signal }) => call('GET /api/admin/bookings/:id/replacements', { params: { id }, signal }),
    staleTime: 0,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (step: Step) => send(id, step),
    onError: (error) => {
      const description = getErrorMessage(error)
      toast({ title: 'Not saved', description, variant: 'destructive' })
    },
    onSettled: () =>
      Promise.all(['bookings', 'work', 'invoices'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  })
  return { found, take: mutate, busy: isPending }
}
