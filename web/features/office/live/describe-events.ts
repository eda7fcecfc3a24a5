import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import { LIVE_ACTIONS, type LiveAction } from '#shared/model/live.ts'
import { formatCount } from '#web/lib/format.ts'
import { ADMIN_SENTENCES, type Sentences } from './admin-sentences.ts'
import { AGENT_SENTENCES } from './agent-sentences.ts'
import { CUSTOMER_SENTENCES } from './customer-sentences.ts'
import { chooseWords } from './event-words.ts'

/** Who reads the line. */
export type Reader = 'admin' | 'agent' | 'customer'

const SENTENCES: Record<Reader, Sentences> = {
  admin: ADMIN_SENTENCES,
  agent: AGENT_SENTENCES,
  customer: CUSTOMER_SENTENCES,
}

/**
 * What has just happened, in one line: 'Ruth accepted Dec 3', '3 new bookings, 1 more'. What the reader did is not said,
 * nor is what this version has no words for.
 */
export function describeEvents(
  events: readonly LiveEvent[],
  reader: Reader,
): { kind: LiveEvent['kind']; text: string } | undefined {
  const sentences = SENTENCES[reader]
  const ofOthers = events.filter(({ actor }) => !actor?.self)
  const of = (action: LiveAction) => ofOthers.filter((event) => event.action === action)
  const [action, ...others] = LIVE_ACTIONS.filter((each) => sentences[each] && of(each).length > 0)
  const sentence = action && sentences[action]
  if (!sentence) return undefined
  const [first, ...same] = of(action)
  if (!first) return undefined
  const text = same.length === 0 ? sentence.one(chooseWords(first)) : sentence.many(formatCount(same.length + 1))
  const more = others.reduce((sum, other) => sum + of(other).length, 0)
  const line = more > 0 ? `${text}, ${formatCount(more)} more` : text
  return { kind: first.kind, text: line.charAt(0).toUpperCase() + line.slice(1) }
}
