import './chat.css'
import { CircleStop, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { closeChat, expandChat, useChatEntry } from '#web/features/chat/chat-entry.ts'
import { ChatLog } from '#web/features/chat/chat-log.tsx'
import { Composer } from '#web/features/chat/composer.tsx'
import { conversation } from '#web/features/chat/conversation.ts'
import { EndChat } from '#web/features/chat/end-chat.tsx'
import { PersonForm } from '#web/features/chat/person-form.tsx'
import { quickReplies } from '#web/features/chat/quick-replies.ts'
import { useConversation, useLiveConversation } from '#web/features/chat/use-conversation.ts'
import { brand } from '#web/lib/brand.ts'
import { Bulb } from '#web/ui/bulb.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Phones type on a keyboard that covers half of what they should read first. */
const PHONE = '(max-width: 767.98px)'

/** The chat itself: it stays while it is closed, because the conversation goes on (docs/product.md P10). */
export function ChatPanel({ services }: { services: readonly string[] }) {
  const { openedBy } = useChatEntry()
  const open = openedBy !== null
  const chat = useConversation()
  const [ending, setEnding] = useState(false)
  const panel = useRef<HTMLElement>(null)
  useLiveConversation(open)
  useEffect(() => {
    // a chat that opened automatically leaves the focus where the visitor has it
    if (openedBy !== 'visitor' || panel.current?.contains(document.activeElement)) return
    const field = matchMedia(PHONE).matches ? null : panel.current?.querySelector('textarea')
    ;(field ?? panel.current)?.focus({ preventScroll: true })
  }, [openedBy])
  const close = () => {
    setEnding(false)
    closeChat()
  }
  const asksForPerson = chat.intent === 'person' && chat.person === null && !chat.waiting
  return (
    <section
      ref={panel}
      className="chat"
      aria-label="Chat"
      hidden={!open}
      tabIndex={-1}
      data-half={openedBy === 'itself' || undefined}
      onClick={expandChat}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // an open notice behind it must not take it for its own
        event.preventDefault()
        if (ending) setEnding(false)
        else close()
      }}
    >
      <header>
        <div>
          <h2>{brand.name}</h2>
          <p>
            <Bulb state="lit" />
            {chat.person ? `${chat.person}, from the agency` : chat.ai ? 'AI assistant' : 'Assistant'}
          </p>
        </div>
        <IconButton label="End chat" disabled={chat.phase !== 'ready'} onClick={() => setEnding(true)}>
          <CircleStop aria-hidden="true" />
        </IconButton>
        <IconButton label="Close" onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {ending ? (
        <EndChat
          {...chat}
          onBack={() => setEnding(false)}
          onEnd={() => {
            setEnding(false)
            conversation.reset()
          }}
        />
      ) : chat.phase === 'refused' ? (
        <Refused>{chat.refusal}</Refused>
      ) : (
        <>
          <ChatLog {...chat} />
          {asksForPerson ? (
            <PersonForm />
          ) : (
            chat.phase === 'ready' &&
            !chat.person && <QuickReplies busy={chat.sending} replies={repliesTo(chat.lines, services)} />
          )}
          <Composer {...chat} />
        </>
      )}
    </section>
  )
}

function repliesTo(lines: ReturnType<typeof useConversation>['lines'], services: readonly string[]) {
  // what it says to begin with answers nothing yet
  if (!lines.some(({ from }) => from === 'visitor')) return quickReplies(undefined, services)
  const last = lines.findLast(({ from, unfinished }) => from === 'assistant' && !unfinished)
  // what the message offers to choose from is not offered twice
  const offered = new Set(last?.choices?.map((choice) => choice.toLowerCase()))
  const replies = quickReplies(last && { text: last.text, suggestedAgents: last.agents }, services)
  return replies.filter((reply) => !offered.has(reply.toLowerCase()))
}

function QuickReplies({ replies, busy }: { replies: readonly string[]; busy: boolean }) {
  return (
    <ul className="chat-replies" aria-label="Quick replies">
      {replies.map((reply) => (
        <li key={reply}>
          <button type="button" disabled={busy} onClick={() => void conversation.send(reply)}>
            {reply}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Refused({ children }: { children: ReactNode }) {
  return (
    <div className="chat-refused" role="alert">
      <p>{children}</p>
      <Button onClick={() => void conversation.begin()}>Try again</Button>
    </div>
  )
}
