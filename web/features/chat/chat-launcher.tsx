import './chat-launcher.css'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { openChat, readChatEntry, useChatEntry } from '#web/features/chat/chat-entry.ts'
import { useDodge } from '#web/features/chat/use-dodge.ts'
import { readStored, STORAGE_KEYS, store } from '#web/lib/local-storage.ts'

interface ChatLauncherProps {
  /** Seconds after which the chat opens automatically, once; 0 means never. */
  delay: number
  /** On phones the cookie notice lies where the launcher is. */
  noticeShown: boolean
  /** The visitor is about to open it. */
  onNear: () => void
}

/** The button that opens the chat. It also opens automatically once (docs/product.md P10.3). */
export function ChatLauncher({ delay, noticeShown, onNear }: ChatLauncherProps) {
  const { openedBy, unread } = useChatEntry()
  const button = useRef<HTMLButtonElement>(null)
  useSelfOpening(delay)
  useDodge(button)
  const open = openedBy !== null
  const wasOpen = useRef(open)
  useEffect(() => {
    const { activeElement } = document
    // a visitor who closed the chat with the focus in it continues here
    const lost = activeElement === document.body || activeElement?.closest('.chat')
    if (wasOpen.current && !open && lost) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <button
      ref={button}
      type="button"
      className="chat-launcher"
      hidden={open}
      data-notice={noticeShown || undefined}
      aria-label={unread > 0 ? `Open the chat, ${unread} unread` : 'Open the chat'}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => openChat('visitor')}
    >
      <MessageCircle aria-hidden="true" />
      {unread > 0 && (
        <span className="chat-unread num" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  )
}

/** Counts from the end of the page's load. A chat that the visitor has opened by then is left as it is. */
function useSelfOpening(delay: number): void {
  useEffect(() => {
    if (delay === 0 || readStored(STORAGE_KEYS.chatAutoOpened) !== null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // by its type
      const since = page && page.loadEventEnd > 0 ? performance.now() - page.loadEventEnd : 0
      timer = setTimeout(
        () => {
          if (readChatEntry().openedBy !== null || readStored(STORAGE_KEYS.chatAutoOpened) !== null) return
          store(STORAGE_KEYS.chatAutoOpened, new Date().toISOString())
          openChat('itself')
        },
        Math.max(0, delay * 1000 - since),
      )
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', start)
    }
  }, [delay])
}
