import type { ChatIntent } from '#shared/contract/chat/chat-message.ts'

/** A visitor's message and its expected meaning. It is sent on Tuesday, November 24, 2026 at 3 PM in Atlanta. */
export interface Sentence {
  /** The last one is answered; those before were said earlier. */
  say: string | readonly string[]
  intent: ChatIntent
  category?: string
  /** In Atlanta: '2026-12-05'. */
  day?: string
  /** In Atlanta: '21:00'. */
  time?: string
  hours?: number
  /** Whole dollars an hour. */
  min?: number
  max?: number
  /** A name of the demo roster. */
  agent?: string
}
