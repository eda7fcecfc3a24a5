import type { ChatEvent, ChatIntent, ChatMessage, SuggestedAgent } from '#shared/contract/chat/chat-message.ts'

/** One thing that was said. */
export interface Line {
  id: string
  from: 'visitor' | 'assistant' | 'person'
  text: string
  /** The person of the agency who wrote it. */
  author?: string | undefined
  agents: readonly SuggestedAgent[]
  /** The event as the assistant understood it. */
  event?: ChatEvent | undefined
  /** What the message it answers was about. */
  intent?: ChatIntent | undefined
  /** Short replies to its question. */
  choices?: readonly string[] | undefined
  /** More of it is to come. */
  unfinished?: boolean
}

export interface ChatState {
  /** new: nothing was begun. refused: it could not begin, and `refusal` says why. */
  phase: 'new' | 'starting' | 'ready' | 'refused'
  refusal: string
  lines: readonly Line[]
  /** What the visitor is writing; it outlives everything else. */
  draft: string
  sending: boolean
  intent: ChatIntent | undefined
  /** Who of the agency has the conversation. */
  person: string | null
  /** The visitor asked for a person, and nobody has come yet. */
  waiting: boolean
  transcripts: boolean
  ratings: boolean
  /** A model is behind the assistant. */
  ai: boolean
}

/** Who of the agency has the conversation, as history and stream say it. */
export interface Presence {
  name: string | null
  waiting: boolean
}

/** A window in which nothing was begun. */
export const NOTHING: ChatState = {
  phase: 'new',
  refusal: '',
  lines: [],
  draft: '',
  sending: false,
  intent: undefined,
  person: null,
  waiting: false,
  transcripts: false,
  ratings: false,
  ai: false,
}

/** A stored message as the window shows it. */
export function buildLine({ id, role, content, metadata }: ChatMessage): Line {
  return {
    id,
    from: role === 'user' ? 'visitor' : metadata.author === undefined ? 'assistant' : 'person',
    text: content,
    author: metadata.author,
    agents: metadata.suggestedAgents ?? [],
    event: metadata.event,
    intent: metadata.intent,
    choices: metadata.choices,
  }
}
