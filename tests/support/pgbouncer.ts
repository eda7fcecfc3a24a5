import { execFileSync } from 'node:child_process'

/** The PgBouncer of this machine; where it has none, the test that needs one says so. */
export const pgbouncerBinary = ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => {
  try {
    execFileSync(name, ['-V'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})
if (pgbouncerBinary === undefined)
  console.warn('SKIPPED: the test of a pooler needs pgbouncer (Debian: apt-get install pgbouncer)')
