import { ONLY_MEANS, SURELY_MEANS, WANTS_WORK } from './certain-words.ts'
import { asksForDrugs, hintsAtSex, isGrieved } from './grave-words.ts'
import { classify, SURE } from './intents/classify.ts'
import type { Intent } from './intents.ts'
import { NAMES_PRICE } from './price-words.ts'
import type { Reading, ScoredIntent } from './reading.ts'

/** How sure a part of a message must be of a wish that the whole does not have. */
const SURE_ALONE = 0.6
/** Words a part must have to be read alone. */
const LEAST_WORDS = 2
const MOST_CLAUSES = 8
const NEAREST = 3
/** How sure the whole must be of one of these beside a surer wish: their answer would spoil the other's. */
const ALSO = 0.6
const EXCLUSIVE: ReadonlySet<Intent> = new Set(['decline', 'meddling', 'off-topic', 'complaint', 'apply'])
/** What a clause alone seldom wants, and how sure it must be of it: 'I am 78 and new at this'. */
const RARE: ReadonlySet<Intent> = new Set(['start-over', 'age', 'meddling', 'off-topic', 'apply', 'complaint'])
const SURE_OF_RARE = 0.8
/** What is polite rather than wanted: it stands behind a wish. */
const POLITE: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'goodbye', 'affirm', 'deny'])

/** The parts of a message that may each want something. */
export function splitClauses(text: string): string[] {
  const parts = text.split(
    /[?!.;\n]+(?:\s|$)|\s*[,;]\s*(?=(?:and|n|also|plus|but|y|et|e)\s)|\s(?:and|n|also|plus|y)\s(?=(?:\w+\s){2})|\s(?:also|plus)\s/i,
  )
  return parts
    .map((part) => part.replace(/^(?:and|n|also|plus|but|oh|ok|so|y)\s+/i, '').trim())
    .filter((part) => part.split(/\s+/).length >= LEAST_WORDS)
}

const ASKS =
  /\b(?:who|who's|whos|need|someone|somebody|any|want|looking for|got|have|find|get|tienen|tiene|hay|necesito|busco|quiero|cherche|avez|preciso|procuro|can|co)\b|吗|嗎|[?？]|有|가능|있/

/** Words of one who looks for work, not for a performer. */
const APPLIES =
  /\b(?:jobs?|work(?:ing)?|hiring|hire me|appl(?:y|ying|ication)|join|auditions?|castings?|resume|cv|portfolio|positions?|vacanc\w+|openings?|gigs?|employ\w*|recruit\w*|career|sign (?:me )?up|represent|roster|agency|team|spots?|i am|i'?m|i do|i have been|i'?ve|my|me|you (?:need|looking|taking|accept\w*)|y'?all (?:need|looking)|become|get (?:on|in)|take (?:on |in )?(?:new|more)|sign with|experience|tak(?:e|ing) (?:on|new)|soy|trabaj\w+|empleo|vacantes?|aplicar|contratan|unirme|quiero ser)\b/i

/** How sure it must be that one who names a performer and uses none of these words applies. */
const SURE_TO_APPLY = 0.98

/** As sure as can be. */
const CERTAIN = 1
/** Asks to be called back. */
const CALLS = /\b(?:call|phone|ring|text) me\b/i

/** What a message wants that names a category or a specialty and is not understood otherwise. */
const inferFrom = (text: string): ScoredIntent[] =>
  NAMES_PRICE.test(text) ? [{ intent: 'price', score: SURE }] : ASKS.test(text) ? [{ intent: 'find', score: SURE }] : []

/**
 * Reads what a message wants: the whole and each of its clauses, united.
 * @param text plain, with '{agent}' for names
 * @param names whether it names a category or a specialty
 */
export function readIntents(text: string, names: boolean): Pick<Reading, 'intents' | 'nearest'> {
  const isHirer = names && !APPLIES.test(text)
  const isDoubtful = ({ intent, score }: ScoredIntent) => isHirer && intent === 'apply' && score < SURE_TO_APPLY
  const whole = classify(text).filter((scored) => !isDoubtful(scored))
  const best = new Map<Intent, number>()
  const take = (scored: readonly ScoredIntent[], sure: number) => {
    for (const { intent, score } of scored)
      if (score >= sure && score > (best.get(intent) ?? 0)) best.set(intent, score)
  }
  const [first] = whole
  take(
    whole.filter(({ intent, score }) => intent === first?.intent || score >= ALSO || !EXCLUSIVE.has(intent)),
    SURE,
  )
  const clauses = splitClauses(text)
  if (clauses.length > 1)
    for (const clause of clauses.slice(0, MOST_CLAUSES))
      take(
        classify(clause)
          .slice(0, 1)
          .filter((scored) => !isDoubtful(scored) && !(RARE.has(scored.intent) && scored.score < SURE_OF_RARE)),
        SURE_ALONE,
      )
  for (const { said, means } of SURELY_MEANS) if (said.test(text)) best.set(means, CERTAIN)
  // 'my brother tends bar, are you hiring' asks for nothing that is declined
  if (WANTS_WORK.test(text)) best.delete('decline')
  if (best.get('change-booking') === CERTAIN || best.get('account') === CERTAIN) best.delete('complaint')
  if (best.get('several-performers') === CERTAIN) best.delete('how-to-book')
  if (best.size === 0 && CALLS.test(text)) take([{ intent: 'person', score: SURE }], SURE)
  if (best.size === 0 && names) take(inferFrom(text), SURE)
  const only = ONLY_MEANS.find(({ said }) => said.test(text))?.means
  const isCrime = asksForDrugs(text) || hintsAtSex(text)
  const isUrgent = best.has('emergency') || isCrime
  // 'I am 17, get us a stripper' stays a request to decline
  if (only !== undefined && !isUrgent && !(only === 'age' && best.has('decline')))
    return { intents: [{ intent: only, score: CERTAIN }], nearest: [] }
  // a report and a crime outweigh the words around them
  if (isCrime && !best.has('emergency')) best.set('decline', CERTAIN)
  else if (isGrieved(text) && !best.has('emergency') && !best.has('decline')) best.set('complaint', CERTAIN)
  const intents = [...best]
    .map(([intent, score]): ScoredIntent => ({ intent, score }))
    .sort((a, b) => Number(POLITE.has(a.intent)) - Number(POLITE.has(b.intent)) || b.score - a.score)
  return { intents, nearest: intents.length > 0 ? [] : whole.slice(0, NEAREST).map(({ intent }) => intent) }
}
