import { type Config, ConfigError, readConfig } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import { findDatabase } from '#server/db/connect/find-database.ts'
import { AppError } from '#server/errors.ts'
import { createLog } from '#server/log.ts'
import { withMaintenanceDatabase } from './maintenance-database.ts'

/** Runs `work` on the configured database, migrated, embedded or managed; the product may run meanwhile. */
export async function withConfiguredDatabase<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  try {
    return await withMaintenanceDatabase(database.owner, (db) => work(db, config))
  } finally {
    await database.stop()
  }
}

/**
 * Runs a command as this process. An error of an expected kind is one line on standard error and exit code 1; any other
 * is a bug and is thrown.
 * @param run gives the exit code
 * @param expected the kinds of error that are no bugs
 */
export async function runMain(
  run: () => Promise<number>,
  ...expected: (new (
    ...args: never[]
  ) => Error)[]
): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/**
 * Runs a command as this process. A refusal and a setting that cannot be used are one line on standard error and exit
 * code 1; any other error is a bug and is thrown.
 * @param run gives the exit code
 */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof AppError)) throw error
    console.error(error instanceof AppError ? `${error.message}. Nothing was changed.` : error.message)
    process.exitCode = 1
  }
}
