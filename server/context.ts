import type pg from 'pg'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { PdfPrinter } from './integrations/pdf.ts'
import type { Announcer } from './live/announce.ts'
import type { Changes } from './live/changes.ts'
import type { Log } from './log.ts'
import type { PublicChatSettings } from './settings/chat-settings.ts'

/** Everything the rooms work with; built once, and every part can be replaced in tests. */
export interface AppContext {
  config: Config
  log: Log
  db: Database
  /** The same connections, for the few statements that are prepared by name. */
  pool: pg.Pool
  changes: Changes
  pdf: PdfPrinter
  now: () => Date
  chatSettings: () => PublicChatSettings
  /** Says that mail is waiting; called after the transaction that queued it. */
  nudgeMail: () => void
  /** Tells the office what happened; called after the transaction that made it happen. */
  announce: Announcer['announce']
}
