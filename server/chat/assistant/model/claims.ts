import { COMMON_WORDS } from '#server/catalog/words/common-words.ts'
import { findFullNames, type Lexicon } from '#server/catalog/words/lexicon.ts'
import { isRuleWord } from '#server/catalog/words/vocabulary.ts'
import { normalizeText, singularize, splitWords } from '#server/catalog/words/words.ts'
import { type Facts, findAmounts } from './facts.ts'

/** Words a sentence may have with a capital letter and name nobody. */
const CAPITALS = new Set(
  `i i'm i'd i'll i've i'd you'd you're you've you'll we're we've we'd it's that's there's here's let's don't can't
  absolutely unfortunately certainly hello sorry regarding feel whether both each yes all-in additionally alternatively
  meanwhile depending based given however therefore currently marquee atlanta georgia am pm est edt usd english spanish
  french new york eve year christmas once sounds great got based kindly simply remember speaking usually including
  typically generally alright understood noted apologies looking booking browse reviews about customers ai`.split(
    /\s+/,
  ),
)
/** What follows a name at the beginning of a sentence. */
const DOES =
  /^(?:is|has|would|can|will|charges?|costs?|plays?|performs?|offers?|brings?|loves?|specializes|works?|and|who|comes?|starts?|:|,|-|–|—|\()/
const PROMISE = [
  /\b(?:i|we)(?:'ve| have| will|'ll| am|'m| are|'re)?\s+(?:\w+ly |now |just |also |already )*(?:confirm(?:ed|ing)?|book(?:ed|ing)|reserv(?:ed|ing)|guarantee(?:d|ing)?|promis(?:e|ed|ing)|cancel(?:l?ed|l?ing)|refund(?:ed|ing)?|discount(?:ed|ing)?|appl(?:y|ied)|charged|waived?)\b/,
  /\b(?:is|are|has been|have been|it's|you're|'s|'re)\s+(?:\w+ly |now |all |already |hereby )*(?:confirmed|booked|reserved|guaranteed|refunded|secured|waived)\b/,
  /\b\d{1,3} ?(?:%|percent) (?:off|discount|less|cheaper)\b/,
  /\b(?:discount|promo|coupon|voucher) ?(?:code|of|applied)\b/,
  /\b(?:special|reduced|discounted|lower) (?:price|rate|offer|deal)\b/,
  /\b(?:for free|free of charge|no charge|at no cost|on the house|complimentary)\b/,
  /\b(?:guarantee|promise)d?\b/,
]
const HEDGE =
  /\b(?:not|never|cannot|can't|won't|don't|isn't|aren't|until|once|before|unless|if|when|after|only|no|nor|unable)\b/
const LIMIT =
  /(?:under|below|up to|within|budget of|limit of|less than|at most|maximum of|over|above|your)\s*(?:the |a )?(?:budget |limit )?\$ ?$/

/** What a sentence claims that nobody may: a promise, a price or a person that no tool has named. */
export type Fault = 'promise' | 'price' | 'person'

/**
 * Whether a sentence of a model may be said (docs/product.md P10.14): it promises nothing, its prices are of the roster
 * and the people it names were found by a tool.
 */
export function findFault(sentence: string, facts: Facts, lexicon: Lexicon): Fault | undefined {
  const text = normalizeText(sentence)
  if (facts.says(sentence)) return undefined
  if (PROMISE.some((cue) => cue.test(text)) && !HEDGE.test(text)) return 'promise'
  if (namesUnknownPrice(text, facts)) return 'price'
  if (findFullNames(text, lexicon).some((id) => !facts.agents.has(id))) return 'person'
  return namesStranger(sentence, facts, lexicon) ? 'person' : undefined
}

function namesUnknownPrice(text: string, facts: Facts): boolean {
  const unlimited = text.replace(/\$ ?[\d,]+(?:\.\d+)?/g, (amount, at: number) =>
    LIMIT.test(`${text.slice(0, at)}$`) ? ' ' : amount,
  )
  if (findAmounts(unlimited).some((dollars) => !facts.knowsAmount(dollars))) return true
  if (/\$ ?\d[\d,]*\.(?!00)\d/.test(unlimited)) return true
  const spelt =
    unlimited.match(/\b(\d[\d,]*)(?:\.\d+)? ?(?:dollars|bucks|usd|an hour|per hour|\/hr|\/hour|€|£|euros?)/g) ?? []
  return spelt.some((said) => !facts.knowsAmount(Number(/[\d,]+/.exec(said)?.[0].replaceAll(',', ''))))
}

/** Whether a sentence has a name in it that comes from nowhere. */
function namesStranger(sentence: string, facts: Facts, lexicon: Lexicon): boolean {
  const known = (word: string) => {
    const said = normalizeText(word).replace(/'s$/, '')
    return (
      CAPITALS.has(said) ||
      COMMON_WORDS.has(said) ||
      isRuleWord(said) ||
      lexicon.specialties.has(singularize(said)) ||
      facts.knowsWord(said)
    )
  }
  const tokens = [...sentence.matchAll(/[\p{L}][\p{L}\p{M}'’-]*/gu)]
  return tokens.some((token, i) => {
    const [word] = token
    if (!/^\p{Lu}/u.test(word) || word === word.toUpperCase() || known(word)) return false
    if (/[-]/.test(word) && word.split('-').every((part) => part === '' || known(part))) return false
    const before = sentence.slice(0, token.index)
    const begins = !/[\p{L}\p{N}]/u.test(before) || /[:•\-–—]\s*["'“(]*$/u.test(before)
    if (!begins) return true
    const after = sentence.slice(token.index + word.length)
    const next = tokens[i + 1]?.[0]
    const isPair = next !== undefined && /^\s+\p{Lu}/u.test(after) && next !== 'I' && !/^I['’]/.test(next)
    return (
      isPair ||
      (DOES.test(after.trimStart().toLowerCase()) && !splitWords(normalizeText(word)).some((one) => one.endsWith('ly')))
    )
  })
}
