import type { DialogueState, Known } from '#shared/contract/chat/dialogue.ts'
import type { RosterAgent } from '../tools/roster.ts'
import type { Reading } from '../understand/reading.ts'

/** 'book her', 'is he free': one person, who was named or shown before. */
const ONE = /\b(?:her|him|she|he|hers|his|this one|that one|this person|that person)\b/
const ALL = /\b(?:all together|altogether|combined|each of them|all of them|all three|both(?: of them)?)\b/

/** 'The other one' of two. */
export const OTHER_OF_TWO =
  /\bthe other (?:one|guy|girl|lady|man|woman|person|option|of (?:the|those) two)\b|\bthe other[.!?]*$/

/**
 * Those a choice is made from: after one of a list was picked, 'the first one' and 'the pricier of the two' are of that
 * list again (docs/product.md P10.66). Pure.
 */
export function idsToPickFrom({ shown, listed = [] }: Pick<DialogueState, 'shown' | 'listed'>): readonly string[] {
  const [only] = shown
  return shown.length === 1 && only !== undefined && listed.includes(only) ? listed : shown
}

/**
 * Whom 'the second one', 'the cheaper one', 'the other one', 'both' and 'her' mean among those shown
 * (docs/product.md P10.66).
 * @param shown in the order the visitor saw them
 * @param known with the agents named or picked before; after 'which is cheaper', 'that one' is the cheapest
 * @returns the reading with their ids as if they had been named
 */
export function resolvePick(
  reading: Reading,
  shown: readonly Pick<RosterAgent, 'id' | 'hourlyRate' | 'rating'>[],
  { agentIds: talkedAbout, budget }: Pick<Known, 'agentIds' | 'budget'>,
): Reading {
  if (reading.agentIds.length > 0 || shown.length === 0) return reading
  const others = shown.filter(({ id }) => !reading.notAgentIds.includes(id))
  // 'they voted against Theo, book the other one'
  if (OTHER_OF_TWO.test(reading.text) && others.length === 1 && shown.length === 2)
    return { ...reading, agentIds: others.map(({ id }) => id) }
  const ids = pickFrom(reading, shown, talkedAbout, budget?.lean)
  return ids.length === 0 ? reading : { ...reading, agentIds: ids }
}

function pickFrom(
  { pick: said, price, text, categories }: Reading,
  shown: readonly Pick<RosterAgent, 'id' | 'hourlyRate' | 'rating'>[],
  talkedAbout: readonly string[],
  lean: NonNullable<Known['budget']>['lean'],
): string[] {
  const isOfThem = categories.length === 0 && /\b(?:of (?:them|those|these|the)|one)\b/.test(text)
  const pick = said ?? (isOfThem && price.lean === 'cheap' ? 'cheapest' : undefined)
  const idOf = (agent: (typeof shown)[number] | undefined) => (agent ? [agent.id] : [])
  const byRate = shown.filter(({ hourlyRate }) => hourlyRate !== null).sort((a, b) => rateOf(a) - rateOf(b))
  if (typeof pick === 'number') return idOf(pick < 0 ? shown.at(pick) : shown[pick - 1])
  if (pick === 'cheapest') return categories.length > 0 ? [] : idOf(byRate[0])
  if (pick === 'dearest') return categories.length > 0 ? [] : idOf(byRate.at(-1))
  if (pick === 'best') return categories.length > 0 ? [] : idOf([...shown].sort((a, b) => b.rating - a.rating)[0])
  const [current] = talkedAbout
  if (OTHER_OF_TWO.test(text) && shown.length === 2 && talkedAbout.length === 1)
    return shown.filter(({ id }) => id !== current).map(({ id }) => id)
  if (pick === 'all' || ALL.test(text)) return shown.map(({ id }) => id)
  // 'forget the magician, he hurt his back, a massage'
  if (!ONE.test(text) || talkedAbout.length > 0 || categories.length > 0) return []
  if (shown.length === 1) return idOf(shown[0])
  if (lean === 'cheap') return idOf(byRate[0])
  if (lean === 'expensive') return idOf(byRate.at(-1))
  return []
}

const rateOf = ({ hourlyRate }: Pick<RosterAgent, 'hourlyRate'>) => hourlyRate ?? Number.POSITIVE_INFINITY
