/**
 * `npm run restore -- FILE`: restores a backup into the configured empty database, embedded or managed; the product
 * must be stopped. With `--replace` it first deletes everything in the database. `--identity KEYFILE` decrypts a copy
 * that BACKUP_TO took elsewhere. `--try` restores into a database of its own, which is deleted afterwards.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { BackupError } from '#server/db/backup/backup-format.ts'
import { openCopy } from '#server/db/backup/open-copy.ts'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { findDatabase } from '#server/db/connect/find-database.ts'
import { createLog } from '#server/log.ts'
import { createSecretBox } from '#server/settings/secret-box.ts'
import { runMain } from './run-command.ts'

/**
 * Reads the command line.
 * @throws TypeError for unknown options
 */
export function readRequest(args: string[]): RestoreRequest {
  const { values, positionals } = parseArgs({
    args,
    options: {
      replace: { type: 'boolean', default: false },
      try: { type: 'boolean', default: false },
      identity: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new TypeError('Say which file: npm run restore -- FILE')
  if (values.try && values.replace) throw new TypeError('--try replaces nothing: leave --replace out')
  return {
    file: path.resolve(file),
    replace: values.replace,
    isTry: values.try,
    identity: values.identity === undefined ? undefined : path.resolve(values.identity),
  }
}

interface RestoreRequest {
  file: string
  replace: boolean
  /** Only to see that it opens. */
  isTry: boolean
  /** The file of the key of an encrypted copy. */
  identity: string | undefined
}

/**
 * Restores a backup into an embedded database of its own and deletes that: it opens, its checksum is right, every row
 * fits and each table has as many as when it was made (docs/product.md S122).
 * @throws BackupError when it could not be restored
 */
async function tryBackup(file: string): Promise<void> {
  const began = performance.now()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-try-'))
  try {
    const place = { dataDir, databaseUrl: undefined, databaseDirectUrl: undefined }
    const database = await findDatabase(place, createLog({ logLevel: 'warn' }))
    const { header, rows, tables } = await restoreBackup(database.owner, file).finally(() => database.stop())
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`This backup can be restored: ${rows.toLocaleString('en-US')} rows of ${tables} tables (${seconds} s).`)
    console.log(`It is of ${header.at}, made with Marquee ${header.version}. Nothing else was touched.`)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const AUTHENTICATOR_APPS = 'the authenticator apps of admins and agents'
const TAX_RECORDS = 'taxpayer numbers and W-9 forms'

interface Sealed {
  openai_api_key: Buffer | null
  redis_password: Buffer | null
  /** The secret of one of the authenticator apps: all are sealed with one key. */
  app: Buffer | null
  /** The newest taxpayer number. */
  tin: Buffer | null
}

async function readSealed(client: pg.Client): Promise<Sealed> {
  const { rows } = await client.query<Sealed>(`
    select (select openai_api_key from chat_settings), (select redis_password from chat_settings),
      (select sealed_secret from authenticator_apps order by created_at desc limit 1) as app,
      (select tin_sealed from agent_tax_details where tin_sealed is not null order by updated_at desc limit 1) as tin`)
  const [sealed] = rows
  if (!sealed) throw new Error('a select without a from gives one row')
  return sealed
}

/** The restored secrets that can't be decrypted here. */
export async function findLostSecrets(connection: pg.ClientConfig, config: Config): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { openai_api_key, redis_password, app, tin } = await readSealed(client).finally(() => client.end())
  // no key is made here: the old one may still be copied
  const hasKey = config.secretKey !== undefined || existsSync(path.join(config.dataDir, 'secret.key'))
  const box = createSecretBox(config, createLog({ logLevel: 'silent' }))
  const isLost = (sealed: Buffer | null, use: Parameters<typeof box.open>[1]) =>
    sealed !== null && (!hasKey || box.open(sealed, use) === null)
  return [
    ...(isLost(openai_api_key, 'openai-api-key') ? ["the assistant's key"] : []),
    ...(isLost(redis_password, 'redis-password') ? ['the password of Redis'] : []),
    ...(isLost(app, 'authenticator-app') ? [AUTHENTICATOR_APPS] : []),
    ...(isLost(tin, 'taxpayer-number') ? [TAX_RECORDS] : []),
  ]
}

async function run(): Promise<void> {
  const { file: named, replace, isTry, identity } = readRequest(process.argv.slice(2))
  const config = readConfig(process.env)
  await using opened = await openCopy(named, identity)
  const { file } = opened
  if (isTry) return await tryBackup(file)
  const began = performance.now()
  const database = await findDatabase(config, createLog({ logLevel: 'warn' }))
  try {
    const { header, rows, tables, migrated } = await restoreBackup(database.owner, file, { replace }).catch(
      (error: unknown) => {
        console.error('Nothing was restored; the database is as it was.')
        throw error
      },
    )
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${rows.toLocaleString('en-US')} rows of ${tables} tables are restored (${seconds} s).`)
    console.log(`The database is as it was at ${header.at}, with Marquee ${header.version}.`)
    if (migrated.length > 0) console.log(`Brought up to date: ${migrated.join(', ')}`)
    console.log('Everybody signs in again. Mail that was waiting then is sent when Marquee starts.')
    const lost = await findLostSecrets(database.owner, config)
    if (lost.length > 0) {
      console.log(`Sealed with another SECRET_KEY, and so empty: ${lost.join(' and ')}.`)
      console.log('Bring the old key back (SECRET_KEY, or secret.key in DATA_DIR), or enter them again in the office.')
      if (lost.includes(AUTHENTICATOR_APPS)) {
        console.log('Without the old key, sign in with a recovery code and set the authenticator app up again.')
      }
    }
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runMain(() => run().then(() => 0), ConfigError, BackupError, TypeError)
