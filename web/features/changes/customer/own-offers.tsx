import '../replacements.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { writeEventTime } from '#shared/model/event-time.ts'
import { OfferChoices } from '#web/features/changes/customer/offer-choices.tsx'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { TitledPart } from '#web/ui/titled-part.tsx'
import { toast } from '#web/ui/toast-store.ts'

const KEY = ['bookings', 'offers'] as const

/** The offers that wait for a signed-in customer; nothing without one. */
export function OwnOffers() {
  const client = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/customer/replacements', { signal }),
    staleTime: 0,
  })
  const pick = useMutation({
    mutationFn: ({ id, choiceId }: { id: string; choiceId: string }) =>
      call('POST /api/customer/bookings/:id/replacement', { params: { id }, body: { choiceId } }),
    onError: (error) => {
      const description = getErrorMessage(error)
      toast({ title: 'Not saved', description, variant: 'destructive' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
  return data.map((offer) => (
    <TitledPart
      key={offer.bookingId}
      heading="h2"
      className="swap-page"
      title={`Choose your talent for ${writeEventTime(offer.eventDate, offer.eventDuration)}`}
    >
      <OfferChoices
        offer={offer}
        busy={pick.isPending}
        onPick={(choiceId) => pick.mutate({ id: offer.bookingId, choiceId })}
      />
    </TitledPart>
  ))
}
