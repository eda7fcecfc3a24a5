import type { Intent } from '#server/chat/assistant/understand/intents.ts'
import type { Random } from './random.ts'

/** What is asked of anyone who is booked: naming a category in it asks for nobody. */
const OF_ANYONE: ReadonlySet<Intent> = new Set<Intent>([
  ...(['included', 'conduct', 'travel', 'overtime', 'tips', 'photos', 'insurance', 'parking', 'dress'] as const),
  ...([
    'equipment',
    'deposit',
    'cancellation',
    'payment',
    'paying-when',
    'tax',
    'substitute',
    'request-terms',
  ] as const),
])

const SOMEONE =
  /\b(?:they|she|he|(?:the|your) (?:performers?|people|talent|staff|crew|team|person|guys?|girls?)|someone|somebody|one of (?:them|yours))\b/i
const NAMED = [
  'the {category}',
  'your {category}',
  'the {category} we book',
  'our {category}',
  'my {category}',
  'a {category}',
]
const ADDED = [
  'for a {category}',
  'for the {category}',
  'with the {category}',
  'if i book a {category}',
  'when we hire a {category}',
]
/** How many copies name a category in place of someone, and at the end. */
const REPLACED = 0.4
const APPENDED = 0.15

/**
 * A training sentence that names a category now and then, if its intents hold for any performer: 'do they bring lights'
 * becomes 'do the {category} bring lights'. Without such sentences the word 'dj' alone made a search of a question.
 */
export function nameWhom(text: string, intents: readonly Intent[], random: Random): string {
  if (
    intents.length === 0 ||
    !intents.every((intent) => OF_ANYONE.has(intent)) ||
    /\{(?:category|categories|agent)\}/.test(text)
  )
    return text
  if (SOMEONE.test(text)) return random.next() < REPLACED ? text.replace(SOMEONE, random.pick(NAMED)) : text
  if (random.next() >= APPENDED) return text
  const mark = /[?.!]+$/.exec(text)?.[0] ?? ''
  return `${text.slice(0, text.length - mark.length)} ${random.pick(ADDED)}${mark}`
}
