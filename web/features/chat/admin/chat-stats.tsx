import { useQuery } from '@tanstack/react-query'
import type { ChatIntent } from '#shared/contract/chat/chat-message.ts'
import { chatStatsQuery } from '#web/features/chat/admin/queries.ts'
import { formatCount, formatRating } from '#web/lib/format.ts'
import { getLabel } from '#web/lib/known.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatStrip } from '#web/ui/stat-strip.tsx'

const INTENT_NAMES: Record<ChatIntent, string> = {
  greeting: 'Greetings',
  services: 'Services',
  availability: 'Availability',
  pricing: 'Prices',
  booking: 'How to book',
  agent: 'A specific act',
  policies: 'Policies',
  person: 'A person',
  thanks: 'Thanks',
  complaint: 'Complaints',
  apply: 'Working with us',
  decline: 'Requests we decline',
  emergency: 'Emergencies',
  other: 'Something else',
}

/** How the conversations of the last 30 days went. */
export function ChatStats() {
  const { data, isError, isFetching, refetch } = useQuery(chatStatsQuery)
  if (!data && isError && !isFetching) {
    return (
      <Failure
        message="The figures could not be loaded."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    )
  }
  if (!data) return <Skeleton className="h-28" />
  const { ratings, intents } = data
  const most = Math.max(1, ...intents.map(({ count }) => count))
  return (
    <>
      <StatStrip
        stats={[
          {
            label: 'Conversations',
            figure: formatCount(data.conversations),
            note: `${formatCount(data.messages)} messages in 30 days`,
          },
          { label: 'Live now', figure: formatCount(data.live), lit: data.live > 0 },
          {
            label: 'Waiting for a person',
            figure: formatCount(data.waiting),
            lit: data.waiting > 0,
          },
          {
            label: 'Rating',
            figure: ratings.average === null ? '–' : formatRating(ratings.average),
            ...(ratings.average !== null && { of: '5' }),
            note:
              ratings.satisfied === null
                ? 'No ratings yet'
                : `${Math.round(ratings.satisfied * 100)}% satisfied of ${formatCount(ratings.count)}`,
          },
        ]}
      />
      {intents.length > 0 && (
        <section className="chat-intents" aria-labelledby="chat-intents-title">
          <h2 id="chat-intents-title">What they asked about</h2>
          <dl>
            {intents.map(({ intent, count }) => (
              <div key={intent}>
                <dt>{getLabel(INTENT_NAMES, intent)}</dt>
                <dd>
                  <meter min={0} max={most} value={count} aria-hidden="true" />
                  <span className="num">{formatCount(count)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
