// A separate app process for the tests. It uses the database folder it is given until it is asked to stop or killed.
import { startEmbeddedDatabase } from '../start-embedded.ts'

const [dir = '', settings = '{}'] = process.argv.slice(2)

const database = await startEmbeddedDatabase({ dir, settings: JSON.parse(settings) })
process.stdout.write(`${JSON.stringify({ owned: database.owned(), config: database.config })}\n`)

const keepAlive = setInterval(() => {}, 1000)
process.on('SIGTERM', async () => {
  clearInterval(keepAlive)
  await database.stop()
  process.exit(0)
})
