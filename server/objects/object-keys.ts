import { createHash, randomBytes } from 'node:crypto'

/** The SHA-256 of bytes, as 64 hexadecimal digits. */
export const hashBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A key for these bytes that was never used: the folder, their SHA-256, and 64 random bits. */
export const makeKey = (folder: string, bytes: Buffer): string =>
  `${folder}/${hashBytes(bytes)}-${randomBytes(8).toString('hex')}`

/** Whether a name in a bucket is a key of ours: the bucket may hold other things, and other copies of the product. */
export const isKey = (name: string): boolean => /^[a-z]+\/[0-9a-f]{64}-[0-9a-f]{16}$/.test(name)

/** Whether these are the bytes that a key was made for. */
export const isOfKey = (key: string, bytes: Buffer): boolean => key.split('/')[1]?.split('-')[0] === hashBytes(bytes)
