import type { Attributes } from './span.ts'

/** A value with the labels it is counted by. */
interface Point<Value> {
  attributes: Attributes
  value: Value
}

/** How many observations fell below each bound and above the one before; the last has no bound. */
export interface Distribution {
  bounds: readonly number[]
  counts: readonly number[]
  sum: number
}

/** One thing that is measured, as it leaves for a collector. Counters and distributions count from the start on. */
export type Figure = { name: string; help: string; unit?: string } & (
  | { kind: 'counter' | 'gauge'; points: Point<number>[] }
  | { kind: 'distribution'; points: Point<Distribution>[] }
)
