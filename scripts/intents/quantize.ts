import type { Model } from '#server/chat/assistant/understand/intents/model-file.ts'
import { INTENTS } from '#server/chat/assistant/understand/intents.ts'
import type { Calibration } from './calibrate.ts'
import type { Trained } from './train.ts'

const STEPS = 127
/** Weights above this part of the largest one are cut to it, so that the small ones keep their shape. */
const KEPT = 0.5
/** Smaller ones are dropped: they are noise, and fill the file. */
const LEAST_STEPS = 4

/** Rounds weights to 8 bits; scores become the calibrated ones. */
export function quantize({ weights, biases }: Trained, calibrations: readonly Calibration[]) {
  const count = INTENTS.length
  const largest = new Float64Array(count)
  weights.forEach((weight, i) => {
    const k = i % count
    largest[k] = Math.max(largest[k] ?? 0, Math.abs(weight))
  })
  const steps = Array.from(largest, (most) => (most * KEPT) / STEPS || 1)
  const rounded = Int8Array.from(weights, (weight, i) => {
    const step = Math.round(weight / (steps[i % count] ?? 1))
    return Math.abs(step) < LEAST_STEPS ? 0 : Math.max(-STEPS, Math.min(STEPS, step))
  })
  const slopes = INTENTS.map((_, k) => calibrations[k]?.slope ?? 1)
  return {
    intents: INTENTS,
    scales: steps.map((step, k) => step * (slopes[k] ?? 1)),
    biases: Array.from(biases, (bias, k) => bias * (slopes[k] ?? 1) + (calibrations[k]?.shift ?? 0)),
    weights: rounded,
  } satisfies Omit<Model, 'seed' | 'trainedFrom'>
}
