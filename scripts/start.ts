/** `npm start`: builds the site when its sources changed, starts everything on one port, and ends cleanly. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/main.ts'
import { buildSite } from './build-site.ts'
import { DEMO_LOGINS, loadDemoData } from './demo/load.ts'
import { prerenderSite } from './prerender.ts'

/** In-flight requests get this long after SIGTERM, in milliseconds. */
const DRAIN_MS = 9_000

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(`Marquee cannot start:\n${error.message}`)
    process.exit(1)
  }
}

const config = readConfigOrExit()
const log = createLog(config)

function crash(error: unknown): void {
  log.fatal({ err: error }, 'unexpected failure; the process ends')
  process.exitCode = 1
  process.exit()
}
process.on('uncaughtException', crash)
process.on('unhandledRejection', crash)

if (!process.argv.includes('--no-build')) {
  await buildSite()
  await prerenderSite(config.brand)
}
const server = await startServer(config, log, {
  prepare: async (context) => {
    if (config.demoData) await loadDemoData(context)
  },
})

function announce(): void {
  console.log(`\n${config.brand.name} is open at ${server.url}\n`)
  if (config.demoLogins) {
    console.log('Demo log-ins (made-up people, this data only):')
    for (const { who, login, password } of DEMO_LOGINS)
      console.log(`  ${who.padEnd(34)} ${login.padEnd(26)} ${password}`)
    console.log('')
  }
  if (config.smtpUrl === undefined) console.log(`Mail is written to ${config.dataDir}/mail\n`)
}
announce()

let stopping = false
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'stopping')
  await Promise.race([server.close(), sleep(DRAIN_MS)])
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
