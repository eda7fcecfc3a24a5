import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { OfferChoices } from '#web/features/changes/customer/offer-choices.tsx'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { getLabel } from '#web/lib/known.ts'
import { isLinkRefusal, MAILED_LINK } from '#web/lib/mailed-link.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Opening } from '#web/ui/opening.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** The page of a mailed link to pick someone else; without its token when it was loaded again (docs/product.md P15.64). */
export function ReplacementPage({ token }: { token: string | null }) {
  useTitle('Choose your talent')
  return token === null ? (
    <div className="wrap swap-page decision-page">
      <h1>Choose your talent</h1>
      <Ended words="Open the link from the email again, or sign in to see your booking. If you picked someone, it is kept." />
    </div>
  ) : (
    <Offer token={token} />
  )
}

const Ended = ({ words }: { words: string }) => (
  <>
    <p role="alert">{words}</p>
    <ButtonLink as={Link} to={paths.customerDashboard} variant="lit">
      Open your bookings
    </ButtonLink>
  </>
)

/** What a link offers. Opening it picks nobody: only a press of a button does. */
function Offer({ token }: { token: string }) {
  const client = useQueryClient()
  const queryKey = ['replacement-link', token]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('POST /api/replacement', { body: { token }, signal }),
    ...MAILED_LINK,
  })
  const pick = useMutation({
    mutationFn: (choiceId: string) => call('POST /api/replacement/pick', { body: { token, choiceId } }),
    onSuccess: (offer) => client.setQueryData(queryKey, offer),
    onError: (error) => {
      const description = getErrorMessage(error)
      toast({ title: 'Not saved', description, variant: 'destructive' })
      void refetch()
    },
  })
  return (
    <div className="wrap swap-page decision-page">
      <header>
        <h1>Choose your talent</h1>
        {data && (
          <p>
            {getLabel(EVENT_TYPE_LABELS, data.eventType)}, {writeEventTime(data.eventDate, data.eventDuration)}
          </p>
        )}
      </header>
      {data && !error && <OfferChoices offer={data} busy={pick.isPending} onPick={(id) => pick.mutate(id)} />}
      {error && !isFetching && isLinkRefusal(error) && (
        <Ended words={getErrorMessage(error, 'This link no longer works.')} />
      )}
      {((!data && isFetching) || (error && !isFetching && !isLinkRefusal(error))) && (
        <Opening what="offer" busy={isFetching} className="h-64" onRetry={() => void refetch()} />
      )}
    </div>
  )
}
