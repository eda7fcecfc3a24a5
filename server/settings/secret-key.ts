import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { getErrorCode } from '#server/errors.ts'

const FILE = 'secret.key'

/**
 * The key stored secrets are sealed with: SECRET_KEY, else the one in DATA_DIR, made when it is first needed and
 * readable by its owner alone. Several processes that begin at once agree on one.
 * @throws Error when DATA_DIR can't be written
 */
export function findSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string {
  if (secretKey !== undefined) return secretKey
  const file = path.join(dataDir, FILE)
  return readKey(file) ?? makeKey(file)
}

/**
 * Where the key that stored secrets are sealed with is kept, for people who back it up.
 * @returns a path, 'the value of SECRET_KEY', or undefined while no secret was stored and there is none
 */
export function nameSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string | undefined {
  if (secretKey !== undefined) return 'the value of SECRET_KEY'
  const file = path.join(dataDir, FILE)
  return existsSync(file) ? file : undefined
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function makeKey(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // appears whole or not at all
    linkSync(own, file)
  } catch (error) {
    if (getErrorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  const key = readKey(file)
  if (key === undefined) throw new Error(`${file} is empty`)
  return key
}
