import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { CustomerProposal } from '#shared/contract/proposals/proposals.ts'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { guestsInWords } from '#shared/model/guest-words.ts'
import { PLACE_OPEN } from '#shared/model/proposal.ts'
import { CardParts } from '#web/features/billing/customer/payments/card-parts.tsx'
import { ReportForm } from '#web/features/billing/customer/payments/report-form.tsx'
import { ProposalView } from '#web/features/proposals/customer/proposal-view.tsx'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { getLabel } from '#web/lib/known.ts'
import { isLinkRefusal, MAILED_LINK } from '#web/lib/mailed-link.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Opening } from '#web/ui/opening.tsx'

/**
 * The page of a mailed proposal; without its token when it was loaded again, or when the card provider led back
 * (docs/product.md P16.4, P16.13).
 */
export function ProposalPage({ token }: { token: string | null }) {
  useTitle('Your proposal')
  const [params] = useSearchParams()
  return token === null ? (
    <div className="wrap offer-page decision-page">
      <h1>Your proposal</h1>
      {params.has('paid') ? (
        <>
          <p role="status">
            <b>Thank you.</b> Your card payment is on its way to us, and you get an email when it has arrived. If
            another performer’s deposit is due, open the link from our email again.
          </p>
          <Bookings />
        </>
      ) : (
        <Ended
          words={
            params.has('canceled')
              ? 'Nothing was charged. To pay the deposit, open the link from our email again.'
              : 'Open the link from the email again. If you already signed, your signature is saved.'
          }
        />
      )}
    </div>
  ) : (
    <Proposal token={token} />
  )
}

const Bookings = () => (
  <div>
    <ButtonLink as={Link} to={paths.customerDashboard}>
      Open your bookings
    </ButtonLink>
  </div>
)

const Ended = ({ words }: { words: string }) => (
  <>
    <p role="alert">{words}</p>
    <div>
      <ButtonLink as={Link} to={paths.customerDashboard} variant="lit">
        Open your bookings
      </ButtonLink>
    </div>
  </>
)

function Proposal({ token }: { token: string }) {
  const client = useQueryClient()
  const queryKey = ['proposal-link', token]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('POST /api/proposal', { body: { token }, signal }),
    ...MAILED_LINK,
  })
  const answer = (proposal: CustomerProposal) => client.setQueryData(queryKey, proposal)
  const performers = data?.document.performers ?? []
  const [first] = performers
  // otherwise the bill says where each performs
  const shared = performers.every(({ eventLocation }) => eventLocation === first?.eventLocation) ? first : undefined
  return (
    <div className="wrap offer-page decision-page">
      <header>
        <h1>Your proposal</h1>
        {first && (
          <p>
            {getLabel(EVENT_TYPE_LABELS, first.eventType)}
            {shared && `, ${shared.eventLocation ?? PLACE_OPEN}`}
            {first.guests !== null && `, ${guestsInWords(first.guests)}`}
          </p>
        )}
      </header>
      {data && (
        <ProposalView
          token={token}
          proposal={data}
          onAnswer={answer}
          onRefused={() => void refetch()}
          renderDeposit={({ dueCents, memo, ways, cards }) => (
            <ReportForm
              {...{ memo, ways, amount: dueCents }}
              write={(paid) =>
                call('POST /api/proposal/deposit', { body: { ...paid, token, expectedAmount: dueCents } })
              }
              onReported={answer}
              onRefused={() => void refetch()}
              cards={
                cards.length > 0 ? (
                  <CardParts
                    parts={cards}
                    dueCents={dueCents}
                    open={(bookingId) => call('POST /api/proposal/checkout', { body: { token, bookingId } })}
                    onStale={() => void refetch()}
                  />
                ) : (
                  <p>Cards are not accepted for this deposit. Choose another way to pay it.</p>
                )
              }
            />
          )}
          bookings={<Bookings />}
        />
      )}
      {!data && error && !isFetching && isLinkRefusal(error) && (
        <Ended words={getErrorMessage(error, 'This link no longer works.')} />
      )}
      {!data && (isFetching || (error && !isLinkRefusal(error))) && (
        <Opening what="proposal" busy={isFetching} className="h-64" onRetry={() => void refetch()} />
      )}
    </div>
  )
}
