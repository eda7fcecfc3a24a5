import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-format.ts'
import { fromWeb, readAsWeb } from './web-streams.ts'

/** Where a copy of each backup goes (docs/product.md S122). */
export interface Elsewhere {
  /** A command for the shell. It gets the copy on its standard input and the copy's name in BACKUP_NAME. */
  command: string
  /** The age public key the copy is encrypted for (age-encryption.org/v1). */
  recipient: string
}

/** How long a command may take, in milliseconds. */
const SEND_MS = 60 * 60_000
/** How much of its error output a message repeats, in characters. */
const SAID = 500

/** The name of a backup's copy. */
export const nameCopy = (file: string) => `${path.basename(file)}.age`

/**
 * Encrypts a backup and hands it to the command that takes it elsewhere.
 * @param signal ends the command
 * @throws BackupError when the recipient is no key, or the command fails, takes too long or does not take all of it
 */
export async function sendBackup(file: string, { command, recipient }: Elsewhere, signal?: AbortSignal): Promise<void> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch (error) {
    throw new BackupError('BACKUP_RECIPIENT is not an age public key: a letter is wrong.', { cause: error })
  }
  const encrypted = await encrypter.encrypt(readAsWeb(file))
  const timeout = AbortSignal.timeout(SEND_MS)
  // the name comes in as $0, so that the shell never reads it as a command
  const child = spawn('/bin/sh', ['-c', `export BACKUP_NAME="$0"\n${command}`, nameCopy(file)], {
    stdio: ['pipe', 'ignore', 'pipe'],
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-SAID)
  })
  const feeding = pipeline(fromWeb(encrypted), child.stdin).then(
    () => undefined,
    (error: unknown) => error,
  )
  const [code] = await once(child, 'close').catch((error: unknown) => {
    if (!timeout.aborted) throw error
    throw new BackupError('The command of BACKUP_TO did not end within an hour.', { cause: error })
  })
  const broken = await feeding
  if (code !== 0) throw new BackupError(`The command of BACKUP_TO ended with ${code}. ${said.trim()}`.trim())
  if (broken) throw new BackupError('The command of BACKUP_TO did not take the whole backup.', { cause: broken })
}
