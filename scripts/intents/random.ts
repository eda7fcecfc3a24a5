/** A random source with a seed: the same numbers on every machine. */
export interface Random {
  /** 0 up to 1. */
  next: () => number
  /** One of a list. */
  pick: <T>(list: readonly T[]) => T
  /** A copy in another order. */
  shuffle: <T>(list: readonly T[]) => T[]
}

/** Mulberry32. */
export function startRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (list) => {
      const one = list[Math.floor(next() * list.length)]
      if (one === undefined) throw new Error('Nothing to pick from')
      return one
    },
    shuffle: (list) => {
      const copy = [...list]
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = Math.floor(next() * (i + 1))
        // both are inside the list
        ;[copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]]
      }
      return copy
    },
  }
}
