/** Tokens in common, as a share of both sentences, from which two count as the same. */
const SAME_WORDS = 0.8
/** The same for groups of three letters: typos and endings. */
const SAME_LETTERS = 0.85

/**
 * The template of a sentence: in lower case, with one sign for each placeholder, number and name, without punctuation.
 * @param names full names of people; their first names count too
 */
export function writeTemplate(sentence: string, names: readonly string[] = []): string {
  const people = names.flatMap((name) => [name, name.split(' ')[0] ?? name])
  return people
    .reduce(
      (text, name) => text.replaceAll(name.toLowerCase(), '@'),
      sentence.toLowerCase().replace(/\{[^{}]*\}/g, '@'),
    )
    .normalize('NFKD')
    .replace(/\d+/g, '#')
    .replace(/['’]|\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}@#]+/gu, ' ')
    .trim()
}

/** A template, counted once for many comparisons. */
export interface Counted {
  template: string
  words: Counts
  letters: Counts
  /** How often each letter of the alphabet is in it. */
  alphabet: Uint8Array
}
interface Counts {
  of: ReadonlyMap<string, number>
  all: number
}

/** Counts the words of a template, and its groups of three letters. */
export function countTemplate(template: string): Counted {
  const letters = Array.from({ length: Math.max(0, template.length - 2) }, (_, at) => template.slice(at, at + 3))
  return {
    template,
    words: countParts(template === '' ? [] : template.split(' ')),
    letters: countParts(letters),
    alphabet: countAlphabet(template),
  }
}

const A = 97
function countAlphabet(template: string): Uint8Array {
  const alphabet = new Uint8Array(26)
  for (let at = 0; at < template.length; at += 1) {
    const place = template.charCodeAt(at) - A
    if (place >= 0 && place < 26) alphabet[place] = (alphabet[place] ?? 0) + 1
  }
  return alphabet
}

/** Whether groups of three letters may agree: a letter that only one has is in a group that only one has. */
function mayShareLetters(one: Counted, other: Counted): boolean {
  const most = (1 - SAME_LETTERS) * (one.letters.all + other.letters.all) + SLACK
  let different = 0
  for (let place = 0; place < 26; place += 1)
    different += Math.abs((one.alphabet[place] ?? 0) - (other.alphabet[place] ?? 0))
  return different <= most
}
/** The first and last letters are in fewer groups. */
const SLACK = 4

function countParts(parts: readonly string[]): Counts {
  const of = new Map<string, number>()
  for (const part of parts) of.set(part, (of.get(part) ?? 0) + 1)
  return { of, all: parts.length }
}

/** Whether two templates are one sentence: equal, or with nearly the same words or letters. */
export function areNear(one: Counted, other: Counted): boolean {
  if (one.template === '' || other.template === '') return false
  if (one.template === other.template) return true
  // in two words one more or less is another sentence
  if (one.words.all < 3 || other.words.all < 3) return false
  if (overlaps(one.words, other.words, SAME_WORDS)) return true
  return mayShareLetters(one, other) && overlaps(one.letters, other.letters, SAME_LETTERS)
}

/** Whether Dice's coefficient, repetitions counted, is at least `least`. */
function overlaps(one: Counts, other: Counts, least: number): boolean {
  const both = one.all + other.all
  if (2 * Math.min(one.all, other.all) < least * both) return false
  let common = 0
  for (const [part, times] of one.of) common += Math.min(times, other.of.get(part) ?? 0)
  return 2 * common >= least * both
}
