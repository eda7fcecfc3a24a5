import { conceptOf, hasConcept, readAges } from './features-concepts.ts'

/** How many buckets features are hashed into. */
export const BUCKETS = 2 ** 15

/** What is read of a message; a longer one says nothing more. */
const READ_LIMIT = 600

/** A sparse vector: buckets and their values, side by side. */
export interface Features {
  buckets: Uint32Array
  values: Float32Array
}

/** FNV-1a. */
function hash(kind: number, text: string): number {
  let h = 0x811c9dc5 ^ kind
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h ^= h >>> 15
  return (Math.imul(h, 0x2c1b3c6d) >>> 0) % BUCKETS
}

/** Words a placeholder stands for, so that a text may name an agent without its name. */
const MASK = /\{([a-z]+)\}/g

/**
 * Words and marks of a message, plain: lower case, no accents, no apostrophes, every number '0', a letter at most twice
 * in a row. '{agent}' and the like become words of their own.
 */
export function tokenize(text: string): string[] {
  const plain = text
    .slice(0, READ_LIMIT)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Script=Han}/gu, ' $& ')
    .replace(MASK, ' x$1x ')
    .replace(/['’‘`´]/g, '')
    .replace(/\d+(?:[.,:]\d+)*/g, '0')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
  return plain.match(/0?\p{L}[\p{L}\p{N}]*|0|[?$@#%&]|\p{Extended_Pictographic}/gu) ?? []
}

const WORD = 1
const PAIR = 2
const APART = 3
const PIECE = 4
const FIRST = 5
const CONCEPT = 6
const CONCEPT_PAIR = 7
const CONCEPT_APART = 8
const [SHORTEST, LONGEST] = [3, 5]
/** How much words, pieces of words and order count. */
const WEIGHTS = { words: 1, pieces: 0.9, concepts: 0.9 }

/** The features of a message: words, what they mean, pairs of both, and pieces of 3 to 5 characters within a word. */
export function readFeatures(text: string): Features {
  const tokens = tokenize(text)
  const words = new Map<number, number>()
  const pieces = new Map<number, number>()
  const concepts = new Map<number, number>()
  countRow(tokens, words, [WORD, PAIR, APART])
  countRow(tokens.map(conceptOf), concepts, [CONCEPT, CONCEPT_PAIR, CONCEPT_APART])
  for (const age of readAges(text.slice(0, READ_LIMIT))) count(concepts, hash(CONCEPT, age))
  for (const token of tokens) if (hasConcept(token)) count(concepts, hash(CONCEPT, conceptOf(token)))
  for (const token of tokens) {
    const framed = `<${token}>`
    for (let size = SHORTEST; size <= LONGEST; size += 1)
      for (let at = 0; at + size <= framed.length; at += 1) count(pieces, hash(PIECE, framed.slice(at, at + size)))
  }
  if (tokens.length > 0) count(words, hash(FIRST, tokens.length > 6 ? 'long' : String(tokens.length)))
  return join([words, WEIGHTS.words], [pieces, WEIGHTS.pieces], [concepts, WEIGHTS.concepts])
}

const count = (into: Map<number, number>, bucket: number) => into.set(bucket, (into.get(bucket) ?? 0) + 1)

/** Counts each token, each pair of neighbors, and each pair with one between. */
function countRow(tokens: readonly string[], into: Map<number, number>, [one, pair, apart]: [number, number, number]) {
  let before = '^'
  let earlier = ''
  for (const token of [...tokens, '$end']) {
    count(into, hash(pair, `${before} ${token}`))
    if (earlier) count(into, hash(apart, `${earlier} ${token}`))
    earlier = before
    before = token
    if (token !== '$end') count(into, hash(one, token))
  }
}

/** All parts at their weight, each of length 1 before. */
function join(...parts: [Map<number, number>, number][]): Features {
  const all = new Map<number, number>()
  for (const [part, weight] of parts) {
    let square = 0
    for (const times of part.values()) square += (1 + Math.log(times)) ** 2
    const norm = square > 0 ? weight / Math.sqrt(square) : 0
    for (const [bucket, times] of part) all.set(bucket, (all.get(bucket) ?? 0) + (1 + Math.log(times)) * norm)
  }
  return { buckets: Uint32Array.from(all.keys()), values: Float32Array.from(all.values()) }
}
