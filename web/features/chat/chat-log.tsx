import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ChatState } from '#web/features/chat/chat-state.ts'
import { readEventAddress } from '#web/features/chat/lines/event-address.ts'
import { MessageLine } from '#web/features/chat/lines/message-line.tsx'
import { goToForm } from '#web/features/chat/lines/suggested-agents.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { ScrollArea } from '#web/ui/scroll-area.tsx'

/** What was said, the newest at the end and in sight. */
export function ChatLog({ phase, lines, sending, intent, person, ai }: ChatState) {
  const log = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)
  // a person may take a while: nothing says that they are typing
  const waits = phase === 'starting' || (sending && !last?.unfinished && person === null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log scrolls to its end when any of these change
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [lines, waits, intent])
  useEffect(() => {
    const element = log.current
    if (!element) return
    // a form under it takes of its room: what was in sight at the end stays so
    let room = element.clientHeight
    const observer = new ResizeObserver(() => {
      if (element.clientHeight < room) element.scrollTop += room - element.clientHeight
      room = element.clientHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <ScrollArea
      ref={log}
      className="chat-log"
      contentClassName="chat-lines"
      role="log"
      aria-label="Conversation"
      aria-busy={waits || last?.unfinished}
      tabIndex={0}
    >
      <p className="chat-notice">
        You’re chatting with {ai ? 'an AI assistant' : 'an assistant'}. It only knows what’s on this site. Chats are
        kept for up to 90 days.{' '}
        <Link className="link" to={paths.privacy}>
          Privacy policy
        </Link>
      </p>
      {lines.map((line) => (
        <MessageLine key={line.id} line={line} open={line === last && !sending && person === null} />
      ))}
      {intent === 'booking' && !waits && last?.agents.length !== 1 && (
        <p>
          <ButtonLink as={Link} to={paths.bookEvent(readEventAddress(last?.event))} size="sm" onClick={goToForm}>
            Open the booking form
          </ButtonLink>
        </p>
      )}
      {waits && (
        <p className="chat-line chat-typing">
          <span className="sr-only">The assistant is writing</span>
          <i />
          <i />
          <i />
        </p>
      )}
    </ScrollArea>
  )
}
