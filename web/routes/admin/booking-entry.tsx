import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { adminCategoriesQuery } from '#web/features/catalog/admin/queries.ts'
import { packagesQuery } from '#web/features/catalog/queries.ts'
import { summaryQuery } from '#web/features/office/queries.ts'
import { call } from '#web/lib/api.ts'
import type { NewBookingAddress } from '#web/lib/new-booking-address.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const NewBooking = lazyPart(
  async () => (await import('#web/features/bookings/admin/entry/new-booking.tsx')).NewBooking,
  'The form did not load',
)

interface BookingEntryProps {
  /** What the address fills in. */
  prefill: NewBookingAddress
  onClose: () => void
  onEntered: (id: string) => void
}

/** The form for a booking by phone, once what the address names is loaded. */
export function BookingEntry({ prefill, onClose, onEntered }: BookingEntryProps) {
  const client = useQueryClient()
  const { agent: agentId = '', customer: customerId = '' } = prefill
  const agent = useQuery({
    queryKey: ['agents', 'one', agentId],
    queryFn: ({ signal }) => call('GET /api/admin/agents/:id', { params: { id: agentId }, signal }),
    enabled: agentId !== '',
  })
  const customers = useQuery({
    queryKey: [...BOOKINGS_KEY, 'customers', 'one', customerId],
    queryFn: ({ signal }) => call('GET /api/admin/customers/suggest', { query: { id: customerId }, signal }),
    enabled: customerId !== '',
    staleTime: 0,
  })
  const { data: packages } = useQuery({ ...packagesQuery, staleTime: 0 })
  const { data: categories = [] } = useQuery(adminCategoriesQuery)
  if (agent.isLoading || customers.isLoading) return null
  // without its customer the booking would get an event of its own
  if (prefill.joins && !customers.data?.[0]) {
    return (
      <Sheet title="Add a performer" onClose={onClose}>
        <Failure
          message="The customer of this event could not be loaded"
          action={<Button onClick={() => void customers.refetch()}>Try again</Button>}
        />
      </Sheet>
    )
  }
  // what else can't be loaded is chosen by hand
  return (
    <NewBooking
      link={{ prefill, agent: agent.data, customer: customers.data?.[0] }}
      packages={packages}
      categories={categories.map(({ name }) => name)}
      onStalePackages={() => void client.invalidateQueries({ queryKey: packagesQuery.queryKey })}
      onClose={onClose}
      onMissing={onClose}
      onEntered={(id: string) => {
        void client.invalidateQueries({ queryKey: summaryQuery.queryKey })
        onEntered(id)
      }}
    />
  )
}
