import type { ChatEvent, ChatIntent, SuggestedAgent } from '#shared/contract/chat/chat-message.ts'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'

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
  /** Short replies to the question it asks, at most 4. */
  choices?: string[]
  /** What the conversation knows from now on. */
  state?: DialogueState
  /** What the message wanted, most certain first; empty when it was not understood. */
  wants?: readonly { intent: string; score: number }[]
  /** Why a person of the office is needed. */
  needsPerson?: 'person' | 'complaint' | 'emergency'
  /** What an applicant has left, once it is complete. */
  application?: { name: string; email?: string | undefined; phone?: string | undefined; talent?: string | undefined }
  /** How a visitor who complained can be reached. */
  contact?: { name: string; email?: string | undefined; phone?: string | undefined }
  /** Which model wrote it; 'fallback' when none did. */
  model: string
}
