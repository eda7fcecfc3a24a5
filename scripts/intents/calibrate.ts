import { INTENTS, type Intent } from '#server/chat/assistant/understand/intents.ts'
import type { Scored } from './cross-validate.ts'

/** Turns the sum of an intent into a likelihood: sigmoid(slope × sum + shift). */
export interface Calibration {
  slope: number
  shift: number
}

/** What is trained from all examples is surer of a message than what left its like out, in log-odds. */
const WHOLE = 0.8
/** How far intents are preferred whose misses are worse than false alarms, in log-odds. */
const PREFERRED: Partial<Record<Intent, number>> = { emergency: 0.4, decline: 0.3, meddling: 0.1 }
/** How strongly a slope of 1 is assumed of intents with few examples. */
const PRIOR = 3

/** How often a step is halved that makes the loss worse. */
const HALVINGS = 30

/** Fits each intent's likelihoods to held-out examples (Platt scaling). */
export function calibrate(scored: readonly Scored[]): Calibration[] {
  return INTENTS.map((intent, k) => {
    if (!scored.some(({ wanted }) => wanted.includes(intent))) return { slope: 1, shift: 0 }
    const { slope, shift } = fitSigmoid(
      scored.map(({ sums }) => sums[k] ?? 0),
      scored.map(({ wanted }) => wanted.includes(intent)),
    )
    return { slope, shift: shift + WHOLE + (PREFERRED[intent] ?? 0) }
  })
}

/**
 * The slope and shift of the least loss, by Newton's method. A full step may overshoot where most likelihoods are near 0
 * or 1; half of it is taken until the loss is not worse.
 */
export function fitSigmoid(sums: readonly number[], wanted: readonly boolean[]): Calibration {
  let [slope, shift] = [1, 0]
  for (let round = 0; round < 30; round += 1) {
    // gradient and curvature of the loss, with the prior on the slope
    let [ga, gb, haa, hab, hbb] = [PRIOR * (slope - 1), 0, PRIOR, 0, 1e-6]
    sums.forEach((x, i) => {
      const p = 1 / (1 + Math.exp(-(slope * x + shift)))
      const error = p - (wanted[i] ? 1 : 0)
      const curve = Math.max(p * (1 - p), 1e-6)
      ga += error * x
      gb += error
      haa += curve * x * x
      hab += curve * x
      hbb += curve
    })
    const det = haa * hbb - hab * hab
    let [bySlope, byShift] = [(hbb * ga - hab * gb) / det, (haa * gb - hab * ga) / det]
    const loss = lossOf(sums, wanted, { slope, shift })
    for (let half = 0; half < HALVINGS; half += 1) {
      if (lossOf(sums, wanted, { slope: slope - bySlope, shift: shift - byShift }) <= loss) break
      bySlope /= 2
      byShift /= 2
    }
    slope -= bySlope
    shift -= byShift
  }
  return { slope, shift }
}

/** The loss that `fitSigmoid` makes small: how unlikely the examples are, and how far the slope is from 1. */
export function lossOf(sums: readonly number[], wanted: readonly boolean[], { slope, shift }: Calibration): number {
  return sums.reduce(
    (loss, x, i) => {
      const y = wanted[i] ? -(slope * x + shift) : slope * x + shift
      // log(1 + exp(y)), without an overflow
      return loss + Math.max(y, 0) + Math.log1p(Math.exp(-Math.abs(y)))
    },
    (PRIOR * (slope - 1) ** 2) / 2,
  )
}
