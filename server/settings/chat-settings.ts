import type { Database } from '#server/db/client.ts'
import type { Changes } from '#server/live/changes.ts'

/** What every visitor's browser needs to know of the chat settings. */
export interface PublicChatSettings {
  enabled: boolean
  /** Seconds; 0 means never. */
  autoPopupDelay: number
}

const DEFAULTS: PublicChatSettings = { enabled: true, autoPopupDelay: 10 }

/**
 * The chat settings visitors see, kept in memory and read again whenever they change.
 * @returns a reader; while the database has never answered it gives the defaults
 */
export function rememberChatSettings(db: Database, changes: Changes): () => PublicChatSettings {
  let known = DEFAULTS
  async function read(): Promise<void> {
    const row = await db.selectFrom('chat_settings').select(['enabled', 'auto_popup_delay']).executeTakeFirst()
    if (row) known = { enabled: row.enabled, autoPopupDelay: row.auto_popup_delay }
  }
  // while the database is away the last known settings stand
  const refresh = () => void read().catch(() => {})
  changes.onResume(refresh)
  changes.onChange((table) => {
    if (table === 'chat_settings') refresh()
  })
  return () => known
}
