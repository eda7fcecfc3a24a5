import { formatAtlantaTime } from '#server/availability/atlanta-time.ts'
import type { Config } from '#server/config.ts'
import type { SystemState } from '#shared/contract/office/system.admin.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { isNearlyFull } from './disk.ts'

/** A night may be missed; two are too many. In milliseconds. */
export const BACKUP_MS = 2 * DAY_MS
/** A mail that waits so long is no mail that is about to leave, in milliseconds. */
const LATE_MS = 30 * 60_000

const sayTime = (instant: string | null) => (instant === null ? 'its first call' : formatAtlantaTime(new Date(instant)))

/**
 * What the office should have looked at, the gravest first (docs/product.md P6.34).
 * @returns whole sentences, each with what to do
 */
export function findWarnings(
  { backup, disk, mail, redis, objects, assistant, startedAt }: Omit<SystemState, 'warnings'>,
  { config, now }: { config: Config; now: Date },
): string[] {
  const since = (instant: string | null) =>
    instant === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(instant)
  const full = disk !== null && isNearlyFull(disk)
  // a new installation has had no night yet
  const unsaved = backup.daily && Math.min(since(backup.lastAt), since(startedAt) + BACKUP_MS / 2) > BACKUP_MS
  const late = since(mail.oldestWaitingAt ?? now.toISOString()) > LATE_MS
  const warnings: [boolean, string][] = [
    [full, 'The disk is nearly full. When it is, nothing can be saved any more.'],
    [unsaved, 'There has been no backup for two days. The log says why.'],
    [backup.failedAt !== null && !unsaved, 'The last backup failed. The log says why.'],
    [
      config.demoLogins === 'all' && !config.loopback,
      'The published demo logins work from anywhere. Unset DEMO_DATA before real people use this.',
    ],
    [
      config.production && config.smtpUrl === undefined,
      'No email is being sent: SMTP_URL is not set, so emails are written to files.',
    ],
    [mail.failed > 0, 'Some emails failed. Send them again or drop them below.'],
    [late, 'Mail has waited for more than half an hour.'],
    [
      config.production && config.rateLimitScale !== 1,
      'RATE_LIMIT_SCALE is not 1: limits per address are not the usual ones.',
    ],
    [
      objects === 'away',
      'The bucket of OBJECTS_URL does not answer. Pictures and documents in it are out of reach. The log says why.',
    ],
    [redis === 'away', 'Redis does not answer. Limits and live conversations are counted without it.'],
    [
      assistant.state === 'failing',
      `The assistant's model has not answered since ${sayTime(assistant.failingSince)}. The built-in assistant answers. Test the model in the chat settings.`,
    ],
    [
      assistant.state === 'answering' && assistant.fallbacks > 0,
      `The model gave no answer ${assistant.fallbacks === 1 ? 'once' : `${assistant.fallbacks} times`} today; the built-in assistant answered.`,
    ],
    [assistant.state === 'spent', 'The assistant has used up its tokens of today; the built-in one answers.'],
  ]
  return warnings.filter(([stands]) => stands).map(([, sentence]) => sentence)
}
