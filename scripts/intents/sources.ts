import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDER = 'server/chat/assistant/understand'
const FILES = [
  `${FOLDER}/intents.ts`,
  'server/catalog/words/vocabulary.ts',
  `${FOLDER}/intents/features*.ts`,
  `${FOLDER}/intents/examples/**/*.ts`,
  'scripts/intents/*.ts',
]

/** The hash of all that a trained model follows from: examples, features and the trainer with its seed. */
export function hashSources(): string {
  const names = globSync(FILES, { cwd: ROOT }).filter((name) => !name.endsWith('.test.ts'))
  const hash = createHash('sha256')
  for (const name of names.map((one) => one.replaceAll('\\', '/')).sort()) {
    hash.update(`${name}\n${readFileSync(path.join(ROOT, name), 'utf8').replaceAll('\r\n', '\n')}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}
