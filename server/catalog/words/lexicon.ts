import { COMMON_WORDS } from './common-words.ts'
import { SYNONYMS } from './vocabulary.ts'
import { normalizeText, shapeOf, singularize, splitWords } from './words.ts'

/** An agent of the roster, by name. */
export interface Named {
  id: string
  name: string
}

/** A word of a name and its letters: see `shapeOf`. */
export interface NameWord {
  word: string
  shape: number
}

/** The agency's names: what a visitor may mean by a word. */
export interface Lexicon {
  categories: readonly { name: string; displayName: string }[]
  /** Phrases that mean a category, longest first. */
  phrases: readonly { phrase: string; category: string }[]
  /** Who has a word in the name. */
  names: ReadonlyMap<string, readonly Named[]>
  /** Words of names by their first letter, with the letters they have. */
  nameWords: ReadonlyMap<string, readonly NameWord[]>
  /** Words of specialties. */
  specialties: ReadonlySet<string>
}

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
    nameWords: Map.groupBy(
      [...names.keys()].map((word) => ({ word, shape: shapeOf(word) })),
      ({ word }) => word[0] ?? '',
    ),
    specialties,
  }
}

/** Makes every word of a phrase singular. */
export const singularizePhrase = (phrase: string): string => phrase.split(' ').map(singularize).join(' ')

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
