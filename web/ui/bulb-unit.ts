/** Bulbs of one row (docs/design.md, numbers in the office). */
export const BULBS_A_ROW = 20

const STEPS = [1, 2, 5] as const

/**
 * What one bulb stands for: 1, 2 or 5 times a power of ten, so that the largest row lights 8 to 20 of them.
 * @param largest the largest row's figure, a whole number
 * @returns a whole number, 1 at least: a figure below 8 lights as many bulbs as it counts
 */
export function chooseBulbUnit(largest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) if (largest <= step * power * BULBS_A_ROW) return step * power
  }
}

/** How many bulbs of a row are lit. */
export const countLit = (figure: number, unit: number) => Math.min(BULBS_A_ROW, Math.max(0, Math.round(figure / unit)))
