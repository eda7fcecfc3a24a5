/**
 * `npm run chat:evaluate`: asks the assistant everything of server/chat/evaluation and counts what it answers right, on an
 * instance of its own with demo data, or with `--url` on a running one. `--model fake` puts a bad model behind it. Prints
 * the wrong examples of the open part; ends with 1 when a bound of docs/product.md P10.87 is not met.
 */
import { parseArgs } from 'node:util'
import { readInstance } from '#server/chat/evaluation/instance.ts'
import { RunningServer } from '#tests/support/running-server.ts'
import { evaluate } from './evaluate/evaluate.ts'
import { startBadModel } from './evaluate/fake-model.ts'
import { findMissed, writeFigures, writeWrong } from './evaluate/report.ts'

const { values } = parseArgs({ options: { url: { type: 'string' }, model: { type: 'string', default: 'fallback' } } })
if (values.model !== 'fallback' && values.model !== 'fake') {
  console.error('--model is fallback or fake')
  process.exit(2)
}

const fake = values.model === 'fake' ? await startBadModel() : undefined
const server = values.url
  ? undefined
  : new RunningServer(
      {
        RATE_LIMIT_SCALE: '100000',
        // without a key the built-in assistant answers
        OPENAI_API_KEY: fake ? 'test-key-1234567890-abcdefghij' : '',
        ...(fake && { OPENAI_BASE_URL: fake.url }),
      },
      { args: ['--no-build'] },
    )
try {
  await server?.open()
  const url = (values.url ?? server?.url ?? '').replace(/\/$/, '')
  const evaluation = await evaluate(await readInstance(url, new Date()))
  console.log(`${writeWrong(evaluation)}\n\n${writeFigures(evaluation)}`)
  const missed = findMissed(evaluation)
  if (missed.length > 0) console.log(`\nBounds not met:\n${missed.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await server?.close()
  await fake?.[Symbol.asyncDispose]()
}
