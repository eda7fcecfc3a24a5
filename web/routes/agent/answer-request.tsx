import { useQuery } from '@tanstack/react-query'
import { firstName } from '#shared/model/person-name.ts'
import { LoginFrame } from '#web/features/accounts/sign-in/login-frame.tsx'
import { AskedBookingForm, type RequestAnswer } from '#web/features/bookings/agent/asked-booking.tsx'
import { useLinkAnswer } from '#web/forms/use-link-answer.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { isLinkRefusal, MAILED_LINK } from '#web/lib/mailed-link.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Opening } from '#web/ui/opening.tsx'

const DONE = {
  accepted: ["You're in", "Thanks for accepting. We'll confirm the booking with the customer next."],
  declined: ['You declined', "Thanks for letting us know. We'll look for someone else."],
} as const

/**
 * The request that a mailed link is about, and the result of the answer. Opening the page answers nothing: only a press of a
 * button does (docs/product.md P5.20).
 */
export function AnswerRequestPage({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['asked-booking', token],
    queryFn: ({ signal }) => call('POST /api/agent/request', { body: { token }, signal }),
    ...MAILED_LINK,
  })
  const answer = useLinkAnswer((body: RequestAnswer) =>
    call('POST /api/agent/request/answer', { body: { token, ...body } }),
  )
  const refusal = isLinkRefusal(answer.error) ? answer.error : isLinkRefusal(error) ? error : null
  const [title, lead] = answer.data
    ? DONE[answer.data.answer]
    : refusal
      ? ['Nothing to answer', getErrorMessage(refusal, 'This link no longer works.')]
      : [
          'Can you take this booking?',
          data && `Hi ${firstName(data.agentName)}, we’ll confirm it with the customer once you accept.`,
        ]
  useTitle(title)
  return (
    // the title takes the focus again when it says something else
    <LoginFrame key={title} alone portal="agent" title={title} {...(lead && { lead })}>
      {!answer.data && !refusal && data && (
        <AskedBookingForm booking={data} busy={answer.isPending} onAnswer={(body) => answer.mutate(body)} />
      )}
      {!data && !refusal && (
        <Opening what="request" busy={isFetching} className="h-64" onRetry={() => void refetch()} />
      )}
      {(answer.data || refusal) && (
        <ButtonLink as={Link} to={paths.agentDashboard} variant="lit" size="xl">
          Sign in to your bookings
        </ButtonLink>
      )}
      {!answer.data && !refusal && (
        <div className="account-foot">
          <ButtonLink as={Link} to={paths.agentDashboard} variant="bare" size="sm">
            Sign in to answer there
          </ButtonLink>
        </div>
      )}
    </LoginFrame>
  )
}
