import type pg from 'pg'
import type { RenderPoster } from './catalog/images/render-poster.ts'
import type { Config } from './config.ts'
import type { Backup } from './db/backup/write-backup.ts'
import type { Database } from './db/client.ts'
import type { Replica } from './db/replica/replica.ts'
import type { Metrics } from './http/metrics/metrics.ts'
import type { Mailer } from './integrations/mailer.ts'
import type { Payments } from './integrations/payments/payments.ts'
import type { PdfPrinter } from './integrations/pdf/pdf.ts'
import type { Redis } from './integrations/redis.ts'
import type { Announcer } from './live/announce.ts'
import type { Changes } from './live/changes.ts'
import type { Log } from './log.ts'
import type { Objects } from './objects/objects.ts'
import type { BrandReader } from './settings/brand/remember-brand.ts'
import type { ChatSettingsReader } from './settings/chat-settings.ts'
import type { SecretBox } from './settings/secret-box.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** Everything the rooms work with; built once, and every part can be replaced in tests. */
export interface AppContext {
  /** Its brand and sender follow the settings. */
  config: Config
  /** The brand in memory, for requests that change it. */
  brand: BrandReader
  log: Log
  db: Database
  /** The same connections, for the few statements that are prepared by name; none of them changes a public read. */
  pool: pg.Pool
  /** A copy of the database for reads that may be a few seconds old. */
  replica: Replica
  changes: Changes
  /** What this process counts about itself. */
  metrics: Metrics
  /** Sends traces and metrics; undefined when that is off. */
  telemetry?: Telemetry | undefined
  pdf: PdfPrinter
  /** Where the bytes of pictures and documents are kept. */
  objects: Objects
  /** Renders the poster of an agent without a picture. */
  renderPoster: RenderPoster
  /** How cards are paid. */
  payments: Payments
  now: () => Date
  chatSettings: ChatSettingsReader
  /** Seals and opens stored secrets. */
  secrets: SecretBox
  /** What all processes count together; may be away. */
  redis: Redis
  /** Hands mail to the world; requests queue mail instead, but for a test mail. */
  mailer: Mailer
  /** Says that mail is waiting, or will be due after so many milliseconds; called after the transaction that queued it. */
  nudgeMail: (afterMs?: number) => void
  /** Wakes the job that draws posters; called after the transaction that saved an agent. */
  nudgePosters: () => void
  /** Backs up the whole database at once, into a file that stays until a person deletes it; rejects when it failed. */
  backUp: () => Promise<Backup>
  /** Wakes the job that works on imports; called after the transaction that gives it work. */
  nudgeImports: () => void
  /** Announces an event to the office; called after its transaction. */
  announce: Announcer['announce']
}
