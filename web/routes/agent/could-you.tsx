import { useQuery } from '@tanstack/react-query'
import { EVENT_TYPE_LABELS } from '#shared/model/booking.ts'
import { writeEventTime } from '#shared/model/event-time.ts'
import { guestsInWords } from '#shared/model/guest-words.ts'
import { firstName } from '#shared/model/person-name.ts'
import { LoginFrame } from '#web/features/accounts/sign-in/login-frame.tsx'
import { useLinkAnswer } from '#web/forms/use-link-answer.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatHours } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { isLinkRefusal, MAILED_LINK } from '#web/lib/mailed-link.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Opening } from '#web/ui/opening.tsx'

const DONE = {
  yes: ['Thank you', "Nothing is booked yet. If the customer chooses you, we'll email you."],
  no: ['Thanks for letting us know', "We won't book you for this date."],
} as const

/** The date a mailed link asks about; only a press of a button answers (docs/product.md P15.64). */
export function CouldYouPage({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['could-you', token],
    queryFn: ({ signal }) => call('POST /api/agent/could-you', { body: { token }, signal }),
    ...MAILED_LINK,
  })
  const say = useLinkAnswer((answer: 'yes' | 'no') =>
    call('POST /api/agent/could-you/answer', { body: { token, answer } }),
  )
  const refusal = isLinkRefusal(say.error) ? say.error : isLinkRefusal(error) ? error : null
  const [title, lead] = say.data
    ? DONE[say.data.answer]
    : refusal
      ? ['Nothing to answer', getErrorMessage(refusal, 'This link no longer works.')]
      : ['Could you take this date?', data && `Hi ${firstName(data.agentName)}, a yes isn't a booking yet.`]
  useTitle(title)
  return (
    // the title takes the focus again when it says something else
    <LoginFrame key={title} alone portal="agent" title={title} {...(lead && { lead })}>
      {data && !say.data && !refusal && (
        <>
          <p>
            {getLabel(EVENT_TYPE_LABELS, data.eventType)}, {writeEventTime(data.eventDate, data.eventDuration)},{' '}
            {formatHours(data.eventDuration)}
            {data.guests !== null && `, ${guestsInWords(data.guests)}`}. {data.eventLocation ?? 'No address yet.'}
          </p>
          <Button variant="lit" size="xl" wide busy={say.isPending} onClick={() => say.mutate('yes')}>
            Yes, I could
          </Button>
          <Button variant="line" wide disabled={say.isPending} onClick={() => say.mutate('no')}>
            No, I can't
          </Button>
        </>
      )}
      {!data && !refusal && <Opening what="date" busy={isFetching} className="h-32" onRetry={() => void refetch()} />}
    </LoginFrame>
  )
}
