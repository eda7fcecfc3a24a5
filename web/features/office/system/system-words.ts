import type { SystemState } from '#shared/contract/office/system.admin.ts'
import { NO_REDIS } from '#shared/model/redis-address.ts'
import { formatCount } from '#web/lib/format.ts'
import { formatShortDateTime } from '#web/lib/format-date.ts'
import { getLabel } from '#web/lib/known.ts'

/** One thing the system says of itself, and what more there is to it. */
export interface Fact {
  name: string
  value: string
  more: string[]
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1000
/** What the server counts at most. */
const MAX_COUNT = 1000

/** 1234567 as '1.2 MB'. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP
    unit += 1
  }
  return `${value.toLocaleString('en-US', { maximumFractionDigits: unit === 0 || value >= 100 ? 0 : 1 })} ${UNITS[unit]}`
}

const some = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`

/** How long something runs: '3 days, 2 hours', of which the two largest are said. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  if (days > 0) return `${some(days, 'day')}, ${some(hours, 'hour')}`
  return hours > 0 ? `${some(hours, 'hour')}, ${some(minutes % 60, 'minute')}` : some(minutes, 'minute')
}

const upTo = (count: number) => (count >= MAX_COUNT ? `${formatCount(MAX_COUNT)} or more` : formatCount(count))

const REDIS: Record<SystemState['redis'], string> = {
  none: 'Not used',
  connected: 'Connected',
  away: 'Not responding',
}
const OBJECTS: Record<SystemState['objects'], string> = {
  database: 'In the database',
  bucket: 'In a bucket',
  away: 'The bucket is not responding',
}
const ASSISTANT: Record<SystemState['assistant']['state'], string> = {
  off: 'Chat is off',
  'built-in': 'Built-in, no AI model',
  untried: 'AI model, not used yet',
  answering: 'AI model',
  failing: 'Built-in: the AI model is not responding',
  'no-key': 'Built-in: the AI model has no key',
  spent: 'Built-in: today’s token limit is used up',
}

/** Mails are called by their kind: 'booking-notice' is 'booking notice'. */
const kindOf = (kind: string) => kind.replaceAll('-', ' ')

function sayMail({ delivery, waiting, oldestWaitingAt, failed, lastError }: SystemState['mail'], now: number): Fact {
  const oldest = oldestWaitingAt && `, the oldest for ${formatSpan(now - Date.parse(oldestWaitingAt))}`
  return {
    name: 'Email',
    value: delivery === 'smtp' ? 'Sent by SMTP' : 'Written to files',
    more: [
      `${upTo(waiting)} waiting${oldest ?? ''}`,
      `${upTo(failed)} failed`,
      lastError
        ? `Last error: ${lastError.error} (${kindOf(lastError.kind)}, ${formatShortDateTime(lastError.at)})`
        : 'No error',
    ],
  }
}

function sayBackup({ daily, lastAt, bytes, failedAt }: SystemState['backup']): Fact {
  return {
    name: 'Last backup',
    value: lastAt === null ? 'Never' : `${formatShortDateTime(lastAt)}, ${formatBytes(bytes ?? 0)}`,
    more: [
      daily ? 'Made automatically every night' : 'Made by the database operator',
      ...(failedAt === null ? [] : [`The last attempt failed: ${formatShortDateTime(failedAt)}`]),
    ],
  }
}

function sayAssistant({ model, state, answeredAt, failingSince, fallbacks }: SystemState['assistant']): Fact {
  return {
    name: 'Assistant',
    value: getLabel(ASSISTANT, state),
    more: [
      `Model: ${model}`,
      ...(answeredAt === null ? [] : [`Last model answer: ${formatShortDateTime(answeredAt)}`]),
      ...(failingSince === null ? [] : [`Failing since ${formatShortDateTime(failingSince)}`]),
      ...(fallbacks === 0 ? [] : [`Fell back ${some(fallbacks, 'time')} today`]),
    ],
  }
}

/** The system's state in words. */
export function describeSystem(state: SystemState, now = Date.now()): Fact[] {
  const { database, disk, assistant, workers } = state
  const { open, idle, waiting } = database.connections
  return [
    {
      name: 'Version',
      value: state.version,
      more: [
        `Node ${state.node}`,
        `${workers === 1 ? '1 process' : `${workers} processes`}, ${formatBytes(state.memoryBytes)} of memory in this one`,
      ],
    },
    {
      name: 'Running',
      value: formatSpan(now - Date.parse(state.startedAt)),
      more: [`Since ${formatShortDateTime(state.startedAt)}`],
    },
    {
      name: 'Database',
      value: `PostgreSQL ${database.version}, ${database.server}`,
      more: [
        formatBytes(database.bytes),
        `${some(open, 'connection')}, ${formatCount(idle)} idle, ${formatCount(waiting)} waiting`,
      ],
    },
    sayMail(state.mail, now),
    sayBackup(state.backup),
    {
      name: 'Disk',
      value: disk ? `${formatBytes(disk.freeBytes)} free` : 'Unknown',
      more: disk ? [`of ${formatBytes(disk.totalBytes)}`] : [],
    },
    sayAssistant(assistant),
    { name: 'Redis', value: getLabel(REDIS, state.redis), more: state.redis === 'none' ? [NO_REDIS] : [] },
    { name: 'Pictures and documents', value: getLabel(OBJECTS, state.objects), more: [] },
    { name: 'Cards', value: state.cards === 'stripe' ? 'Stripe' : 'Manual (no card processor)', more: [] },
  ]
}
