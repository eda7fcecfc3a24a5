import { createHash, randomBytes } from 'node:crypto'

/** The SHA-256 of bytes, as 64 hexadecimal digits. */
export const hashBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A key for these bytes that was never used: the folder, their SHA-256, and 64 random bits. */
export const makeKey = (folder: string, bytes: Buffer): string =>
  `${folder}/${hashBytes(bytes)}-${randomBytes(8).toString('hex')}`

/** Whether these are the bytes that a key was made for. */
export const isOfKey = (key: string, bytes: Buffer): boolean => key.split('/')[1]?.split('-')[0] === hashBytes(bytes)
