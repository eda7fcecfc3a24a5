import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AGENT_BOOKINGS_KEY } from '#web/features/bookings/agent/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

/** What an agent can say of a booking. */
export type BookingCall = 'accepted' | 'arrived' | 'finished' | { declined: string }

function send(id: string, said: BookingCall): Promise<unknown> {
  if (said === 'arrived') return call('POST /api/agent/bookings/:id/arrived', { params: { id } })
  if (said === 'finished') return call('POST /api/agent/bookings/:id/finished', { params: { id } })
  const body = said === 'accepted' ? { answer: said } : { answer: 'declined' as const, reason: said.declined }
  return call('POST /api/agent/bookings/:id/answer', { params: { id }, body })
}

/**
 * Says something of a booking; busy until the lists show it.
 * @param onSettled once it is said, or was refused: what was pressed may be gone
 */
export function useBookingCall(id: string, onSettled: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: AGENT_BOOKINGS_KEY })
  const { mutate, isPending } = useMutation({
    mutationFn: (said: BookingCall) => send(id, said),
    onSuccess: refresh,
    onError: (error) => {
      const description = getErrorMessage(error)
      toast({ title: 'Not saved', description, variant: 'destructive' })
      // it may be another booking by now
      return refresh()
    },
    onSettled,
  })
  return { say: (said: BookingCall) => mutate(said), busy: isPending }
}
