import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { INTENTS, type Intent } from '../intents.ts'
import { BUCKETS } from './features.ts'

/** A trained classifier: one row of weights a bucket, one weight an intent. */
export interface Model {
  /** What it was trained from: see `hashSources` of scripts/intents/sources.ts. */
  trainedFrom: string
  seed: number
  intents: readonly Intent[]
  /** A weight is its number times the scale of its intent. */
  scales: readonly number[]
  /** Fitted to held-out examples, so that a score is a likelihood. */
  biases: readonly number[]
  weights: Int8Array
}

/** The bytes of a model file: a line of JSON, then the weights, compressed. */
export function writeModel({ weights, ...head }: Model): Buffer {
  const line = Buffer.from(`${JSON.stringify(head)}\n`)
  // intent by intent, so that runs of zeros are long
  const turned = new Int8Array(weights.length)
  const count = head.intents.length
  for (let i = 0; i < weights.length; i += 1) turned[(i % count) * BUCKETS + Math.floor(i / count)] = weights[i] ?? 0
  const bytes = Buffer.concat([line, Buffer.from(turned.buffer)])
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } })
}

/** The model of a file's bytes. Fails on one of other intents or buckets. */
export function readModel(file: Buffer): Model {
  const bytes = brotliDecompressSync(file)
  const end = bytes.indexOf('\n')
  // written by writeModel, and checked by the lengths below
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<Model, 'weights'>
  const turned = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, bytes.length - end - 1)
  const count = head.intents.length
  if (head.intents.join() !== INTENTS.join() || turned.length !== count * BUCKETS)
    throw new Error('The intent model is stale: run npm run chat:train')
  const weights = new Int8Array(turned.length)
  for (let i = 0; i < weights.length; i += 1) weights[i] = turned[(i % count) * BUCKETS + Math.floor(i / count)] ?? 0
  return { ...head, weights }
}
