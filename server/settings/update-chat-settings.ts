import { sql } from 'kysely'
import { recordAudit } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import { invalid } from '#server/errors.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { updateChatSettings as contract } from '#shared/contract/chat/settings.admin.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { isNoRedis } from '#shared/model/redis-address.ts'
import { CHAT_SETTINGS_COLUMNS, type ChatSettingsRow } from './chat-settings.ts'
import { forgetHealth } from './model-health.ts'
import { looksMasked, maskSecret, type SecretBox, type SecretUse } from './secret-box.ts'

type Fields = EndpointInput<typeof contract>['body']

/** A change of the chat settings; an absent field stays. */
export interface ChatSettingsChange extends By<Actor> {
  fields: Fields
  /** The row version it was decided on; undefined when the client didn't say. */
  version: number | undefined
}

/** The plain fields as the wire has them; secrets are apart. */
const plain = (row: ChatSettingsRow) => ({
  enabled: row.enabled,
  aiModel: row.model,
  redisHost: row.redisHost,
  redisPort: row.redisPort,
  autoPopupDelay: row.autoPopupDelay,
  inactivityTimeout: row.inactivityTimeout,
  maxConcurrentSessions: row.maxConcurrentSessions,
  enableTranscriptEmail: row.transcripts,
  enableRatingPrompt: row.ratings,
  systemPrompt: row.systemPrompt,
})

/** The chat settings as admins see them: secrets masked (docs/product.md P10.17). */
export function presentChatSettings(row: ChatSettingsRow, { config, secrets }: Pick<AppContext, 'config' | 'secrets'>) {
  const openaiApiKey = secrets.open(row.openaiApiKey, 'openai-api-key')
  const redisPassword = secrets.open(row.redisPassword, 'redis-password')
  return {
    ...plain(row),
    openaiApiKey: maskSecret(openaiApiKey),
    redisPassword: maskSecret(redisPassword),
    hasOpenaiApiKey: openaiApiKey !== null || config.openaiApiKey !== undefined,
    hasRedisPassword: redisPassword !== null,
    redisSource: findRedisSource(row, config),
    version: row.version,
  }
}

function findRedisSource({ redisHost: host, redisPort: port, redisPassword }: ChatSettingsRow, { redisUrl }: Config) {
  if (redisUrl !== undefined) return 'environment' as const
  return isNoRedis({ host, port, hasPassword: redisPassword !== null }) ? ('none' as const) : ('settings' as const)
}

/**
 * Changes the chat settings; every process knows them at once. Audited with the changed fields as they were and as they
 * are; of a secret only that it changed. A change that changes nothing leaves the row version alone.
 * @throws AppError invalid_request (400) for half a mask, conflict (409) when another request changed the row
 */
export async function updateChatSettings(
  { db, secrets, chatSettings }: AppContext,
  { fields, version, actor, requestId }: ChatSettingsChange,
): Promise<ChatSettingsRow> {
  const row = await db.transaction().execute(async (trx) => {
    const is = await trx.selectFrom('chat_settings').select(CHAT_SETTINGS_COLUMNS).forUpdate().executeTakeFirstOrThrow()
    const was = plain(is)
    const { openaiApiKey, redisPassword, ...rest } = fields
    const wanted = { ...was, ...rest }
    const key = readSecret(secrets, is.openaiApiKey, {
      field: 'openaiApiKey',
      use: 'openai-api-key',
      typed: openaiApiKey,
    })
    const password = readRedisPassword(secrets, is, {
      redisHost: wanted.redisHost ?? is.redisHost,
      redisPort: wanted.redisPort ?? is.redisPort,
      typed: redisPassword,
    })
    const changed = (Object.keys(was) as (keyof typeof was)[]).filter((field) => wanted[field] !== was[field]) // its own keys
    if (changed.length === 0 && !key && !password) return is
    assertVersion(version, is.version, 'setting')
    const saved = await trx
      .updateTable('chat_settings')
      .set({
        enabled: wanted.enabled,
        ai_model: wanted.aiModel,
        redis_host: wanted.redisHost,
        redis_port: wanted.redisPort,
        auto_popup_delay: wanted.autoPopupDelay,
        inactivity_timeout: wanted.inactivityTimeout,
        max_concurrent_sessions: wanted.maxConcurrentSessions,
        enable_transcript_email: wanted.enableTranscriptEmail,
        enable_rating_prompt: wanted.enableRatingPrompt,
        system_prompt: wanted.systemPrompt,
        updated_at: sql`now()`,
        ...(key && { openai_api_key: key.sealed }),
        ...(password && { redis_password: password.sealed }),
      })
      .returning(CHAT_SETTINGS_COLUMNS)
      .executeTakeFirstOrThrow()
    if (key || wanted.aiModel !== was.aiModel) await forgetHealth(trx)
    const secretChanges = { ...(key && { openaiApiKey: key.says }), ...(password && { redisPassword: password.says }) }
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'chat-settings.changed', entity: 'settings', entityId: 'chat' },
      before: Object.fromEntries(changed.map((field) => [field, was[field]])),
      after: { ...Object.fromEntries(changed.map((field) => [field, wanted[field]])), ...secretChanges },
    })
    return saved
  })
  await chatSettings.refresh()
  return row
}

/**
 * The Redis password to store. A stored one belongs to its address: another host or port removes it unless the request
 * carries all of it (docs/product.md P10.17).
 * @returns undefined when it stays as it is
 */
function readRedisPassword(
  secrets: SecretBox,
  { redisHost, redisPort, redisPassword }: ChatSettingsRow,
  wanted: { redisHost: string; redisPort: number; typed: string | undefined },
): NewSecret | undefined {
  const password = readSecret(secrets, redisPassword, {
    field: 'redisPassword',
    use: 'redis-password',
    typed: wanted.typed,
  })
  const moved = wanted.redisHost !== redisHost || wanted.redisPort !== redisPort
  if (password || !moved || redisPassword === null) return password
  const isTypedInFull = wanted.typed?.trim() === secrets.open(redisPassword, 'redis-password')
  return isTypedInFull ? undefined : { sealed: null, says: 'removed' }
}

/** A secret as it is stored, and what the audit entry says about it. */
interface NewSecret {
  sealed: Buffer | null
  says: 'removed' | 'changed'
}

/**
 * What is to be stored for a secret as it was typed: nothing when it is left out or still the mask.
 * @returns undefined when it stays as it is
 */
function readSecret(
  secrets: SecretBox,
  stored: Buffer | null,
  { field, use, typed }: { field: string; use: SecretUse; typed: string | undefined },
): NewSecret | undefined {
  const value = typed?.trim()
  if (value === undefined) return undefined
  if (value === '') return stored === null ? undefined : { sealed: null, says: 'removed' }
  const known = secrets.open(stored, use)
  if (known !== null && (value === maskSecret(known) || value === known)) return undefined
  if (looksMasked(value)) throw invalid({ [field]: 'Type all of it, or leave it as it was' })
  if (!/^[\x20-\x7e]+$/.test(value)) throw invalid({ [field]: 'Contains characters that do not belong there' })
  return { sealed: secrets.seal(value, use), says: 'changed' }
}
