import type { DateWish } from '#server/catalog/words/read-date.ts'
import type { TimeWish } from '#server/catalog/words/read-time.ts'
import type { Intent } from './intents.ts'
import type { PriceWish } from './read-price.ts'

/** How likely a message wants something: 0 to 1. */
export interface ScoredIntent {
  intent: Intent
  score: number
}

/** Languages a first answer is written in. */
export type Language = 'en' | 'es' | 'fr' | 'pt' | 'vi' | 'ko' | 'zh' | 'other'

/** What one message says, read alone; the dialogue state adds what was said before. */
export interface Reading {
  /** What the message wants, most certain first; several wishes give several. Empty: not understood. */
  intents: readonly ScoredIntent[]
  /** The two or three nearest when `intents` is empty, for a question with buttons. */
  nearest: readonly Intent[]
  language: Language
  /** In the order they were named. */
  categories: string[]
  /** How many of a category were asked for, by its name; those without a number are missing. */
  counts: Readonly<Record<string, number>>
  /** 'not a DJ, a photographer' excludes DJs. */
  notCategories: string[]
  agentIds: string[]
  notAgentIds: string[]
  /** 'the second one' is 2, 'the last one' -1, 'the cheaper one' 'cheapest', 'both' and 'all of them' 'all'. */
  pick?: number | 'cheapest' | 'dearest' | 'best' | 'all'
  /** Specialties to search profiles for. */
  words: string[]
  date: DateWish
  time: TimeWish
  price: PriceWish
  /** Where the event is, as it was written. */
  place?: string
  guests?: number
  /** One of the booking form's event types where it is one. */
  eventType?: string
  /** 'actually', 'make it', 'instead', 'not … but', 'I meant'. */
  corrects: boolean
  /** Whether it holds nothing but details and the words around them: 'a bartender I think'. */
  bare: boolean
  /** Plain and corrected. */
  text: string
}
