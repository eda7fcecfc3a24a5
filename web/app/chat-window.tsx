import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { describeSentRequest } from '#web/features/bookings/request/sent/describe-sent-request.ts'
import { readSent } from '#web/features/bookings/request/sent/sent-request.ts'
import { categoriesQuery } from '#web/features/catalog/queries.ts'
import { ChatPanel } from '#web/features/chat/chat-panel.tsx'
import { conversation } from '#web/features/chat/conversation.ts'

/** The chat with what it needs of other rooms. */
export function ChatWindow() {
  const { data: categories = [] } = useQuery(categoriesQuery)
  useSentRequest()
  return <ChatPanel services={categories.map(({ displayName }) => displayName)} />
}

/** Goes on when a request has been sent from the form that the conversation opened (docs/product.md P10.93). */
function useSentRequest() {
  const { state, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step to a page that a request leads to
  useEffect(() => {
    const sent = readSent(state)
    if (sent) conversation.requestSent(describeSentRequest(sent))
  }, [key])
}
