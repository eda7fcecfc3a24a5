/**
 * `npm run doctor`: checks what the product needs from its machine and the internet, says what is wrong in plain words and
 * how to fix it. Changes nothing. Exit code 1 when something is broken.
 */
import { readConfig } from '#server/config.ts'
import { openPool } from '#server/db/client.ts'
import { findDatabase } from '#server/db/find-database.ts'
import { createLog } from '#server/log.ts'
import { checkAddress, openOutside } from './doctor/address.ts'
import { describeFindings, type Finding } from './doctor/finding.ts'
import { checkBackups, checkClock, checkDatabase, checkDisks } from './doctor/machine.ts'
import { checkMail } from './doctor/mail.ts'
import { checkSettings } from './doctor/settings.ts'
import { runCommand } from './run-command.ts'

async function run(): Promise<number> {
  const config = readConfig(process.env)
  const outside = openOutside()
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  const pool = openPool({ ...database.connection, max: 1 })
  const found: (Finding | Finding[])[] = []
  try {
    found.push(
      ...(await Promise.all([
        checkDatabase(pool),
        checkClock(),
        checkDisks(config),
        checkBackups(config, new Date()),
        checkAddress(config, outside),
        checkMail(config, outside),
        checkSettings(config),
      ])),
    )
  } finally {
    await pool.end()
    await database.stop()
  }
  const findings = found.flat()
  console.log(describeFindings(findings))
  return findings.some(({ state }) => state === 'broken') ? 1 : 0
}

if (import.meta.main) await runCommand(run)
