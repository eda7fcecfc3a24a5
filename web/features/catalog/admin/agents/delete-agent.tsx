import { useMutation, useQuery } from '@tanstack/react-query'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import { formatBookingNumber } from '#shared/model/booking.ts'
import { writeShortEventTime } from '#shared/model/event-time.ts'
import { useRefreshCatalog } from '#web/features/catalog/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { paths } from '#web/lib/paths.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface DeleteAgentProps {
  agent: AdminAgent
  onClose: () => void
  onDeleted: () => void
}

const countWords = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`)

/** Asks, shows what is still to come, then takes an agent off the roster (docs/product.md P6.6, P6.8). */
export function DeleteAgent({ agent: { id, name, login }, onClose, onDeleted }: DeleteAgentProps) {
  const refresh = useRefreshCatalog()
  const upcoming = useQuery({
    queryKey: ['admin', 'agents', 'upcoming', id],
    queryFn: ({ signal }) => call('GET /api/admin/agents/:id/upcoming', { params: { id }, signal }),
    staleTime: 0,
  })
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/agents/:id', { params: { id } }),
    onSuccess: async () => {
      await refresh()
      onDeleted()
    },
    onError: (error) => {
      toast({ title: 'Error', description: getErrorMessage(error, 'Failed to delete agent'), variant: 'destructive' })
      onClose()
      // another admin may have deleted the agent first
      void refresh()
    },
  })
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this agent?"
      action="Archive"
      busy={remove.isPending}
      disabled={upcoming.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        {name} leaves the public site right away{login && ', and the login stops working'}. Bookings stay on record. You
        can bring {name} back from the Archived filter.
      </p>
      {upcoming.isError && <p role="alert">The upcoming bookings could not be loaded.</p>}
      {upcoming.data && upcoming.data.length > 0 && (
        <section className="archive-upcoming" aria-label="Upcoming bookings">
          <p>
            <b>{countWords(upcoming.data.length)} upcoming.</b> They don’t change, and pending ones can’t be confirmed
            while {name} is archived:
          </p>
          <ul>
            {upcoming.data.map((booking) => (
              <li key={booking.id}>
                <Link to={paths.adminBooking(booking.id)} className="link num">
                  {formatBookingNumber(booking.number)}
                </Link>{' '}
                {writeShortEventTime(booking.eventDate, booking.eventDuration)}, {booking.customerName} (
                {booking.status === 'pending' ? 'Pending' : 'Confirmed'})
              </li>
            ))}
          </ul>
        </section>
      )}
    </ConfirmDialog>
  )
}
