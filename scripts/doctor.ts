/**
 * `npm run doctor`: checks what the product needs from its machine and the internet, says what is wrong in plain words and
 * how to fix it. Starts the embedded database when the product does not run, and writes nothing. Exit code 1 when something
 * is broken.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { openPool } from '#server/db/client.ts'
import { findDatabase } from '#server/db/connect/find-database.ts'
import { createLog } from '#server/log.ts'
import { checkAddress, openOutside } from './doctor/address.ts'
import { broken, describeFindings, type Finding, look } from './doctor/finding.ts'
import { checkBackups, checkClock, checkDatabase, checkDisks } from './doctor/machine.ts'
import { checkMail } from './doctor/mail.ts'
import { checkSettings } from './doctor/settings.ts'
import { runCommand } from './run-command.ts'

/** Checks the database of the configuration. An embedded one that nobody made yet is not made here. */
async function openAndCheck(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'postgres'))) {
    return [
      look(`There is no database in ${config.dataDir} yet.`, 'Check DATA_DIR, or start the product: it makes one.'),
    ]
  }
  try {
    const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
    const pool = openPool({ ...database.connection, max: 1 })
    try {
      return await checkDatabase(pool)
    } finally {
      await pool.end()
      await database.stop()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [broken(`The database does not start: ${reason}`, 'Look at the disk below, and at the log of the product.')]
  }
}

async function run(): Promise<number> {
  const config = readConfig(process.env)
  const outside = openOutside()
  const found: (Finding | Finding[])[] = await Promise.all([
    openAndCheck(config),
    checkClock(),
    checkDisks(config),
    checkBackups(config, new Date()),
    checkAddress(config, outside),
    checkMail(config, outside),
    checkSettings(config),
  ])
  const findings = found.flat()
  console.log(describeFindings(findings))
  return findings.some(({ state }) => state === 'broken') ? 1 : 0
}

if (import.meta.main) await runCommand(run)
