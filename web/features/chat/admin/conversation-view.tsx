import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#shared/contract/chat/chat-message.ts'
import { CHAT_KEY, conversationQuery } from '#web/features/chat/admin/queries.ts'
import { StateBadge } from '#web/features/chat/admin/state-badge.tsx'
import { call, getErrorMessage } from '#web/lib/api.ts'
import { formatShortDateTime, formatTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface ConversationViewProps {
  id: string
  onClose: () => void
}

/** One conversation: what was said, and the way into it for a person of the agency. */
export function ConversationView({ id, onClose }: ConversationViewProps) {
  const { data, isError, isFetching, refetch } = useQuery(conversationQuery(id))
  const end = useRef<HTMLDivElement>(null)
  const said = data?.said.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last, and where to answer it, are gone to
  useLayoutEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [said, data?.state])
  const who = data?.customer?.name ?? data?.contact?.name ?? 'A visitor'
  return (
    <Sheet title={data ? who : 'Conversation'} width={560} onClose={onClose} className="conversation-view">
      {!data && isError && !isFetching ? (
        <Failure
          message="This conversation could not be loaded."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : !data ? (
        <Skeleton className="h-80" />
      ) : (
        <>
          <dl className="conversation-facts">
            <div>
              <dt>State</dt>
              <dd>
                <StateBadge state={data.state} />
              </dd>
            </div>
            <Fact name="Begun">{formatShortDateTime(data.createdAt)}</Fact>
            {data.customer && <Fact name="Customer">{data.customer.email}</Fact>}
            {data.contact && (
              <Fact name="Reach them">{[data.contact.email, data.contact.phone].filter(Boolean).join(', ')}</Fact>
            )}
            {data.rating !== null && (
              <Fact name="Rating">
                {data.rating} of 5{data.comment && `: ${data.comment}`}
              </Fact>
            )}
          </dl>
          <MessageList messages={data.said} />
          {data.state === 'person' && data.mine ? (
            <Speak id={id} person={data.person ?? ''} />
          ) : (
            data.state !== 'over' && <Take id={id} colleague={data.state === 'person' ? data.person : null} />
          )}
          <div ref={end} />
        </>
      )}
    </Sheet>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function MessageList({ messages }: { messages: readonly ChatMessage[] }) {
  return (
    <ol className="conversation-said" aria-label="What was said">
      {messages.map(({ id, role, content, createdAt, metadata }) => (
        <li key={id} data-role={role}>
          <p className="conversation-meta num">
            {role === 'user' ? 'Visitor' : (metadata.author ?? 'Assistant')}, {formatTime(createdAt)}
          </p>
          <p>{content}</p>
          {metadata.suggestedAgents && metadata.suggestedAgents.length > 0 && (
            <p className="conversation-meta">
              Suggested: {metadata.suggestedAgents.map(({ name }) => name).join(', ')}
            </p>
          )}
          {metadata.sources && metadata.sources.length > 0 && (
            <p className="conversation-meta">From: {metadata.sources.join(', ')}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A change to a conversation; every query that shows it is read again. */
function useChange<Input>(change: (input: Input) => Promise<unknown>, fallback: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: CHAT_KEY }),
    onError: (error) =>
      toast({ title: 'Error', description: getErrorMessage(error, fallback), variant: 'destructive' }),
  })
}

/** Takes a conversation over; from a colleague after a question. */
function Take({ id, colleague }: { id: string; colleague: string | null }) {
  const [name, setName] = useState('')
  const [asking, setAsking] = useState(false)
  const take = useChange(async () => {
    const body = { name, ...(colleague !== null && { fromColleague: true }) }
    await call('POST /api/admin/conversations/:id/take', { params: { id }, body })
    setAsking(false)
  }, 'Failed to take the conversation over')
  return (
    <form
      className="conversation-take"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        if (colleague === null) take.mutate(undefined)
        else setAsking(true)
      }}
    >
      {colleague !== null && <p>{colleague} has this conversation.</p>}
      <Field label="Your name, as the visitor sees it" required hint="The assistant goes quiet until you hand back.">
        <Input
          autoComplete="given-name"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="lit"
        disabled={name.trim() === ''}
        busy={take.isPending}
        busyLabel="Taking over..."
        aria-haspopup={colleague === null ? undefined : 'dialog'}
      >
        Take over
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Take over from ${colleague}?`}
          action="Take over"
          busy={take.isPending}
          onConfirm={() => take.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          <p className="text-ink-2">The visitor reads that you take over, and {colleague} gets a mail.</p>
        </ConfirmDialog>
      )}
    </form>
  )
}

function Speak({ id, person }: { id: string; person: string }) {
  const [content, setContent] = useState('')
  const say = useChange(async () => {
    await call('POST /api/admin/conversations/:id/messages', { params: { id }, body: { content } })
    setContent('')
  }, 'Failed to send the message')
  const handBack = useChange(
    () => call('POST /api/admin/conversations/:id/hand-back', { params: { id } }),
    'Failed to hand the conversation back',
  )
  function send(event: FormEvent | React.KeyboardEvent) {
    event.preventDefault()
    if (content.trim() && !say.isPending) say.mutate(undefined)
  }
  return (
    <form className="conversation-take" onSubmit={send}>
      <Field label={`Write as ${person}`}>
        <Textarea
          rows={3}
          maxLength={2000}
          value={content}
          onChange={(event) => setContent(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
          }}
        />
      </Field>
      <div className="conversation-actions">
        <Button variant="bare" busy={handBack.isPending} onClick={() => handBack.mutate(undefined)}>
          Hand back to the assistant
        </Button>
        <Button
          type="submit"
          variant="lit"
          disabled={content.trim() === ''}
          busy={say.isPending}
          busyLabel="Sending..."
        >
          Send
        </Button>
      </div>
    </form>
  )
}
