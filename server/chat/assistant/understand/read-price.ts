/** The price a visitor wants to pay, in whole dollars. */
export interface PriceWish {
  min?: number
  max?: number
  /** Whether the limit was said of the whole evening; otherwise it is of an hour. */
  total?: boolean
  /** Which end of the prices is asked for when no number is. */
  lean?: 'cheap' | 'expensive'
}

const SUM = String.raw`(?:\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,2})?)( ?k\b)?(?: ?(?:dollars|dollar|bucks|usd|\$))?`
const BETWEEN = new RegExp(`(?:between|from)? ?${SUM} ?(?:and|to|-|or) ?${SUM}`)
const AT_MOST = new RegExp(
  String.raw`(?:not a (?:penny|cent|dime|dollar) (?:over|more than|above)|(?:not|cannot|can't|never|won't) (?:go|be|spend) (?:over|above|past|more than)|nothing (?:over|above)|no higher than|not exceed(?:ing)?|under|below|less than|lower than|no more than|not more than|cheaper than|max(?:imum)?(?: of)?|up to|at most|within|not over|beneath|<=?|limit(?: is| of|:)?|cap(?:ped)? (?:at|is)|budget(?: is| of|:)?(?: about| around| of| like| roughly| maybe| up to| just| only)*|only have|afford|spend(?: about| around)?)\s*(?:is |of )?${SUM}`,
)
/** 'For 200 an hour'; 'about 60 clients' counts people. */
const LOOSE = new RegExp(
  String.raw`\b(?:for|around|about)\s*${SUM}(?=$| ?[,.!?/]| ?(?:an?|per|each|total|max|or|budget|tops|if|all|altogether|at most)\b)`,
)
const MOST_AFTER = new RegExp(
  `${SUM}(?: ?(?:/|per|an|a) ?(?:hr|hour))? ?(?:or less|or below|max(?:imum)?|or under|or cheaper|tops?|at most|is (?:my|our|the) (?:max|limit|budget)|budget)`,
)
const LEAST = new RegExp(
  String.raw`(?<!\b(?:no|not|nothing|penny|cent|dime|go|be) )(?:over|above|more than|at least|min(?:imum)?(?: of)?|starting (?:at|from)|>=?)\s*${SUM}`,
)
const BARE = /(?:\$ ?\d|\d ?(?:dollars|bucks|usd|\$))/
/** What something is said to cost is no limit. */
const STATED = /\b(?:price|priced|costs?|charges?|rates?)(?: is| of| at)? ?\$ ?\d/
const OF_ALL = /\b(?:total|altogether|all in|in all|for everything|whole (?:night|evening|event|thing)|overall)\b/
const CHEAP =
  /\b(?:too (?:expensive|pricey|much|high)|less (?:expensive|pricey|costly)|lower[ -]price[d]?|out of (?:my|our) budget|cheap|cheaper|cheapest|affordable|inexpensive|low cost|lowest|least (?:money|expensive)|budget[ -]friendly|on a budget|economical)\b/
const EXPENSIVE = /\b(?:most expensive|expensive|highest|priciest|top end|luxury|premium)\b/

const dollars = (digits: string | undefined, thousands: string | undefined) =>
  Math.round(Number((digits ?? '').replaceAll(',', '')) * (thousands ? 1000 : 1))

/** '$800 for 4 hours', 'a budget of 1200': a limit of the whole evening. */
const FOR_HOURS =
  /(?:\$ ?\d[\d,.]*k?|\d[\d,.]*k? ?(?:dollars|bucks))(?: max| tops)? (?:for|to cover) (?:(?:the |all )?\d{1,2} ?h|(?:the|all) (?:whole|night|evening|event|party))/
/** 'We have $800' is said of the evening, as a budget is. */
const BUDGET = /\b(?:budget|(?:we|i)(?:'ve)? (?:only )?(?:have|got)|to spend)\b/
const PER_HOUR = /\b(?:an|per|each|every|a) (?:hour|hr)\b|\/ ?h|\bhourly\b/
/** A budget from which on no hour costs that much, in dollars. */
const WHOLE_BUDGET = 500

const isWhole = (said: string, max: number | undefined) =>
  !PER_HOUR.test(said) && (FOR_HOURS.test(said) || (BUDGET.test(said) && (max ?? 0) >= WHOLE_BUDGET))

/** A number that can only be money, or is large enough to be. */
const isMoney = (matched: string, amount: number) => amount > 0 && (BARE.test(matched) || amount >= 30)

/**
 * Reads a limit of price.
 * @param text plain and corrected, dates, times and hours already taken out
 * @param said the same with them
 */
export function readPrice(text: string, said = text): PriceWish {
  const wish = readLimit(text)
  return wish.max !== undefined && isWhole(said, wish.max) ? { ...wish, total: true } : wish
}

function readLimit(text: string): PriceWish {
  const total = OF_ALL.test(text) ? { total: true } : {}
  const both = BETWEEN.exec(text)
  if (both) {
    const [a, b] = [dollars(both[1], both[2]), dollars(both[3], both[4])]
    if (isMoney(both[0], Math.min(a, b))) return { min: Math.min(a, b), max: Math.max(a, b), ...total }
  }
  const least = LEAST.exec(text)
  if (least && isMoney(least[0], dollars(least[1], least[2]))) return { min: dollars(least[1], least[2]), ...total }
  for (const rule of [AT_MOST, MOST_AFTER, LOOSE]) {
    const most = rule.exec(text)
    if (most && isMoney(most[0], dollars(most[1], most[2]))) return { max: dollars(most[1], most[2]), ...total }
  }
  const bare = BARE.test(text) && !STATED.test(text) ? new RegExp(SUM).exec(text.slice(text.search(BARE))) : null
  if (bare) return { max: dollars(bare[1], bare[2]), ...total }
  if (CHEAP.test(text)) return { lean: 'cheap' }
  if (EXPENSIVE.test(text)) return { lean: 'expensive' }
  return {}
}
