import { type CertainWords, ONLY_MEANS, SURELY_MEANS } from './certain-words.ts'
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

/** Words that nobody says but one who looks for work here. */
const WANTS_WORK =
  /\b(?:want|like|love|hoping|trying|looking|able) to (?:come |get )?(?:work|model|dance|dj|bartend|perform|sing|shoot|spin|pose) (?:for|with) (?:you|u|ya|y'?all|you guys|your (?:agency|company|team))\b(?! (?:and|at|in|on|at my)\b)|\b(?:can|could|may|do) i (?:get|find|pick up|take) (?:any |some |more )?(?:gigs?|work|shifts?|jobs?) (?:through|from|with|at) (?:you|u|y'?all|your|the agency)|\bdo (?:you|u|ya|y'?all|you guys) (?:take|accept|sign|hire|need|want)(?: on| up)? (?:any |some )?(?:new|more|extra) (?:\w+ )?(?:people|talent|dancers?|models?|performers?|djs?|bartenders?|photographers?|entertainers?|therapists?)\b|\b(?:are|r) (?:you|u|ya|y'?all|you guys) (?:(?:currently|still|also|now) )?(?:hiring|recruiting|(?:taking|bringing) (?:on )?(?:any )?(?:new )?(?:talent|people|applications|performers|dancers?|models?|djs?|bartenders?|photographers?|entertainers?|therapists?))\b|\b(?:get|be|go|put me) on (?:your|ur) roster\b|\b(?:send|bring|submit) (?:you )?(?:a|my) (?:portfolio|resume|cv|reel|headshots?)\b/i

/** How sure it must be that one who names a performer and uses none of these words applies. */
const SURE_TO_APPLY = 0.98

/** As sure as can be. */
const CERTAIN = 1
/** Asking for the way to a booking, also where a service is named. */
const ASKS_HOW =
  /\bhow (?:to|2|do|does|can|could|would|should)(?: (?:i|we|you|one|someone|somebody|people|ppl|u))? (?:go about |actually |even |then |just )*(?:book(?:ing)?|mak(?:e|ing) a (?:booking|reservation)|reserv(?:e|ing)|lock (?:it|this|that|one|someone) in|get (?:someone|somebody|one|anyone) booked|plac(?:e|ing) a (?:booking|request))\b/i
const ASKS_PHOTOS =
  /\b(?:are|is|r) (?:photos?|pictures?|pics?|videos?|filming|phones?|cameras?|taking (?:photos|pictures|pics)) (?:ok|okay|allowed|fine|permitted|alright|cool)\b/i
