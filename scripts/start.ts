/** `npm start`: builds the site when its sources changed, starts everything on one port, and ends cleanly. */
import cluster from 'node:cluster'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'

/** Ends the process for a reason that can be set right in the environment. */
function refuse({ message }: ConfigError): never {
  console.error(`Marquee cannot start:\n${message}`)
  process.exit(1)
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) refuse(error)
    throw error
  }
}

const config = readConfigOrExit()
const log = createLog(config)

function crash(error: unknown): void {
  if (error instanceof ConfigError) refuse(error)
  log.fatal({ err: error }, 'unexpected failure; the process ends')
  process.exitCode = 1
  process.exit()
}
process.on('uncaughtException', crash)
process.on('unhandledRejection', crash)

if (cluster.isPrimary && !process.argv.includes('--no-build')) {
  const { buildSite } = await import('./build-site.ts')
  const { prerenderSite } = await import('./prerender.ts')
  await buildSite()
  await prerenderSite(config.brand)
}
// the primary doesn't need the product in its own memory
if (cluster.isPrimary && config.workers > 1) {
  const { runWorkers } = await import('./start-workers.ts')
  void runWorkers(config, log)
} else {
  const { runServer } = await import('./start-server.ts')
  await runServer(config, log)
}
