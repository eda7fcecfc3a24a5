import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#shared/contract/chat/chat-message.ts'
import { ApplicationCard } from '#web/features/chat/admin/conversation/application-card.tsx'
import { KnownCard } from '#web/features/chat/admin/conversation/known-card.tsx'
import { conversationQuery } from '#web/features/chat/admin/queries.ts'
import { readBooking } from '#web/features/chat/admin/start-booking.ts'
import { StateBadge } from '#web/features/chat/admin/state-badge.tsx'
import { TakeOver } from '#web/features/chat/admin/take-over.tsx'
import { useChange } from '#web/features/chat/admin/use-change.ts'
import { PhoneText } from '#web/features/chat/lines/phone-text.tsx'
import { call } from '#web/lib/api.ts'
import { formatShortDateTime, formatTime } from '#web/lib/format-date.ts'
import { newBookingPath } from '#web/lib/new-booking-address.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

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
  const who = data?.customer?.name ?? data?.contact?.name ?? data?.applicant ?? 'A visitor'
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
                <StateBadge state={data.state} waitingFor={data.waitingFor} />
              </dd>
            </div>
            <Fact name="Started">{formatShortDateTime(data.createdAt)}</Fact>
            {data.customer && (
              <Fact name="Customer">
                <Mailto email={data.customer.email} />
              </Fact>
            )}
            {data.contact && (
              <Fact name="Contact">
                {data.contact.email && <Mailto email={data.contact.email} />}
                {data.contact.email && data.contact.phone && ', '}
                {data.contact.phone && (
                  <a className="link" href={`tel:${data.contact.phone.replace(/[^+\d]/g, '')}`}>
                    {data.contact.phone}
                  </a>
                )}
              </Fact>
            )}
            {data.rating !== null && (
              <Fact name="Rating">
                {data.rating} of 5{data.comment && `: ${data.comment}`}
              </Fact>
            )}
          </dl>
          {data.application && <ApplicationCard id={id} application={data.application} />}
          {data.known && <KnownCard known={data.known} />}
          <p className="conversation-book">
            <ButtonLink as={Link} to={newBookingPath(readBooking(data))} variant="line" size="sm">
              Start a booking
            </ButtonLink>
          </p>
          <MessageList messages={data.said} />
          {data.state === 'person' && data.mine ? (
            <Speak id={id} person={data.person ?? ''} />
          ) : (
            data.state !== 'over' && (
              <TakeOver id={id} chatName={data.chatName} colleague={data.state === 'person' ? data.person : null} />
            )
          )}
          <div ref={end} />
        </>
      )}
    </Sheet>
  )
}

function Mailto({ email }: { email: string }) {
  return (
    <a className="link" href={`mailto:${email}`}>
      <EmailText address={email} />
    </a>
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
          <p>
            <PhoneText>{content}</PhoneText>
          </p>
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
