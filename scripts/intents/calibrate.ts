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

/** Fits each intent's likelihoods to held-out examples (Platt scaling), by Newton's method. */
export function calibrate(scored: readonly Scored[]): Calibration[] {
  return INTENTS.map((intent, k) => {
    if (!scored.some(({ wanted }) => wanted.includes(intent))) return { slope: 1, shift: 0 }
    let [slope, shift] = [1, 0]
    for (let round = 0; round < 30; round += 1) {
      // gradient and curvature of the loss, with the prior on the slope
      let [ga, gb, haa, hab, hbb] = [PRIOR * (slope - 1), 0, PRIOR, 0, 1e-6]
      for (const { sums, wanted } of scored) {
        const x = sums[k] ?? 0
        const p = 1 / (1 + Math.exp(-(slope * x + shift)))
        const error = p - (wanted.includes(intent) ? 1 : 0)
        const curve = Math.max(p * (1 - p), 1e-6)
        ga += error * x
        gb += error
        haa += curve * x * x
        hab += curve * x
        hbb += curve
      }
      const det = haa * hbb - hab * hab
      slope -= (hbb * ga - hab * gb) / det
      shift -= (haa * gb - hab * ga) / det
    }
    return { slope, shift: shift + WHOLE + (PREFERRED[intent] ?? 0) }
  })
}
