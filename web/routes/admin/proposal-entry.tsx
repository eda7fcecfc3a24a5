import { useQuery } from '@tanstack/react-query'
import type { NewProposalAddress } from '#web/features/bookings/admin/offer/offer-address.ts'
import { OfferForm } from '#web/features/bookings/admin/offer/offer-form.tsx'
import { likeProposal, type OfferStart } from '#web/features/bookings/admin/offer/offer-values.ts'
import { eventDetailsQuery } from '#web/features/bookings/admin/queries.ts'
import { BOOKINGS_KEY } from '#web/features/bookings/queries.ts'
import { adminCategoriesQuery } from '#web/features/catalog/admin/queries.ts'
import { eventProposalsQuery } from '#web/features/proposals/admin/queries.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface ProposalEntryProps {
  link: NewProposalAddress
  onClose: () => void
  /** Receives the id of the event that was made. */
  onEntered: (eventId: string) => void
}

const NOTHING: OfferStart = { values: {}, performers: [] }

/** The New proposal form, once what the address names is loaded: bookings know nothing of proposals. */
export function ProposalEntry({ link, onClose, onEntered }: ProposalEntryProps) {
  const { like = '', version } = link
  const isCopy = like !== ''
  const event = useQuery({ ...eventDetailsQuery(like), enabled: isCopy })
  const proposals = useQuery({ ...eventProposalsQuery(like), enabled: isCopy })
  const customerId = event.data?.customer.id ?? ''
  const customers = useQuery({
    queryKey: [...BOOKINGS_KEY, 'customers', 'one', customerId],
    queryFn: ({ signal }) => call('GET /api/admin/customers/suggest', { query: { id: customerId }, signal }),
    enabled: customerId !== '',
    staleTime: 0,
  })
  const { data: categories = [] } = useQuery(adminCategoriesQuery)
  const form = (start: OfferStart) => (
    <OfferForm start={start} categories={categories.map(({ name }) => name)} onClose={onClose} onEntered={onEntered} />
  )
  if (!isCopy) return form(NOTHING)
  const { data: known } = proposals
  const copied = known?.proposals.find((proposal) => proposal.version === version) ?? known?.proposals[0]
  // a customer who is no longer active is chosen anew
  if (event.data && copied && !customers.isLoading) {
    return form(likeProposal(copied.document, event.data, customers.data?.[0]))
  }
  const failed = (event.isError && !event.isFetching) || (proposals.isError && !proposals.isFetching)
  return (
    <Sheet title="New proposal" onClose={onClose}>
      {failed || (known && !copied) ? (
        <Failure
          message={failed ? 'The proposal could not be loaded' : 'This event has no proposal to duplicate'}
          action={
            failed && (
              <Button
                onClick={() => {
                  void event.refetch()
                  void proposals.refetch()
                }}
              >
                Try again
              </Button>
            )
          }
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the proposal...</span>
          <Skeleton className="h-64" />
        </div>
      )}
    </Sheet>
  )
}
