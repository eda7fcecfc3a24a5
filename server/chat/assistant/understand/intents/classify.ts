import { readFileSync } from 'node:fs'
import type { ScoredIntent } from '../reading.ts'
import { readFeatures } from './features.ts'
import { type Model, readModel } from './model-file.ts'

/** A score from which an intent is taken for meant; below it, the visitor is asked. */
export const SURE = 0.4

const MODEL_FILE = new URL('model.bin', import.meta.url)

let loaded: Model | undefined

/**
 * How likely a message wants each intent, most likely first. Scores are independent of each other: several wishes give
 * several scores above `SURE`.
 * @param text as the visitor wrote it. '{agent}', '{category}', '{date}', '{time}' and '{place}' may stand for what was
 * already recognized.
 */
export function classify(text: string): ScoredIntent[] {
  loaded ??= readModel(readFileSync(MODEL_FILE))
  return scoreWith(loaded, text)
}

/** The same with a certain model. */
export function scoreWith({ intents, scales, biases, weights }: Model, text: string): ScoredIntent[] {
  const { buckets, values } = readFeatures(text)
  const count = intents.length
  const sums = new Float64Array(count)
  buckets.forEach((bucket, i) => {
    const value = values[i] ?? 0
    for (let k = 0; k < count; k += 1) sums[k] = (sums[k] ?? 0) + value * (weights[bucket * count + k] ?? 0)
  })
  return intents
    .map((intent, k) => ({ intent, score: sigmoid((sums[k] ?? 0) * (scales[k] ?? 0) + (biases[k] ?? 0)) }))
    .sort((a, b) => b.score - a.score)
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))
