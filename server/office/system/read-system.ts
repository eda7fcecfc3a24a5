import { MODEL_LIMITS } from '#server/chat/assistant/model/ask-model.ts'
import { isSpent } from '#server/chat/assistant/model/budget.ts'
import type { AppContext } from '#server/context.ts'
import { findLastBackup } from '#server/db/backup/backup-folder.ts'
import { readVersion } from '#server/db/backup/backup-format.ts'
import { readQueueState } from '#server/mail/queue-state.ts'
import { chooseRedis } from '#server/settings/chat-settings.ts'
import { type ModelHealth, readModelHealth } from '#server/settings/model-health.ts'
import { hasModel } from '#server/settings/model-target.ts'
import type { SystemState } from '#shared/contract/office/system.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { readDatabaseFacts } from './database-facts.ts'
import { readDisk } from './disk.ts'
import { findWarnings } from './warnings.ts'

/** How the product itself is, with warnings (docs/product.md P6.34). */
export async function readSystem(context: AppContext): Promise<SystemState> {
  const { config, db, pool, now } = context
  const [database, queue, backup, disk, assistant] = await Promise.all([
    readDatabaseFacts(db),
    readQueueState(db),
    readBackup(config.backupDir),
    readDisk(config.dataDir),
    readAssistant(context),
  ])
  const managed = config.databaseUrl !== undefined
  const state: Omit<SystemState, 'warnings'> = {
    version: readVersion(),
    node: process.versions.node,
    startedAt: new Date(now().getTime() - process.uptime() * 1000).toISOString(),
    workers: config.workers,
    memoryBytes: process.memoryUsage.rss(),
    database: {
      server: managed ? 'managed' : 'embedded',
      ...database,
      connections: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    },
    mail: {
      delivery: config.smtpUrl === undefined ? 'files' : 'smtp',
      waiting: queue.waiting,
      oldestWaitingAt: queue.oldestAt?.toISOString() ?? null,
      failed: queue.failed,
      lastError: queue.lastError && { ...queue.lastError, at: queue.lastError.at.toISOString() },
    },
    redis: readRedis(context),
    objects: context.objects.state(),
    cards: config.stripe === undefined ? 'by-hand' : 'stripe',
    assistant,
    backup: { ...backup, daily: !managed },
    disk,
  }
  return { ...state, warnings: findWarnings(state, { config, now: now() }) }
}

async function readBackup(folder: string): Promise<Omit<SystemState['backup'], 'daily'>> {
  const { last, failure } = await findLastBackup(folder)
  return {
    lastAt: last?.at.toISOString() ?? null,
    bytes: last?.bytes ?? null,
    failedAt: failure?.at.toISOString() ?? null,
  }
}

function readRedis({ config, chatSettings, secrets, redis }: AppContext): SystemState['redis'] {
  if (chooseRedis(config, chatSettings, secrets)() === undefined) return 'none'
  return redis.isReady() ? 'connected' : 'away'
}

async function readAssistant(context: AppContext): Promise<SystemState['assistant']> {
  const { db, now } = context
  const { enabled, model } = context.chatSettings()
  const today = atlantaDay(now())
  const [health, spent] = await Promise.all([readModelHealth(db, today), isSpent(db, today, MODEL_LIMITS.tokensPerDay)])
  return {
    model,
    state: enabled ? findAssistantState(context, { ...health, spent }) : 'off',
    answeredAt: health.answeredAt?.toISOString() ?? null,
    failingSince: health.failingSince?.toISOString() ?? null,
    fallbacks: health.fallbacks,
  }
}

function findAssistantState(
  context: AppContext,
  { spent, failingSince, answeredAt }: ModelHealth & { spent: boolean },
): SystemState['assistant']['state'] {
  const { model } = context.chatSettings()
  if (model === 'fallback') return 'built-in'
  if (!hasModel(context)) return 'no-key'
  if (spent) return 'spent'
  if (failingSince !== null) return 'failing'
  return answeredAt === null ? 'untried' : 'answering'
}
