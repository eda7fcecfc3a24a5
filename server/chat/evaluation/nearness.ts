/** Tokens in common, as a share of both sentences, from which two count as the same. */
const SAME_WORDS = 0.8
/** The same for groups of three letters: typos and endings. */
const SAME_LETTERS = 0.85

/** The template of a sentence: in lower case, with one sign for each placeholder and number, without punctuation. */
const writeTemplate = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/\{[^{}]*\}/g, '@')
    .normalize('NFKD')
    .replace(/\d+/g, '#')
    .replace(/['’]|\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}@#]+/gu, ' ')
    .trim()

/** A template, counted once for many comparisons. */
interface Counted {
  template: string
  words: Counts
  letters: Counts
}
interface Counts {
  of: ReadonlyMap<string, number>
  all: number
}

/** Counts the words of a template, and its groups of three letters. */
function countTemplate(template: string): Counted {
  const letters = Array.from({ length: Math.max(0, template.length - 2) }, (_, at) => template.slice(at, at + 3))
  return {
    template,
    words: countParts(template === '' ? [] : template.split(' ')),
    letters: countParts(letters),
  }
}

function countParts(parts: readonly string[]): Counts {
  const of = new Map<string, number>()
  for (const part of parts) of.set(part, (of.get(part) ?? 0) + 1)
  return { of, all: parts.length }
}

/** Whether two templates are one sentence: equal, or with nearly the same words or letters. */
function areNear(one: Counted, other: Counted): boolean {
  if (one.template === '' || other.template === '') return false
  if (one.template === other.template) return true
  // in two words one more or less is another sentence
  if (one.words.all < 3 || other.words.all < 3) return false
  if (overlaps(one.words, other.words, SAME_WORDS)) return true
  return overlaps(one.letters, other.letters, SAME_LETTERS)
}

/** Whether Dice's coefficient, repetitions counted, is at least `least`. */
function overlaps(one: Counts, other: Counts, least: number): boolean {
  const both = one.all + other.all
  if (2 * Math.min(one.all, other.all) < least * both) return false
  let common = 0
  for (const [part, times] of one.of) common += Math.min(times, other.of.get(part) ?? 0)
  return 2 * common >= least * both
}

/** Where a part of a sentence is found: the places of the sentences that have it. */
type Postings = Map<string, number[]>

/**
 * Makes many sentences searchable for one that is near: the same but for names, numbers, typos and small changes.
 * @returns finds the first such sentence of `others`
 */
export function indexNear(others: readonly string[]): (sentence: string) => string | undefined {
  const counted = others.map((other) => countTemplate(writeTemplate(other)))
  const [words, letters]: [Postings, Postings] = [new Map(), new Map()]
  for (const [place, one] of counted.entries()) {
    addTo(words, one.words, place)
    addTo(letters, one.letters, place)
  }
  return (sentence) => {
    const one = countTemplate(writeTemplate(sentence))
    const places = new Set([
      ...mayOverlap(one.words, words, SAME_WORDS),
      ...mayOverlap(one.letters, letters, SAME_LETTERS),
    ])
    const near = [...places].sort((a, b) => a - b).find((place) => counted[place] && areNear(one, counted[place]))
    return near === undefined ? undefined : others[near]
  }
}

function addTo(postings: Postings, { of }: Counts, place: number): void {
  for (const part of of.keys()) {
    const places = postings.get(part) ?? []
    places.push(place)
    postings.set(part, places)
  }
}

/**
 * The places that may share enough parts. Of a sentence with n parts at most n - n * least / (2 - least) are in no near
 * one, so that a near one has one of any more than that; the rarest are tried.
 */
function mayOverlap({ of, all }: Counts, postings: Postings, least: number): number[] {
  const rarest = [...of].sort(([a], [b]) => (postings.get(a)?.length ?? 0) - (postings.get(b)?.length ?? 0))
  const missed = all - (all * least) / (2 - least)
  const places: number[] = []
  let tried = 0
  for (const [part, times] of rarest) {
    places.push(...(postings.get(part) ?? []))
    tried += times
    if (tried > missed + 1e-9) break
  }
  return places
}
