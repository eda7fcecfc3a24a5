import { useQuery } from '@tanstack/react-query'
import { LoginFrame } from '#web/features/accounts/sign-in/login-frame.tsx'
import { DifferenceTable } from '#web/features/changes/difference-table.tsx'
import { describePrice, listDifferences } from '#web/features/changes/words.ts'
import { useLinkAnswer } from '#web/forms/use-link-answer.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { isLinkRefusal, MAILED_LINK } from '#web/lib/mailed-link.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Opening } from '#web/ui/opening.tsx'

type Answer = 'accepted' | 'declined'

const DONE = {
  accepted: ['Your booking is changed', 'You’ll get an email with the details and a new calendar file.'],
  declined: ['Your booking stays as it is', 'We’ll look at your request again and email you.'],
} as const

/** The proposal that a mailed link is about. Only a press of a button answers it (docs/product.md P15.45). */
export function AnswerProposalPage({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['mailed-proposal', token],
    queryFn: ({ signal }) => call('POST /api/change-proposals', { body: { token }, signal }),
    ...MAILED_LINK,
  })
  const { mutate, ...answer } = useLinkAnswer(async (says: Answer) => {
    await call('POST /api/change-proposals/answer', { body: { token, answer: says } })
    return says
  })
  const refusal = isLinkRefusal(answer.error) ? answer.error : isLinkRefusal(error) ? error : null
  const [title, lead] = answer.data
    ? DONE[answer.data]
    : refusal
      ? ['Nothing to answer', getErrorMessage(refusal, 'This link no longer works.')]
      : ['Do you want this instead?', data && `We propose this for your booking with ${data.agentName}.`]
  useTitle(title)
  const open = !answer.data && !refusal
  return (
    // the title takes the focus again when it says something else
    <LoginFrame key={title} alone portal="customer" title={title} {...(lead && { lead })}>
      {open && data && (
        <div className="grid gap-(--s4)">
          <DifferenceTable rows={listDifferences({ ...data, specialRequests: null }, data.proposed)} />
          <p className="num">Price: {describePrice(data.price)}</p>
          {data.answer && <p>{data.answer}</p>}
          <Button variant="lit" size="xl" wide busy={answer.isPending} onClick={() => mutate('accepted')}>
            Accept
          </Button>
          <Button variant="line" wide disabled={answer.isPending} onClick={() => mutate('declined')}>
            No, thanks
          </Button>
        </div>
      )}
      {!data && !refusal && (
        <Opening what="proposal" busy={isFetching} className="h-64" onRetry={() => void refetch()} />
      )}
      {!open && (
        <ButtonLink as={Link} to={paths.customerDashboard} variant="lit" size="xl">
          Open your bookings
        </ButtonLink>
      )}
    </LoginFrame>
  )
}
