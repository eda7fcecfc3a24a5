import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { startServer } from '#server/main.ts'
import { DEMO_LOGINS, loadDemoData } from './demo/load.ts'

/** In-flight requests get this long after SIGTERM, in milliseconds. */
const DRAIN_MS = 9_000

/** One process of the product, the only one or one of WORKERS: serves until it is told to stop. */
export async function runServer(config: Config, log: Log): Promise<void> {
  const server = await startServer(config, log, {
    prepare: async (context) => {
      if (config.demoData) await loadDemoData(context)
    },
  })
  // of several, the first says it for all
  if (cluster.isPrimary || cluster.worker?.id === 1) announce(config, server.url)

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    await Promise.race([server.close(), sleep(DRAIN_MS)])
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

function announce(config: Config, url: string): void {
  console.log(`\n${config.brand.name} is open at ${url}\n`)
  if (config.demoLogins) {
    console.log('Demo log-ins (made-up people, this data only):')
    for (const { who, login, password } of DEMO_LOGINS)
      console.log(`  ${who.padEnd(34)} ${login.padEnd(26)} ${password}`)
    console.log('')
  }
  if (config.smtpUrl === undefined) console.log(`Mail is written to ${config.dataDir}/mail\n`)
}
