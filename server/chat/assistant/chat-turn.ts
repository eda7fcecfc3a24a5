import type { ChatEvent, ChatIntent, SuggestedAgent } from '#shared/contract/chat/chat-message.ts'

/** One turn of a conversation, as the assistant reads it. */
export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

/** What the assistant answers. */
export interface Answer {
  /** Plain text. */
  text: string
  intent: ChatIntent
  /** At most 3, rows of the roster. */
  suggestedAgents: SuggestedAgent[]
  /** The event as it was understood; absent when nothing of it is known. */
  event?: ChatEvent | undefined
  /** Titles of the entries of the knowledge base it rests on. */
  sources: string[]
  /** Which model wrote it; 'fallback' when none did. */
  model: string
}
