import { writeDigits } from '#server/catalog/words/numbers.ts'
import type { DialogueState } from '#shared/contract/chat/dialogue.ts'
import type { Reading } from '../reading.ts'

/** The most of one service. */
const MOST = 20
const NUMBER = String.raw`(\d{1,2}|one)`
const AFTER = String.raw`(?:[\s,]+(?:now|then|please|pls|actually|instead|only|thanks))*[\s.!?]*$`
/** '2 of them', 'only one of them now'. */
const OF_THEM = new RegExp(`^(?:[a-z']+ ){0,4}${NUMBER} of (?:them|those|these)${AFTER}`)
/** 'Only one bartender', 'just one'. */
const ONLY = new RegExp(String.raw`\b(?:only|just) (?:need |want |take )?${NUMBER}(?: ([a-z ]+?))?${AFTER}`)
/** 'Drop one bartender', 'one bartender less'. */
const FEWER = [
  new RegExp(String.raw`\b(?:drop|lose|remove|skip|minus|scratch|cut|without) ${NUMBER}(?! ?(?:hour|hr|h\b))`),
  new RegExp(String.raw`\b${NUMBER} (?:[a-z]+ ){0,2}(?:less|fewer)\b(?! than)`),
]
/** 'One more bartender', 'add 2 bartenders' to those that are counted already. */
const MORE = [new RegExp(String.raw`\b${NUMBER} more (?!hour|hr|minute|thing|question|time|guest|people|person)[a-z]`)]

const toNumber = (said: string | undefined) => (said === 'one' ? 1 : Number(said ?? 0))
const firstOf = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => toNumber(pattern.exec(text)?.[1])).find((found) => found > 0)

/**
 * A change of how many are wanted of a service under discussion: '2 of them', 'drop one bartender', 'only one now'
 * (docs/product.md P10.66). The other services stay. Pure.
 * @returns undefined where nothing is counted, or it isn't clear of which service
 */
export function readCounts({ known }: Pick<DialogueState, 'known'>, reading: Reading): Partial<Reading> | undefined {
  const text = writeDigits(reading.text)
  const named = [...reading.categories, ...reading.notCategories].filter((name) => known.categories.includes(name))
  // a service that is new is a wish of its own
  if (named.length > 1 || reading.categories.length > named.length) return undefined
  const category = named[0] ?? theCounted(known)
  if (category === undefined) return undefined
  const before = known.counts[category] ?? 1
  const count = countAfter(text, before, named.length > 0)
  if (count === undefined || count > MOST) return undefined
  const categories = count < 1 ? known.categories.filter((name) => name !== category) : known.categories
  const { [category]: _changed, ...others } = known.counts
  return {
    categories,
    notCategories: count < 1 ? [category] : [],
    counts: count > 1 ? { ...others, [category]: count } : others,
  }
}

function countAfter(text: string, before: number, isNamed: boolean): number | undefined {
  const ofThem = toNumber(OF_THEM.exec(text)?.[1])
  if (ofThem > 0) return ofThem
  const fewer = firstOf(FEWER, text)
  if (fewer !== undefined) return before - fewer
  const more = firstOf(MORE, text)
  if (more !== undefined && isNamed) return before + more
  const [, only, what = ''] = ONLY.exec(text) ?? []
  return toNumber(only) > 0 && (isNamed || (what === '' && before > 1)) ? toNumber(only) : undefined
}

/** The one service of which more than one is wanted, or the only one. */
function theCounted({ categories, counts }: DialogueState['known']): string | undefined {
  const several = categories.filter((name) => (counts[name] ?? 1) > 1)
  if (several.length === 1) return several[0]
  return categories.length === 1 ? categories[0] : undefined
}
