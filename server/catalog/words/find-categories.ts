import { nameServices } from './descriptions.ts'
import type { Lexicon } from './lexicon.ts'
import { carriesNegation, isNegated, RELATIVE_WORKS, RELATIVES } from './negation.ts'
import { readNumber } from './numbers.ts'
import { singularize, splitWords } from './words.ts'

/** What else is counted in a wish. */
const COUNTED = new Set(['guest', 'people', 'person', 'hour', 'pm', 'am'])

/** How many a text asks for: 2 to 20 as the last word before it, or the one before that. */
function readCount(before: string): number | undefined {
  const [first = '', last = ''] = splitWords(before).slice(-2)
  const counts = [last, ...(COUNTED.has(last) ? [] : [first])].map(readNumber)
  return counts.find((count) => Number.isInteger(count) && count >= 2 && count <= 20)
}

/** A place or a role rather than a person to book: 'at a bar', 'I am the host'. */
const ELSEWHERE: Record<string, RegExp> = {
  bar: /\b(?:at|in|to|near|own|of|outside|rooftop|hotel|sport) (?:(?:a|the|my|our|his|this) )?(?:\w+ )?$|\b(?:my|our|sport) $/,
  spa: /\b(?:at|in|to|near|own) (?:(?:a|the|my|our) )?$/,
  host: /\b(?:i|we|am|i'm|the|party|to|who|will|as a|can) $/,
  // of the visitor's own
  band: /\b(?:my|our|his|her|their) (?:\w+ )?$/,
  drink: /\b(?:can|may|to|and|or|guest|under 21) $/,
  act: /\b(?:to|you|they|just) $/,
  magic: /\bby $/,
  // what guests do, and a party
  dance:
    /\b(?:can|can't|cannot|could|still|we|they|i|you|he|she|people|folks|everyone|everybody|guests|kids|first|last|slow|square|line|tap|school|homecoming|barn|winter|spring|formal|prom|church|senior|rather|(?:like|love|want|have) to|wanna|gonna|father daughter|mother son|(?:for|at|to) (?:a|our|the|his|her|my)) $/,
  // what the model is for
  ...Object.fromEntries(
    ['shoot', 'photo shoot', 'photoshoot', 'photography'].map((phrase) => [
      phrase,
      /\bmodel (?:\w+ ){0,4}(?:for|at|on|in|to) (?:(?!and\b|or\b|plus\b)\w+ ){0,4}$/,
    ]),
  ),
}

/** 'Pour the wine', 'pouring some champagne'. */
const POURS =
  /\bpour(?:ing|s)? (?:(?:the|some|our|out) )*(?:wine|champagne|beers?|drinks?|prosecco|bubbly|cocktails?)\b/g

/** 'Shoot, it is 2pm' is a word of anger. */
const SHOOT = /^(?:(?:oh|aw|ah|well|dang|ok),? )?shoot(?=[,.!]| (?:it|its|it's|i|we|wait|no|my|that|thats|sorry)\b)/

/** 'The singing her brother can do'. */
const DONE_BY_RELATIVES = new RegExp(
  String.raw`\b\w+ (?:that )?(?:my|her|his|our|their) (?:${RELATIVES})s? (?:can|could|will|does|is going to|wants to|is gonna)(?: do| handle| cover| take)?\b`,
  'g',
)

/** 'Our chorus sings its winter concert', 'my daughter plays the violin at it': they are there already. */
const OWN_ACTS =
  /\b(?:my|our|his|her|their|the church|the school) (?:\w+ )?(?:chorus|choirs?|band|orchestra|quartet|ensemble|kids?|children|students?|daughters?|sons?|class|group|troupe|club|pastor|tenors|sopranos|members|congregation) (?:(?:will|is|are|to|also|going|gonna|always) )*(?:sings?|singing|plays?|playing|performs?|performing|juggles?|mc'?s|hosts?|hosting)(?: (?:at|in|a|the|its|his|her|our|their|some)){0,2}(?: (?:piano|violin|guitar|harp|magic|saxophone))?\b/g

/** Words of a service that name an event, a place or a day of filming instead. */
const NO_SERVICE = [
  DONE_BY_RELATIVES,
  OWN_ACTS,
  /\bba[rt] mitzvahs?\b|\bbar (?:owner|manager|mgr|crawl|tab|stool|exam|hopping)s?\b/g,
  // where guests dance, and what they dance to
  /\bdance (?:floors?|part(?:y|ies)|music|moves?|recitals?|competitions?|studios?|teams?|songs?|off)\b/g,
  // the visitor's own camera
  /\b(?:while|when|as) (?:i|we) (?:am |are )?shoot(?:ing)?\b/g,
  /\bshoot days?\b|\bcocktail (?:hours?|part(?:y|ies)|dress(?:es)?|attire|receptions?)\b|\b(?:film|day|video|movie|music|commercial|tv|the|our|this) shoots?\b(?=[.,!?]|$| (?:is|at|on|in|with|next|this|for)\b)/g,
]

/** The words of a text, singular, with a comma for every mark between them. */
const spaceOut = (text: string) =>
  ` ${(
    NO_SERVICE.reduce(
      (rest, words) => rest.replace(words, 'celebration'),
      nameServices(text.trim().replace(SHOOT, '').replace(POURS, 'pour wine')),
    )
      .replace(RELATIVE_WORKS, '$&does ')
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)?|[,.;:!?()]/gu) ?? []
  )
    .map((word) => (/[\p{L}\p{N}]/u.test(word) ? singularize(word.replace(/'s$/, '')) : ','))
    .join(' ')} `

/** The categories of a text. */
export interface FoundCategories {
  /** In the order they were named. */
  categories: string[]
  /** Those that are ruled out. */
  notCategories: string[]
  /** The words that named `categories`. */
  phrases: string[]
  /** How many of each, where it is said. */
  counts: Record<string, number>
}

/** The categories a corrected text names. */
export function findCategories(text: string, { phrases }: Pick<Lexicon, 'phrases'>): FoundCategories {
  const spaced = spaceOut(text)
  let rest = spaced
  const found: { at: number; category: string; phrase: string }[] = []
  for (const { phrase, category } of phrases) {
    const at = rest.indexOf(` ${phrase} `)
    if (at === -1) continue
    const before = spaced.slice(Math.max(0, at - 40), at + 1)
    if (!ELSEWHERE[phrase]?.test(before)) found.push({ at, category, phrase })
    rest = rest.replaceAll(` ${phrase} `, ` ${'_'.repeat(phrase.length)} `)
  }
  found.sort((a, b) => a.at - b.at)
  const counts: Record<string, number> = {}
  const wanted: typeof found = []
  const ruledOut = new Set<string>()
  let last: { end: number; negated: boolean } | undefined
  for (const one of found) {
    const carried = last?.negated && carriesNegation(spaced.slice(last.end, one.at + 1))
    const negated = carried || isNegated(spaced.slice(Math.max(0, one.at - 80), one.at + 1))
    last = { end: one.at + 1 + one.phrase.length, negated }
    if (negated) {
      ruledOut.add(one.category)
      continue
    }
    wanted.push(one)
    const count = readCount(rest.slice(0, one.at))
    if (count !== undefined) counts[one.category] ??= count
  }
  const named = [...new Set(wanted.map(({ category }) => category))]
  // 'they killed the bar, no bartender, a DJ': beside another service, what is ruled out once is ruled out
  const others = named.filter((category) => !ruledOut.has(category))
  const categories = others.length > 0 ? others : named
  return {
    counts,
    categories,
    notCategories: [...ruledOut].filter((category) => !categories.includes(category)),
    phrases: wanted.filter(({ category }) => categories.includes(category)).map(({ phrase }) => phrase),
  }
}
