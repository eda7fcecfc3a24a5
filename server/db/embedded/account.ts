import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The system account the server runs as; nothing is named when it is simply our own. */
export interface Account {
  name?: string
  /** What child_process takes to run a program as this account. */
  identity: { uid?: number; gid?: number }
}

const CANDIDATES = ['postgres', '_postgres', 'nobody']

/**
 * Chooses the account to run PostgreSQL as, which refuses to run as root: the owner of the data, else `postgres`,
 * else `nobody`. Anyone but root keeps their own.
 *
 * @param data the data folder, which need not exist yet
 * @throws when we are root and the machine has no such account
 */
export function chooseAccount(data: string): Account {
  if (process.getuid?.() !== 0) return { identity: {} }
  const owner = lstatSync(data, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, identity: { uid: owner.uid, gid: owner.gid } }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const candidate of CANDIDATES) {
    const entry = accounts.find(([name]) => name === candidate)
    if (entry) return { name: candidate, identity: { uid: Number(entry[2]), gid: Number(entry[3]) } }
  }
  throw new Error(
    'PostgreSQL refuses to run as root and there is neither a postgres nor a nobody account: set DATABASE_URL',
  )
}

/**
 * Whether the account can enter a folder, by trying: permissions, access lists and mounts all matter.
 *
 * @param folder an existing folder, or one whose nearest existing parent decides
 */
export function canEnter(account: Account, folder: string): boolean {
  let existing = path.resolve(folder)
  while (!lstatSync(existing, { throwIfNoEntry: false })) existing = path.dirname(existing)
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', existing], { ...account.identity, cwd: '/' }).status === 0
}

/** Makes the account the owner of a file or folder; does nothing when the account is our own. */
export function giveTo(account: Account, target: string): void {
  const { uid, gid } = account.identity
  if (uid !== undefined && gid !== undefined) chownSync(target, uid, gid)
}
