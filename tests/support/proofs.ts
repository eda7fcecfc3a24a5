import type { Effects } from './effects.ts'

/** The effect of a settings field, as seen outside the settings page (docs/product.md P6.41). */
export interface Proof {
  value: unknown
  /** Prepares the app for it. */
  prepare?: (effects: Effects) => Promise<unknown>
  see(effects: Effects): Promise<unknown>
  before: unknown
  after: unknown
}

/** A proof for each field of a body: a new field without one doesn't compile, and fails below. */
export type Proofs<Body extends { shape: object }> = Record<keyof Body['shape'] & string, Proof>
