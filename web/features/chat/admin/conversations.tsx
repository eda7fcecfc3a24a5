import { useChangeAddress } from '#web/lib/use-change-address.ts'
import './conversations.css'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Conversation } from '#shared/contract/chat/conversations.admin.ts'
import { ChatStats } from '#web/features/chat/admin/chat-stats.tsx'
import { ConversationView } from '#web/features/chat/admin/conversation-view.tsx'
import { CONVERSATION_GROUPS, type ConversationGroup, conversationsQuery } from '#web/features/chat/admin/queries.ts'
import { ApplicationBadge, StateBadge } from '#web/features/chat/admin/state-badge.tsx'
import { formatCount } from '#web/lib/format.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { useRows } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Input } from '#web/ui/field.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const GROUP_LABELS: Record<ConversationGroup, string> = {
  live: 'Live',
  waiting: 'Waiting for a person',
  applications: 'Applications',
  past: 'Past',
  rated: 'Rated',
}
/** Every conversation, live and past, beside the one that is open. */
export function Conversations() {
  const [params] = useSearchParams()
  const show = CONVERSATION_GROUPS.find((group) => group === params.get('show'))
  const q = params.get('q') ?? ''
  const open = params.get('conversation')
  const { total, ...list } = useRows(conversationsQuery(show, q))
  const change = useChangeAddress()
  return (
    <>
      <ChatStats />
      <div className="conversation-tools">
        <fieldset>
          <legend className="sr-only">Show</legend>
          {[undefined, ...CONVERSATION_GROUPS].map((group) => (
            <Button
              key={group ?? 'all'}
              size="sm"
              variant={group === show ? 'soft' : 'bare'}
              aria-pressed={group === show}
              onClick={() => change({ show: group })}
            >
              {group ? GROUP_LABELS[group] : 'All'}
            </Button>
          ))}
        </fieldset>
        <Search key={q} asked={q} onSearch={(words) => change({ q: words })} />
      </div>
      {total !== undefined && (
        <p className="sr-only" role="status">
          {formatCount(total)} {total === 1 ? 'conversation' : 'conversations'}
        </p>
      )}
      <PagedList
        {...list}
        className="conversation-rows"
        failure="The conversations could not be loaded"
        loading="Loading conversations..."
        skeleton={<Skeleton className="h-64" />}
        empty={
          <Empty
            message={q || show ? 'No conversation matches' : 'No conversations yet'}
            helper={q || show ? 'Try other words, or show all.' : 'New conversations show up here.'}
          />
        }
      >
        {(conversation) => (
          <Row {...conversation} onOpen={() => change({ conversation: conversation.id }, { replace: false })} />
        )}
      </PagedList>
      {open && <ConversationView id={open} onClose={() => change({ conversation: '' }, { replace: false })} />}
    </>
  )
}

function Search({ asked, onSearch }: { asked: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(asked)
  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(words.trim())
  }
  return (
    <form onSubmit={search}>
      <Input
        type="search"
        aria-label="Search conversations"
        placeholder="Words from a conversation"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" size="sm">
        Search
      </Button>
    </form>
  )
}

function Row({
  state,
  waitingFor,
  applicant,
  applicationState,
  customer,
  contact,
  person,
  lastMessage,
  lastMessageAt,
  messages,
  rating,
  onOpen,
}: Conversation & { onOpen: () => void }) {
  const name = customer?.name ?? contact?.name ?? applicant ?? 'A visitor'
  return (
    <button type="button" className="conversation-row" onClick={onOpen}>
      <span className="conversation-who">
        <b>{name}</b>
        <StateBadge state={state} person={person} waitingFor={waitingFor} />
        <ApplicationBadge state={applicationState} />
      </span>
      <span className="conversation-words">{lastMessage}</span>
      <span className="conversation-meta num">
        {formatShortDateTime(lastMessageAt)}, {messages} {messages === 1 ? 'message' : 'messages'}
        {rating !== null && `, rated ${rating} of 5`}
      </span>
    </button>
  )
}
