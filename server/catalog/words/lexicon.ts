import { COMMON_WORDS } from './common-words.ts'
import { readNumber } from './read-time.ts'
import { SYNONYMS } from './vocabulary.ts'
import { byInitial, distance, normalizeText, singularize, slack, splitWords } from './words.ts'

/** An agent of the roster, by name. */
interface Named {
  id: string
  name: string
}

/** The agency's names: what a visitor may mean by a word. */
export interface Lexicon {
  categories: readonly { name: string; displayName: string }[]
  /** Phrases that mean a category, longest first. */
  phrases: readonly { phrase: string; category: string }[]
  /** Who has a word in the name. */
  names: ReadonlyMap<string, readonly Named[]>
  nameWords: ReadonlyMap<string, readonly string[]>
  /** Words of specialties. */
  specialties: ReadonlySet<string>
}

/** How many of equal name are looked at. */
const NAMESAKES = 20

/** The lexicon of a roster. */
export function buildLexicon(
  categories: readonly { name: string; displayName: string }[],
  agents: readonly (Named & { specialties: readonly string[] })[],
): Lexicon {
  const has = new Set(categories.map(({ name }) => name))
  const own = categories.flatMap(({ name, displayName }) =>
    [name.replaceAll('_', ' '), normalizeText(displayName)].map((phrase) => ({
      phrase: singularizePhrase(phrase),
      category: name,
    })),
  )
  const known = Object.entries(SYNONYMS).flatMap(([category, phrases]) =>
    phrases.map((phrase) => ({ phrase: singularizePhrase(phrase), category })),
  )
  // an agency's own category goes before our words for another one
  const phrases = [...own, ...known.filter(({ phrase }) => !own.some((mine) => mine.phrase === phrase))]
  if (has.has('dancer') && !has.has('exotic_dancer')) {
    for (const one of phrases) if (one.category === 'exotic_dancer') one.category = 'dancer'
  }
  const names = new Map<string, Named[]>()
  const specialties = new Set<string>()
  for (const { id, name, specialties: known } of agents) {
    for (const word of new Set(splitWords(normalizeText(name)))) {
      // a number in a name is as often a price or a date
      if (!/\p{L}/u.test(word)) continue
      const list = names.get(word)
      if (list) list.push({ id, name })
      else names.set(word, [{ id, name }])
    }
    for (const one of known)
      for (const word of splitWords(normalizeText(one))) if (word.length > 2) specialties.add(singularize(word))
  }
  return {
    categories,
    phrases: phrases.sort((a, b) => b.phrase.length - a.phrase.length),
    names,
    nameWords: byInitial(names.keys()),
    specialties,
  }
}

/** Makes every word of a phrase singular. */
export const singularizePhrase = (phrase: string): string => phrase.split(' ').map(singularize).join(' ')

/** What else is counted in a wish. */
const COUNTED = new Set(['guest', 'people', 'person', 'hour', 'pm', 'am'])

/** How many a text asks for: 2 to 20 as the last word before it, or the one before that. */
function readCount(before: string): number | undefined {
  const [first = '', last = ''] = splitWords(before).slice(-2)
  const counts = [last, ...(COUNTED.has(last) ? [] : [first])].map(readNumber)
  return counts.find((count) => Number.isInteger(count) && count >= 2 && count <= 20)
}

/** The categories a corrected text names, in the order it does, and how many of each where it says so. */
export function findCategories(
  text: string,
  { phrases }: Lexicon,
): { categories: string[]; phrases: string[]; counts: Record<string, number> } {
  let rest = ` ${splitWords(text).map(singularize).join(' ')} `
  const found: { at: number; category: string; phrase: string }[] = []
  for (const { phrase, category } of phrases) {
    const at = rest.indexOf(` ${phrase} `)
    if (at === -1) continue
    found.push({ at, category, phrase })
    rest = rest.replaceAll(` ${phrase} `, ` ${'_'.repeat(phrase.length)} `)
  }
  found.sort((a, b) => a.at - b.at)
  const counts: Record<string, number> = {}
  for (const { at, category } of found) {
    const count = readCount(rest.slice(0, at))
    if (count !== undefined) counts[category] ??= count
  }
  return {
    counts,
    categories: [...new Set(found.map(({ category }) => category))],
    phrases: found.map(({ phrase }) => phrase),
  }
}

/** Words of a text that agents have as specialties. */
export function findTopics(text: string, { specialties }: Lexicon): string[] {
  const words = splitWords(text).map(singularize)
  return [...new Set(words.filter((word) => specialties.has(word) && !COMMON_WORDS.has(word)))]
}

/**
 * Whom a text names: first and last name with a letter or two wrong, or one word that is a name and nothing else.
 * @param isKnown whether a word means something to the rules
 * @returns at most 20 of the same name, and the words that named them
 */
export function findAgents(
  text: string,
  { names, nameWords }: Lexicon,
  isKnown: (word: string) => boolean,
): { ids: string[]; words: string[] } {
  const words = splitWords(text).slice(0, 80)
  const meant = words.map((word) => meanings(word, names, nameWords))
  for (let i = 0; i + 1 < words.length; i++) {
    const [first = [], second = []] = [meant[i], meant[i + 1]]
    if (first.length === 0 || second.length === 0) continue
    for (const a of first) {
      for (const b of second) {
        if (a === b) continue
        const has = new Set((names.get(b) ?? []).map(({ id }) => id))
        const both = (names.get(a) ?? []).filter(({ id }) => has.has(id))
        const [w1 = '', w2 = ''] = [words[i], words[i + 1]]
        // two words of everyday that only look like a name are none
        if (both.length === 0 || (a !== w1 && b !== w2 && (COMMON_WORDS.has(w1) || COMMON_WORDS.has(w2)))) continue
        if (a !== w1 && COMMON_WORDS.has(w1)) continue
        if (b !== w2 && COMMON_WORDS.has(w2)) continue
        return { ids: both.slice(0, NAMESAKES).map(({ id }) => id), words: [w1, w2] }
      }
    }
  }
  for (const word of words) {
    if (word.length < 3 || COMMON_WORDS.has(word) || isKnown(word)) continue
    const alone = names.get(word)
    if (alone) return { ids: alone.slice(0, NAMESAKES).map(({ id }) => id), words: [word] }
  }
  return { ids: [], words: [] }
}

/** The words of names a word may be: itself, else those with few letters off. */
function meanings(word: string, names: Lexicon['names'], nameWords: Lexicon['nameWords']): string[] {
  if (names.has(word)) return [word]
  const allowed = slack(word.length)
  if (allowed === 0) return []
  return (nameWords.get(word[0] ?? '') ?? []).filter(
    (candidate) => candidate.length > 2 && distance(word, candidate, allowed) <= allowed,
  )
}

/** Everyone whose whole name a plain text has, letter for letter. */
export function findFullNames(text: string, { names }: Pick<Lexicon, 'names'>): string[] {
  const said = ` ${splitWords(text).join(' ')} `
  const found = new Set<string>()
  for (const word of new Set(splitWords(text))) {
    for (const { id, name } of names.get(word) ?? []) {
      const whole = splitWords(normalizeText(name)).join(' ')
      if (whole !== '' && said.includes(` ${whole} `) && (whole.includes(' ') || !COMMON_WORDS.has(whole)))
        found.add(id)
    }
  }
  return [...found]
}
