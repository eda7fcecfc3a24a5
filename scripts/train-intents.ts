/** `npm run chat:train`: trains the assistant's classifier from its examples and writes the model file. */
import { writeFileSync } from 'node:fs'
import { listExamples } from '#server/chat/assistant/understand/intents/examples/all.ts'
import { writeModel } from '#server/chat/assistant/understand/intents/model-file.ts'
import { calibrate } from './intents/calibrate.ts'
import { crossValidate } from './intents/cross-validate.ts'
import { quantize } from './intents/quantize.ts'
import { report } from './intents/report.ts'
import { hashSources } from './intents/sources.ts'
import { train } from './intents/train.ts'

const SEED = 21
const PARTS = 3
const FILE = new URL('../server/chat/assistant/understand/intents/model.bin', import.meta.url)

const examples = listExamples()
console.log(`${examples.length} examples`)
const scored = crossValidate(examples, SEED, PARTS)
const calibrations = calibrate(scored)
console.log(report(scored, calibrations, process.argv[2]))
const model = quantize(train(examples, SEED), calibrations)
const bytes = writeModel({ ...model, seed: SEED, trainedFrom: hashSources() })
writeFileSync(FILE, bytes)
console.log(`wrote model.bin: ${bytes.length} bytes`)
