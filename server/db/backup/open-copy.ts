import { createWriteStream } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { getErrorCode } from '#server/errors.ts'
import { BackupError } from './backup-format.ts'
import { fromWeb, readAsWeb } from './web-streams.ts'
import { PART } from './write-backup.ts'

const FIRST_LINE = 'age-encryption.org/v1\n'

/** A backup that can be read. */
export interface OpenedCopy extends AsyncDisposable {
  file: string
}

/**
 * Makes a backup readable: a copy from elsewhere is decrypted into a file beside it that is gone afterwards, any other
 * file is left as it is (docs/product.md S122).
 * @param identity a file with the private key, as age-keygen writes it
 * @throws BackupError when there is no key, or not the right one; otherwise what the disk refused
 */
export async function openCopy(file: string, identity: string | undefined): Promise<OpenedCopy> {
  if (!(await isEncrypted(file))) return { file, [Symbol.asyncDispose]: async () => {} }
  if (identity === undefined) throw new BackupError('This copy is encrypted. Name the file of its key: --identity FILE')
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  const keys = (await readFile(identity, 'utf8')).match(/^AGE-SECRET-KEY-\S+/gm)
  if (!keys) throw new BackupError(`There is no age key in ${identity}.`)
  try {
    for (const key of keys) decrypter.addIdentity(key)
  } catch (error) {
    throw new BackupError(`The age key in ${identity} is not whole.`, { cause: error })
  }
  const opened = `${file}.${process.pid}${PART}`
  const remove = () => rm(opened, { force: true })
  try {
    const plain = await decrypter.decrypt(readAsWeb(file))
    await pipeline(fromWeb(plain), createWriteStream(opened, { flags: 'wx', mode: 0o600 }))
    return { file: opened, [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    if (getErrorCode(error) !== undefined) throw error
    throw new BackupError(`${file} cannot be decrypted: another key, or damaged.`, { cause: error })
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(FIRST_LINE.length))
    return buffer.toString('latin1') === FIRST_LINE
  } finally {
    await handle.close()
  }
}
