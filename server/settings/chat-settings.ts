import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { RedisTarget } from '#server/integrations/redis.ts'
import type { Changes } from '#server/live/changes.ts'
import { type Remembered, rememberRow } from '#server/live/remember-row.ts'
import type { AiModel } from '#shared/contract/chat/settings.admin.ts'
import { FIRST_REDIS, isNoRedis } from '#shared/model/redis-address.ts'
import type { SecretBox } from './secret-box.ts'

/** The chat settings as they stand; secrets sealed. */
export interface ChatSettingsRow {
  enabled: boolean
  model: AiModel
  openaiApiKey: Buffer | null
  redisHost: string
  redisPort: number
  redisPassword: Buffer | null
  /** Seconds; 0 means never. */
  autoPopupDelay: number
  /** Minutes without a message after which a conversation is live no more. */
  inactivityTimeout: number
  maxConcurrentSessions: number
  transcripts: boolean
  ratings: boolean
  systemPrompt: string
  version: number
}

/** The columns of chat_settings, named as the product names them. */
export const CHAT_SETTINGS_COLUMNS = [
  ...(['enabled', 'ai_model as model', 'openai_api_key as openaiApiKey', 'redis_host as redisHost'] as const),
  ...(['redis_port as redisPort', 'redis_password as redisPassword', 'auto_popup_delay as autoPopupDelay'] as const),
  ...(['inactivity_timeout as inactivityTimeout', 'max_concurrent_sessions as maxConcurrentSessions'] as const),
  ...(['enable_transcript_email as transcripts', 'enable_rating_prompt as ratings'] as const),
  ...(['system_prompt as systemPrompt', 'version'] as const),
] as const

/** What a new agency has (server/db/migrations/0001-house.sql). */
export const DEFAULT_CHAT_SETTINGS: ChatSettingsRow = {
  enabled: true,
  model: 'gpt-4o-mini',
  openaiApiKey: null,
  redisHost: FIRST_REDIS.host,
  redisPort: FIRST_REDIS.port,
  redisPassword: null,
  autoPopupDelay: 10,
  inactivityTimeout: 3,
  maxConcurrentSessions: 100,
  transcripts: true,
  ratings: true,
  systemPrompt: 'You are a helpful assistant for a luxury booking service for talent.',
  version: 1,
}

/** Gives the chat settings from memory. */
export type ChatSettingsReader = Remembered<ChatSettingsRow>

/** The chat settings; the first migration made their row. */
export async function findChatSettings(db: Database): Promise<ChatSettingsRow> {
  return db.selectFrom('chat_settings').select(CHAT_SETTINGS_COLUMNS).executeTakeFirstOrThrow()
}

/**
 * The chat settings, kept in memory and read again whenever they change, in any process.
 * @returns a reader; while the database has never answered it gives the defaults
 */
export const rememberChatSettings = (db: Database, changes: Changes): ChatSettingsReader =>
  rememberRow(changes, { tables: ['chat_settings'], first: DEFAULT_CHAT_SETTINGS, read: () => findChatSettings(db) })

/**
 * Finds the Redis to use: REDIS_URL, else what the office has chosen. The address every installation begins with is no
 * choice: it would be called on machines that have no Redis. 127.0.0.1 is the same machine, said on purpose.
 */
export function chooseRedis(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  settings: () => ChatSettingsRow,
  secrets: SecretBox,
): () => RedisTarget | undefined {
  if (redisUrl !== undefined) return () => ({ url: redisUrl })
  let last: { row: ChatSettingsRow; target: RedisTarget | undefined } | undefined
  return () => {
    const row = settings()
    if (row !== last?.row) last = { row, target: targetOf(row, secrets) }
    return last.target
  }
}

function targetOf({ redisHost: host, redisPort: port, redisPassword }: ChatSettingsRow, secrets: SecretBox) {
  if (isNoRedis({ host, port, hasPassword: redisPassword !== null })) return undefined
  return { host, port, password: secrets.open(redisPassword, 'redis-password') }
}
