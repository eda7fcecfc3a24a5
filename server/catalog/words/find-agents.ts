import { COMMON_WORDS } from './common-words.ts'
import type { Lexicon } from './lexicon.ts'
import { carriesToName, isNegated } from './negation.ts'
import { VOCABULARY } from './vocabulary.ts'
import { byInitial, distance, mayBeAlike, nearest, shapeOf, slack } from './words.ts'

/** How many of equal name are looked at. */
const NAMESAKES = 20
/** How many words of a text may be names. */
const WORDS_READ = 400
/** The letters a misspelt possessive has at least. */
const LONG_OWNER = 6
/** How many misspelt names are looked for in one text. */
const GUESSES = 60

/** Whom a text names. */
export interface FoundAgents {
  ids: string[]
  /** Those that are ruled out: 'anyone but Theo'. */
  notIds: string[]
  /** The words that named them, as they were written. */
  words: string[]
  /** The text with '{agent}' where a name stood. */
  masked: string
}

interface Token {
  word: string
  at: number
  end: number
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu)].slice(0, WORDS_READ).map((match) => ({
    word: match[0].replace(/'s?$/, ''),
    at: match.index,
    end: match.index + match[0].length,
  }))

/**
 * Whom a text names: first and last name with a letter or two wrong, or one word that is a name and nothing else.
 * Possessives may lack their apostrophe.
 * @param isKnown whether a word means something to the rules
 */
export function findAgents(text: string, lexicon: Lexicon, isKnown: (word: string) => boolean): FoundAgents {
  const tokens = tokensOf(text)
  let guesses = GUESSES
  const meant = tokens.map(({ word }) => {
    const exact = exactly(word, lexicon)
    if (exact) return [exact]
    if (COMMON_WORDS.has(word) || guesses <= 0 || slack(word.length) === 0 || /\d/.test(word)) return []
    guesses--
    const found = alike(word, lexicon)
    // 'anesls style': of Ansel
    return found.length > 0 || !word.endsWith('s') || word.length < LONG_OWNER
      ? found
      : alike(word.slice(0, -1), lexicon)
  })
  const spans: { from: Token; to: Token; ids: string[] }[] = []
  for (let i = 0; i < tokens.length; i++) {
    const [from, to] = [tokens[i], tokens[i + 1]]
    if (!from) continue
    const both = to && readFullName(from.word, to.word, meant[i] ?? [], meant[i + 1] ?? [], lexicon)
    if (both) {
      spans.push({ from, to, ids: both })
      i++
      continue
    }
    const alone = readFirstName(from.word, meant[i] ?? [], lexicon, isKnown)
    if (alone) spans.push({ from, to: from, ids: alone })
  }
  const ids = new Set<string>()
  const notIds = new Set<string>()
  let masked = ''
  let end = 0
  let wasNegated = false
  for (const { from, to, ids: found } of spans) {
    const between = text.slice(end, from.at)
    wasNegated = (wasNegated && carriesToName(between)) || isNegated(text.slice(Math.max(0, from.at - 60), from.at))
    for (const id of found) (wasNegated ? notIds : ids).add(id)
    masked += `${between}{agent}`
    end = to.end
  }
  return {
    ids: [...ids],
    notIds: [...notIds].filter((id) => !ids.has(id)),
    words: spans.flatMap(({ from, to }) => (from === to ? [from.word] : [from.word, to.word])),
    masked: masked + text.slice(end),
  }
}

/** A word of a name as it is written, or as a possessive without its apostrophe. */
function exactly(word: string, { names }: Lexicon): string | undefined {
  if (names.has(word)) return word
  const owner = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : undefined
  return owner !== undefined && names.has(owner) && !COMMON_WORDS.has(word) ? owner : undefined
}

/** The words of names that are like a word, the nearest first. */
function alike(word: string, { nameWords }: Lexicon): string[] {
  const allowed = slack(word.length)
  const shape = shapeOf(word)
  const found: { word: string; off: number }[] = []
  for (const candidate of nameWords.get(word[0] ?? '') ?? []) {
    if (candidate.word.length < 3 || Math.abs(candidate.word.length - word.length) > allowed) continue
    if (!mayBeAlike(shape, candidate.shape, allowed)) continue
    const off = distance(word, candidate.word, allowed)
    if (off <= allowed) found.push({ word: candidate.word, off })
  }
  return found.sort((a, b) => a.off - b.off).map((one) => one.word)
}

function readFullName(w1: string, w2: string, first: string[], second: string[], { names }: Lexicon) {
  for (const a of first) {
    for (const b of second) {
      if (a === b) continue
      const has = new Set((names.get(b) ?? []).map(({ id }) => id))
      const both = (names.get(a) ?? []).filter(({ id }) => has.has(id))
      // a word of everyday that only looks like a name is none
      if (both.length === 0 || (a !== w1 && COMMON_WORDS.has(w1)) || (b !== w2 && COMMON_WORDS.has(w2))) continue
      return both.slice(0, NAMESAKES).map(({ id }) => id)
    }
  }
  return undefined
}

const hasSameLetters = (a: string, b: string) => [...a].sort().join() === [...b].sort().join()

const COMMON = byInitial([...COMMON_WORDS].filter((word) => word.length > 3))
/** The shortest misspelt word that may be a name of its own. */
const SHORTEST_GUESS = 4

function readFirstName(word: string, meant: string[], { names }: Lexicon, isKnown: (word: string) => boolean) {
  const [name] = meant
  if (name === undefined || word.length < 3 || COMMON_WORDS.has(word) || isKnown(word)) return undefined
  const isExact = name === word || `${name}s` === word
  if (!isExact) {
    // more likely a misspelt word of everyday
    const other = nearest(word, VOCABULARY) ?? nearest(word, COMMON)
    if (word.length < SHORTEST_GUESS || COMMON_WORDS.has(name)) return undefined
    // 'caps' is not Cass: in four letters another one is another word, and two swapped are a slip
    if (word.length === SHORTEST_GUESS && name.length === word.length && !hasSameLetters(word, name)) return undefined
    if (other !== undefined && distance(word, other, 2) <= distance(word, name, 2)) return undefined
  }
  return (names.get(name) ?? []).slice(0, NAMESAKES).map(({ id }) => id)
}
