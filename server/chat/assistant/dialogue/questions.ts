import type { Asked } from '#shared/contract/chat/dialogue.ts'
import { asksAnythingElse } from '#shared/model/chat.ts'

/** The last question of a text; empty when it has none. */
const questionOf = (text: string): string => /[^.!?\n]*\?(?=[^?]*$)/.exec(text)?.[0] ?? ''

/** What a question asks for, tried in order. */
const ASKS: readonly (readonly [Asked['what'], RegExp])[] = [
  ['alike', /\balike\b/i],
  ['confirm', /\bconfirm/i],
  ['proceed', /\bproceed\b/i],
  ['book', /\b(?:book|booking|request)\b/i],
  ['which', /\bwhich (?:one|of them)\b|\bwho would you like\b/i],
  ['service', /\bwhich service\b/i],
  ['date', /\bwhich (?:date|day)\b|\bwhat date\b|\bwhen is\b/i],
  ['check-date', /\b(?:dates?|free|available)\b/i],
  ['place', /\bwhere (?:is|will|are|should)\b|\b(?:which|what) (?:address|venue|place|city)\b|\bvenue\b/i],
  ['occasion', /\bkind of (?:event|night|party)\b|\bwhat are you (?:planning|celebrating)\b/i],
]

/**
 * What a text of the assistant asks. Answers without a model say it themselves; this is for a model's, and for
 * conversations without a state.
 * @returns undefined when it asks nothing
 */
export function readQuestion(text: string): Asked | undefined {
  if (asksAnythingElse(text)) return { what: 'anything-else' }
  if (/\bplease confirm\b/i.test(text)) return { what: 'confirm' }
  const question = questionOf(text)
  if (question === '') return undefined
  return { what: ASKS.find(([, cue]) => cue.test(question))?.[0] ?? 'other' }
}
