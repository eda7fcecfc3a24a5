/** Whole numbers from `min` to `max`, the same in every run (mulberry32). */
export function randomNumbers(seed: number): (min: number, max: number) => number {
  let state = seed
  return (min, max) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return min + (((t ^ (t >>> 14)) >>> 0) % (max - min + 1))
  }
}
