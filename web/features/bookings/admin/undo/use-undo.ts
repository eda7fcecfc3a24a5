import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'
import type { BookingStatus } from '#shared/model/booking.ts'
import { keepFocusNear } from '#web/features/bookings/admin/board/keep-focus.ts'
import { placeBooking } from '#web/features/bookings/admin/board/place-booking.ts'
import { isConflict } from '#web/features/bookings/admin/confirm-blocks.ts'
import { withdrawUndo } from '#web/features/bookings/admin/undo/undo-store.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { call } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast-store.ts'

interface Options {
  /** A booking went from one status to another. */
  onMoved: (from: BookingStatus, to: BookingStatus) => void
  /** The row version of the answer. */
  onVersion: (id: string, version: number) => void
  onSettled: () => void
}

/** Undoes a change of status; a refusal says why, and the booking is shown as it is. */
export function useUndo({ onMoved, onVersion, onSettled }: Options) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id, version }: BookingWithDetails) =>
      call('POST /api/admin/bookings/:id/undo', { params: { id }, headers: { 'if-match': `"${version}"` } }),
    onMutate: ({ id }) => withdrawUndo(id),
    onSuccess: (answer, booking) => {
      onVersion(answer.id, answer.version)
      placeBooking(client, { ...booking, ...answer })
      onMoved(booking.status, answer.status)
      keepFocusNear({ ...booking, ...answer })
      toast({ title: 'Undone', description: `${booking.agent.name} for ${booking.customerName}. No email was sent.` })
    },
    onError: (error) =>
      toast({
        title: 'Not undone',
        description: (isConflict(error) && error.sentence) || 'The change could not be undone. Please try again.',
        variant: 'destructive',
      }),
    onSettled: () => {
      onSettled()
      return void client.invalidateQueries({ queryKey: BOOKINGS_KEY })
    },
  })
  return mutate
}
