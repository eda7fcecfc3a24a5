import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import { type RunningServer, startServer } from '#server/main.ts'
import { loadDemoData } from './demo/load.ts'
import { recordEarlierDemo } from './demo/record.ts'
import { findWorkingDemoLogins } from './demo/working-logins.ts'

/** How long in-flight requests get after SIGTERM, in milliseconds. */
const DRAIN_MS = 9_000

/** The end of draining, in which reads are turned away, in milliseconds; shorter than fail_timeout of deploy/nginx.conf. */
const LEAVE_MS = 2_000

/** One process of the product, the only one or one of WORKERS: serves until it is asked to stop. */
export async function runServer(config: Config, log: Log): Promise<void> {
  const server = await startServer(config, log, {
    prepare: async (context) => {
      if (config.demoData) await loadDemoData(context, config.admin)
      // a demo of an earlier release can be removed, too
      else await recordEarlierDemo(context.db)
    },
  })

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // balancers notice meanwhile; a person at the keyboard has none
    if (signal === 'SIGTERM' && config.drainMs > 0) {
      server.drain()
      const leaveMs = Math.min(LEAVE_MS, config.drainMs / 2)
      await sleep(config.drainMs - leaveMs)
      server.leave()
      await sleep(leaveMs)
    }
    await Promise.race([server.close(), sleep(DRAIN_MS)])
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  // with several workers, the first prints it for all
  if (cluster.isPrimary || cluster.worker?.id === 1) await announce(config, server)
}

/** Prints the address of the product and, where the demo logins may be used, the ones that work. */
async function announce(config: Config, { url, context }: RunningServer): Promise<void> {
  // an unavailable database at this moment is no reason to exit
  const logins = config.demoLogins !== 'none' ? await findWorkingDemoLogins(context.db).catch(() => []) : []
  const lines = [`\n${context.config.brand.name} is open at ${url}\n`]
  if (logins.length > 0) {
    lines.push('Demo log-ins (made-up people, this data only):')
    for (const { who, login, password } of logins) lines.push(`  ${who.padEnd(34)} ${login.padEnd(26)} ${password}`)
    lines.push('')
  }
  if (config.smtpUrl === undefined) lines.push(`Mail is written to ${config.dataDir}/mail\n`)
  console.log(lines.join('\n'))
}
