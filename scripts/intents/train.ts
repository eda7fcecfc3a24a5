import type { Example } from '#server/chat/assistant/understand/intents/examples/all.ts'
import { BUCKETS, type Features, readFeatures } from '#server/chat/assistant/understand/intents/features.ts'
import { INTENTS } from '#server/chat/assistant/understand/intents.ts'
import { fill } from './fill.ts'
import { nameWhom } from './name-whom.ts'
import { startRandom } from './random.ts'
import { roughen } from './roughen.ts'

/** Weights before they are rounded, bucket by bucket, and one bias an intent. */
export interface Trained {
  weights: Float32Array
  biases: Float32Array
}

/** How the training runs; part of what the model file is hashed from. */
const SETTINGS = { members: 4, copies: 8, rounds: 4, rate: 1, start: 1, positive: 2.5, least: 0.02 }

const COUNT = INTENTS.length

/** One filled copy of each example as it is written, and some roughened. */
function prepare(examples: readonly Example[], seed: number): { features: Features; wanted: readonly number[] }[] {
  const random = startRandom(seed)
  return examples.flatMap(({ text, intents }) => {
    const wanted = intents.map((intent) => INTENTS.indexOf(intent))
    const isWish = !intents.some((intent) => ['greeting', 'thanks', 'goodbye', 'affirm', 'deny'].includes(intent))
    return Array.from({ length: SETTINGS.copies }, (_, copy) => {
      if (copy === 0) return { features: readFeatures(fill(text, random)), wanted }
      const filled = fill(nameWhom(text, intents, random), random)
      return { features: readFeatures(roughen(filled, random, isWish)), wanted }
    })
  })
}

/**
 * Logistic regression, one against the rest, by AdaGrad: the same examples and seed give the same weights. They are the mean
 * of several trainings with other copies in another order, so that little depends on chance.
 */
export function train(examples: readonly Example[], seed: number): Trained {
  const weights = new Float32Array(BUCKETS * COUNT)
  const biases = new Float32Array(COUNT)
  for (let member = 0; member < SETTINGS.members; member += 1) {
    const one = trainOnce(examples, seed + 1000 * member)
    for (const [at, weight] of one.weights.entries()) weights[at] = (weights[at] ?? 0) + weight / SETTINGS.members
    for (const [at, bias] of one.biases.entries()) biases[at] = (biases[at] ?? 0) + bias / SETTINGS.members
  }
  return { weights, biases }
}

function trainOnce(examples: readonly Example[], seed: number): Trained {
  const samples = prepare(examples, seed)
  const random = startRandom(seed + 1)
  const weights = new Float32Array(BUCKETS * COUNT)
  const squares = new Float32Array(BUCKETS * COUNT).fill(SETTINGS.start)
  const biases = new Float32Array(COUNT).fill(-3)
  const sums = new Float64Array(COUNT)
  for (let round = 0; round < SETTINGS.rounds; round += 1) {
    for (const { features, wanted } of random.shuffle(samples)) {
      addUp(features, weights, biases, sums)
      for (let k = 0; k < COUNT; k += 1) {
        const isWanted = wanted.includes(k)
        const error = 1 / (1 + Math.exp(-(sums[k] ?? 0))) - (isWanted ? 1 : 0)
        if (Math.abs(error) < SETTINGS.least) continue
        step(features, k, isWanted ? error * SETTINGS.positive : error, weights, squares)
        biases[k] = (biases[k] ?? 0) - 0.01 * error
      }
    }
  }
  return { weights, biases }
}

function step({ buckets, values }: Features, k: number, error: number, weights: Float32Array, squares: Float32Array) {
  for (let i = 0; i < buckets.length; i += 1) {
    const at = (buckets[i] ?? 0) * COUNT + k
    const weight = weights[at] ?? 0
    const slope = error * (values[i] ?? 0)
    const square = (squares[at] ?? 0) + slope * slope
    squares[at] = square
    weights[at] = weight - (SETTINGS.rate * slope) / Math.sqrt(square)
  }
}

/** The sum of each intent for a message. */
export function addUp({ buckets, values }: Features, weights: Float32Array, biases: Float32Array, sums: Float64Array) {
  sums.set(biases)
  for (let i = 0; i < buckets.length; i += 1) {
    const [at, value] = [(buckets[i] ?? 0) * COUNT, values[i] ?? 0]
    for (let k = 0; k < COUNT; k += 1) sums[k] = (sums[k] ?? 0) + value * (weights[at + k] ?? 0)
  }
}
