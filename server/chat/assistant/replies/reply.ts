import type { Temporal } from 'temporal-polyfill'
import type { Lexicon } from '#server/catalog/words/lexicon.ts'
import type { AppContext } from '#server/context.ts'
import type { Asked, DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Answer } from '../chat-turn.ts'
import type { Wish } from '../dialogue/wish.ts'
import type { RosterAgent } from '../tools/roster.ts'
import type { EventSpan } from '../tools/span.ts'
import type { Reading } from '../understand/reading.ts'
import type { Sentences } from './words/english.ts'

/** What an answer is made with. */
export interface AssistantTools {
  context: Pick<AppContext, 'db' | 'config'>
  knowledge: Knowledge
  lexicon: Lexicon
  /** Whether a model is behind the assistant, though it may not answer this time. */
  ai: boolean
  /** In Atlanta. */
  now: Temporal.ZonedDateTime
  today: Temporal.PlainDate
  /** What the assistant has said so far, oldest first. */
  spoken: readonly string[]
}

/** One message in its conversation, and the sentences to answer it with. */
export interface Turn {
  reading: Reading
  before: DialogueState
  state: DialogueState
  wish: Wish
  say: Sentences
}

/** An answer in the making. */
export interface Reply {
  /** What is said, without the next step. */
  text: string
  /** The next step: a question or an invitation. Of several replies only one is said. */
  next?: string | undefined
  asked?: Asked | undefined
  choices?: readonly string[]
  agents?: readonly RosterAgent[]
  /** When the agents were looked up for. */
  span?: EventSpan | undefined
  sources?: readonly string[]
  /** Agents that are talked about from now on. */
  agentIds?: readonly string[]
  needsPerson?: Answer['needsPerson']
  application?: Answer['application']
  contact?: Answer['contact']
  applicant?: DialogueState['applicant']
}

export type Replier = (turn: Turn, tools: AssistantTools) => Promise<Reply>

/** How many agents an answer names. */
export const NAMED = 3

/** Sentences one after the other, without the empty ones. */
export const joinSentences = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')
