import '../conversations.css'
import './learning.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatGap } from '#shared/contract/chat/gaps.admin.ts'
import { AnswerDialog } from '#web/features/chat/admin/answer-dialog.tsx'
import { GapNotice, type GapNoticeProps } from '#web/features/chat/admin/learning/gap-notice.tsx'
import { GAPS_KEY, gapsQuery, writtenAnswersQuery } from '#web/features/chat/admin/queries.ts'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatCount } from '#web/lib/format.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { useRows } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Link } from '#web/ui/link.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** What visitors said and the assistant could not answer; an answer is written from here (docs/product.md P10.95). */
export function Learning() {
  const client = useQueryClient()
  const list = useRows(gapsQuery)
  const [answering, setAnswering] = useState<ChatGap>()
  const [done, setDone] = useState<GapNoticeProps['done']>()
  const reread = () => client.invalidateQueries({ queryKey: GAPS_KEY })
  const change = useMutation({
    mutationFn: ({ gap: { id }, to }: { gap: ChatGap; to: 'dismiss' | 'restore' }) =>
      call(`POST /api/admin/chat-gaps/:id/${to}`, { params: { id } }),
    onSuccess: (_, { gap, to }) => setDone({ what: to === 'dismiss' ? 'dismissed' : 'restored', gap }),
    onError: (error) =>
      toast({ title: 'Error', description: getErrorMessage(error, 'Please try again.'), variant: 'destructive' }),
    onSettled: reread,
  })
  return (
    <>
      <p className="chat-hint gap-hint">
        What visitors asked and the assistant didn’t understand, or answered so that they gave one or two stars. Write
        an answer, and the assistant uses it right away.
      </p>
      <GapNotice done={done} busy={change.isPending} onUndo={(gap) => change.mutate({ gap, to: 'restore' })} />
      <PagedList
        {...list}
        className="answer-rows"
        failure="The questions could not be loaded"
        loading="Loading the questions..."
        skeleton={<Skeleton className="h-64" />}
        empty={
          <Empty
            message="Nothing to learn right now"
            helper="Questions show up here when the assistant doesn’t understand a visitor."
          />
        }
      >
        {(gap) => (
          <Gap
            gap={gap}
            busy={change.isPending && change.variables.gap.id === gap.id}
            onAnswer={() => setAnswering(gap)}
            onDismiss={() => change.mutate({ gap, to: 'dismiss' })}
          />
        )}
      </PagedList>
      {answering && (
        <AnswerDialog
          answer={undefined}
          gap={{ id: answering.id, question: answering.example.replace(/\s+/g, ' ').trim() }}
          onChanged={() => {}}
          onClose={() => setAnswering(undefined)}
          onSaved={() => {
            setDone({ what: 'answered', gap: answering })
            setAnswering(undefined)
            void reread()
            void client.invalidateQueries({ queryKey: writtenAnswersQuery.queryKey })
          }}
        />
      )}
    </>
  )
}

interface GapProps {
  gap: ChatGap
  busy: boolean
  onAnswer: () => void
  onDismiss: () => void
}

function Gap({ gap, busy, onAnswer, onDismiss }: GapProps) {
  const { example, conversationId, lastAt } = gap
  return (
    <>
      <div>
        <h2 className="gap-example">{example}</h2>
        <p className="conversation-meta num">
          {describeGap(gap)}, last {formatShortDateTime(lastAt)}.{' '}
          <Link className="link" to={paths.adminConversation(conversationId)}>
            Open the conversation<span className="sr-only"> of “{example}”</span>
          </Link>
        </p>
      </div>
      <div className="conversation-actions">
        <Button size="sm" variant="lit" aria-haspopup="dialog" onClick={onAnswer}>
          Write an answer<span className="sr-only"> to “{example}”</span>
        </Button>
        <Button size="sm" variant="bare" busy={busy} onClick={onDismiss}>
          Dismiss<span className="sr-only"> “{example}”</span>
        </Button>
      </div>
    </>
  )
}

/** '3 messages not understood, 1 rated low'. */
function describeGap({ notUnderstood, ratedLow }: ChatGap): string {
  const messages = (count: number) => `${formatCount(count)} ${count === 1 ? 'message' : 'messages'}`
  if (ratedLow === 0) return `${messages(notUnderstood)} not understood`
  if (notUnderstood === 0) return `${messages(ratedLow)} rated low`
  return `${messages(notUnderstood)} not understood, ${formatCount(ratedLow)} rated low`
}
