import { writeDollars } from './own-currency.ts'

/** What people type in haste, and what they mean by it. */
const SHORT: Record<string, string> = {
  bok: 'book',
  wat: 'what',
  whats: "what's",
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  tx: 'thanks',
  ty: 'thanks',
  tysm: 'thanks',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  '2moro': 'tomorrow',
  tonite: 'tonight',
  '2nite': 'tonight',
  avail: 'available',
  hr: 'hour',
  hrs: 'hours',
  bday: 'birthday',
  pics: 'pictures',
  pic: 'picture',
  fotos: 'photos',
  nye: 'new years eve',
  xmas: 'christmas',
  tel: 'phone',
  wknd: 'weekend',
  appt: 'booking',
  cant: 'cannot',
  dont: 'do not',
  doesnt: 'does not',
  wont: 'will not',
}

/** Lower case without accents, with straight apostrophes and single spaces; the agency's currency is dollars. */
export function normalizeText(text: string): string {
  return writeDollars(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a plain text, apostrophes dropped from its possessives. */
export function splitWords(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []).map((word) => word.replace(/'s$/, ''))
}

/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to make one word of another.
 * @param most where counting stops
 * @returns at most `most + 1`
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

/** Which letters a word has, as bits: words that differ in many can't be alike. */
export function shapeOf(word: string): number {
  let shape = 0
  for (let i = 0; i < word.length; i++) shape |= 1 << (word.charCodeAt(i) & 31)
  return shape
}

/** Whether two words with these letters may be within so many changes of each other. */
export function mayBeAlike(a: number, b: number, changes: number): boolean {
  let different = a ^ b
  let bits = 0
  while (different !== 0 && bits <= 2 * changes) {
    different &= different - 1
    bits++
  }
  return bits <= 2 * changes
}

/** How many letters may be wrong in a word of that length. */
export const slack = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** A word as some list has it: itself, or the one most like it that begins the same way. */
export function nearest(word: string, list: ReadonlyMap<string, readonly string[]>): string | undefined {
  const allowed = slack(word.length)
  if (allowed === 0) return undefined
  let best: { word: string; off: number } | undefined
  for (const initial of new Set([word[0], word[1]])) {
    for (const candidate of list.get(initial ?? '') ?? []) {
      // a short word with a letter too few is as often another word
      if (candidate.length < 4) continue
      const off = distance(word, candidate, allowed)
      const swapped = candidate[0] === word[1] && candidate[1] === word[0]
      if (candidate[0] !== word[0] && !swapped) continue
      if (off <= allowed && (!best || off < best.off)) best = { word: candidate, off }
    }
  }
  return best?.word
}

const consonantsOf = (word: string) => word.replace(/(?!^)[aeiouy]/g, '').replace(/(.)\1+/g, '$1')
/** The shortest word that is found again by its consonants. */
const BY_CONSONANTS = 6

/** The long words of a list by their consonants, counted once; of two alike the first. */
const indexed = new WeakMap<ReadonlyMap<string, readonly string[]>, ReadonlyMap<string, string>>()

function byConsonants(list: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
  const known = indexed.get(list)
  if (known) return known
  const long = [...list.values()].flat().filter((word) => word.length > BY_CONSONANTS)
  const index = new Map(long.toReversed().map((word) => [consonantsOf(word), word]))
  indexed.set(list, index)
  return index
}

/** A long word of a list that has the same consonants: 'bartndr', 'photogrphr'. */
const withConsonants = (word: string, list: ReadonlyMap<string, readonly string[]>): string | undefined =>
  word.length < BY_CONSONANTS ? undefined : byConsonants(list).get(consonantsOf(word))

/** Words by their first letter. */
export function byInitial(words: Iterable<string>): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const word of new Set(words)) {
    const initial = word[0] ?? ''
    lists.set(initial, [...(lists.get(initial) ?? []), word])
  }
  return lists
}

/** A word without the ending of a plural. */
export const singularize = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
      ? word.slice(0, -1)
      : word

/**
 * A plain text with its misspelt words as the vocabulary has them. Words that are English or a name stay as they are.
 * @param knows whether a word is right as it is
 */
export function correct(
  text: string,
  vocabulary: ReadonlyMap<string, readonly string[]>,
  knows: (word: string) => boolean,
): string {
  return text.replace(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu, (word) => {
    const meant = Object.hasOwn(SHORT, word) ? SHORT[word] : undefined
    if (meant !== undefined) return meant
    if (/\d/.test(word) || knows(word) || knows(singularize(word))) return word
    return nearest(word, vocabulary) ?? withConsonants(word, vocabulary) ?? word
  })
}
