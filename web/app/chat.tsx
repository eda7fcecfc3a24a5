import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCookieNotice } from '#web/app/cookie-consent.ts'
import { authStatusQuery } from '#web/features/accounts/sign-in/auth-status.ts'
import { closeChat, useChatEntry } from '#web/features/chat/chat-entry.ts'
import { ChatLauncher } from '#web/features/chat/chat-launcher.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ChatWindow = lazyPart(async () => (await import('#web/app/chat-window.tsx')).ChatWindow, 'The chat did not load')
/** Seconds, while nobody knows better (docs/product.md P10.3). */
const USUAL_DELAY = 10

/** The chat on public and customer pages; talent and the office have none (docs/product.md P10.1). */
export function Chat() {
  const { pathname } = useLocation()
  const { data, isError } = useQuery(authStatusQuery)
  if (/^\/(agent|admin)(\/|$)/.test(pathname)) return null
  // when nobody can say, it is shown
  if (!isError && !data?.showChat) return null
  return <ChatCorner delay={data?.autoPopupDelay ?? USUAL_DELAY} />
}

function ChatCorner({ delay }: { delay: number }) {
  const { openedBy } = useChatEntry()
  const noticeShown = useCookieNotice()
  const [wanted, setWanted] = useState(openedBy !== null)
  if (openedBy !== null && !wanted) setWanted(true)
  return (
    <>
      <ChatLauncher delay={delay} noticeShown={noticeShown} onNear={ChatWindow.preload} />
      {wanted && (
        <ChatWindow
          onMissing={() => {
            setWanted(false)
            closeChat()
          }}
        />
      )}
    </>
  )
}
