import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '#web/features/catalog/queries.ts'
import { ChatPanel } from '#web/features/chat/chat-panel.tsx'

/** The chat with what it needs of other rooms. */
export function ChatWindow() {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return <ChatPanel services={categories.map(({ displayName }) => displayName)} />
}
