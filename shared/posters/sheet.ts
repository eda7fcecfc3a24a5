import type { Drawing } from './draw.ts'
import type { PaletteName } from './ink.ts'

/** One of the three one-sheets of a category: the palettes that suit it, and its picture. */
export interface Sheet {
  palettes: readonly PaletteName[]
  draw(c: Drawing): string
}
