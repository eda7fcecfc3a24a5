/** The next number of a seeded sequence, in [0, 1). */
export type Random = () => number

/** FNV-1a over UTF-16 code units: the same text gives the same number on every machine. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}

/** Mulberry32: small, fast, and even enough for petals and curtain folds. */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = ((state | 0) + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list that isn't empty, spending exactly one random number. */
export function pick<const T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T // the index is below the length
}