/** Words that leave one of the meanings beyond doubt. */
const CERTAINLY: readonly CertainWords[] = [
  ...SURELY_MEANS,
  { said: ASKS_HOW, means: 'how-to-book' },
  { said: ASKS_PHOTOS, means: 'photos' },
  { said: WANTS_WORK, means: 'apply' },
  // 'we carry mostly cash, would you take that'
  { said: /\b(?:cash|checks?|venmo|zelle|paypal|crypto|apple pay)\b.*\b(?:take|accept)\b/i, means: 'payment' },
  {
    said: /\b(?:is|are|plus|includ\w*|add\w*|contain\w*|after|before|that|charge)\b[^.?!]*\b(?:(?:sales )?tax(?:es)?|vat)\b/i,
    means: 'tax',
  },
  // 'can you push back my confirmed massage'
  {
    said: /\b(?:push|move|shift|bump|switch|change|cancel) (?:back |up |out )?(?:my|our) (?:confirmed|booked|existing|current|upcoming)\b/i,
    means: 'change-booking',
  },
]
/** A sum that is no price. */
const CALCULATES =
  /^(?:(?:hey|hi|ok|so|quick question|um+|can you (?:calculate|compute|solve)|what(?:'?s| is)?|how much is|calculate|solve)[\s,:]+)*\d[\d,.]* ?(?:times|multiplied by|divided by|plus|minus|percent of|% of|[x*+/÷×]) ?\d[\d,.]*[\s?!.=]*$/i
/** Words that leave one meaning only, unless there is an emergency or a request to decline. */
const ONLY: readonly CertainWords[] = [
  ...ONLY_MEANS,
  { said: CALCULATES, means: 'off-topic' },
  // 'I am 20, can I hire a bartender'
  {
    said: /\bi(?:'?m| am)(?: only| just)? (?:1\d|20)\b(?! ?(?:people|guests|miles|min\w*|hours?|percent|%))/i,
    means: 'age',
  },
  // 'what is the rule about touching them'
  {
    said: /\b(?:rule[sz]?|policy|guidelines?)\b.*\b(?:touch\w*|hands|act|behav\w*|conduct|contact)\b/i,
    means: 'conduct',
  },
  // 'do they post our pictures online after'
  {
    said: /\b(?:post|share|upload|use)\w* (?:our|my|the|any|your|those|her|his)? ?(?:pics?|pictures?|photos?|videos?)\b.*\b(?:online|after\w*|anywhere|public\w*|insta\w*|social|website|page)\b/i,
    means: 'photos',
  },
  // 'is it permitted to pull the dancer onto their laps'
  {
    said: /\b(?:permitted|allowed|acceptable|(?:is|are|would) (?:it|that|this) (?:ok|okay|fine|rude)|supposed to)\b.*\b(?:touch\w*|laps?|grab\w*|hug\w*)\b|\b(?:touch\w*|laps?|hug\w*)\b.*\b(?:permitted|allowed|acceptable)\b/i,
    means: 'conduct',
  },
  // 'how much space does a dancer need'
  { said: /\bhow much (?:space|room|power|floor)\b/i, means: 'equipment' },
  // 'does the therapist carry her own table'
  {
    said: /\b(?:do|does|will|would) (?:\S+ ){1,4}(?:bring|carry|provide|supply|pack|have|come with) (?:(?:his|her|their|own|its|the|a|any) )*(?:own|tables?|oils?|equipment|speakers?|lights?|gear|ice|cups|glasses|glassware|tools?|backdrops?|props?|shakers?|mics?|microphones?)\b/i,
    means: 'equipment',
  },
  // 'is it ok to hire 4 dancers at once'
  {
    said: /\b(?:hire|book|get|have|reserve) (?:like |about |maybe )*(?:\d+|two|three|four|five|six|several|a few|multiple|more than one)(?: \w+)? (?:at once|at the same time|at one time|in one (?:go|booking|request)|together in one)\b/i,
    means: 'several-performers',
  },
  {
    said: /\bhow old\b.*\b(?:gotta|got to|have to|must|need|should) (?:i |we |you |u |one |someone )?(?:be\b|to be\b)|\bhow old (?:do|must|should)\b.*\bbe\b/i,
    means: 'age',
  },
  // 'are these little windows machines, are you one'
  {
    said: /\b(?:machines?|robots?|bots?|computers?|humans?|people|person)\b.*\bare you (?:one|also one|one too)\b/i,
    means: 'identity',
  },
  {
    said: /\btranslat(?:e|ion|ing)\b(?!.*\b(?:dj|bartender|model|photographer|dancer|singer|price|rates?)\b)/i,
    means: 'off-topic',
  },
  // 'what did she pay, and under which name'
  {
    said: /\bwhat did (?:she|he|they|(?:my|our) (?:neighbou?r|boss|friend|ex|coworker)s?) (?:pay|book)|\bunder (?:which|what) name\b/i,
    means: 'privacy',
  },
  {
    said: /\b(?:private|personal|home|cell|direct) (?:cell |phone )?(?:number|phone|cell|address|contact|email)s?\b(?=[\s.!?]*$)/i,
    means: 'privacy',
  },
]
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
  for (const { said, means } of CERTAINLY) if (said.test(text)) best.set(means, CERTAIN)
  // 'my brother tends bar, are you hiring' asks for nothing that is declined
  if (WANTS_WORK.test(text)) best.delete('decline')
  if (best.get('change-booking') === CERTAIN || best.get('account') === CERTAIN) best.delete('complaint')
  if (best.get('several-performers') === CERTAIN) best.delete('how-to-book')
  if (best.size === 0 && CALLS.test(text)) take([{ intent: 'person', score: SURE }], SURE)
  if (best.size === 0 && names) take(inferFrom(text), SURE)
  const only = ONLY.find(({ said }) => said.test(text))?.means
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
