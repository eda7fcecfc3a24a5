import type { AddressInfo } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { findAgencyRecipients } from './accounts/agency-recipients.ts'
import { ensureAdmin } from './accounts/ensure-admin.ts'
import { accountCreated } from './accounts/mails.ts'
import { passwordChanged, passwordLink } from './accounts/password-mails.ts'
import { buildApp } from './app.ts'
import { paymentNotice, paymentReceived } from './billing/mails.ts'
import { agentAnswer, agentUnanswered } from './bookings/agent-mails.ts'
import { queueUnanswered } from './bookings/agent-reminders.ts'
import { bookingNotice, bookingReceived } from './bookings/mails.ts'
import { bookingReminder, reviewInvitation } from './bookings/reminder-mails.ts'
import { queueReminders } from './bookings/reminders.ts'
import { bookingCancelled, bookingChanged, bookingCompleted, bookingConfirmed } from './bookings/status-mails.ts'
import { sweepOrphanImages } from './catalog/image-queries.ts'
import type { Config } from './config.ts'
import type { AppContext } from './context.ts'
import { openDatabase, openPool, PATIENCE } from './db/client.ts'
import { startEmbeddedDatabase } from './db/embedded/start-embedded.ts'
import { migrate } from './db/migrate.ts'
import { sweepExpired } from './db/sweep.ts'
import { type Jobs, startJobs } from './integrations/jobs.ts'
import { createMailer } from './integrations/mailer.ts'
import { createPdfPrinter } from './integrations/pdf.ts'
import { createAnnouncer } from './live/announce.ts'
import { listenForChanges } from './live/changes.ts'
import type { Log } from './log.ts'
import { deliverMail, type MailKinds } from './mail/deliver.ts'
import { foldTallies } from './office/fold-tallies.ts'
import { rememberChatSettings } from './settings/chat-settings.ts'
import { reviewNotice } from './testimonials/mails.ts'

const DATABASE = 'marquee'

/** Every kind of mail the rooms send. */
export const MAIL_KINDS: MailKinds = {
  'account-created': accountCreated,
  'password-link': passwordLink,
  'password-changed': passwordChanged,
  'booking-received': bookingReceived,
  'booking-notice': bookingNotice,
  'booking-confirmed': bookingConfirmed,
  'booking-changed': bookingChanged,
  'booking-cancelled': bookingCancelled,
  'booking-completed': bookingCompleted,
  'booking-reminder': bookingReminder,
  'review-invitation': reviewInvitation,
  'agent-answer': agentAnswer,
  'agent-unanswered': agentUnanswered,
  'payment-received': paymentReceived,
  'payment-notice': paymentNotice,
  'review-notice': reviewNotice,
}

const CRONTAB = `
* * * * * deliver-mail ?max=1
* * * * * fold-tallies ?max=1
*/10 * * * * queue-reminders ?max=1
17 * * * * sweep-expired ?max=1
`

export interface RunningServer {
  context: AppContext
  /** Where it listens, with the port it got. */
  url: string
  /** Stops accepting, finishes what is under way, closes the database. */
  close(): Promise<void>
}

export interface StartOptions {
  /** Runs when the database is migrated and before requests are taken. */
  prepare?: (context: AppContext) => Promise<void>
  /** False leaves mail and other jobs to other processes. */
  jobs?: boolean
}

/** The database the configuration names, or the embedded one in DATA_DIR. */
export async function findDatabase(
  config: Config,
  log: Log,
): Promise<{ connection: pg.PoolConfig; stop: () => Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} }
  }
  const embedded = await startEmbeddedDatabase({
    dir: path.join(config.dataDir, 'postgres'),
    log: (line) => log.info(line),
    serverLog: (line) => log.debug({ postgres: true }, line),
  })
  const admin = new pg.Client(embedded.config)
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await admin.query(`create database ${DATABASE}`)
  await admin.end()
  return { connection: { ...embedded.config, database: DATABASE }, stop: () => embedded.stop() }
}

/** Migrates on a connection of its own, which may take as long as it needs. */
async function migratePatiently(connection: pg.PoolConfig): Promise<string[]> {
  const pool = openPool({ ...connection, max: 1, query_timeout: PATIENCE })
  try {
    return await migrate(pool)
  } finally {
    await pool.end()
  }
}

/**
 * Starts the whole product: database, migrations, jobs, and the one port everything is served on.
 * @throws whatever keeps it from starting; what had been started is left to the end of the process
 */
export async function startServer(config: Config, log: Log, options: StartOptions = {}): Promise<RunningServer> {
  const database = await findDatabase(config, log)
  const pool = openPool(database.connection, (message) => log.warn(message))
  const ran = await migratePatiently(database.connection)
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated')

  const db = openDatabase(pool)
  const changes = listenForChanges(database.connection, log)
  const announcer = createAnnouncer(pool, log)
  const mailer = createMailer(config)
  let jobs: Jobs | undefined
  const context: AppContext = {
    config,
    log,
    db,
    pool,
    changes,
    pdf: createPdfPrinter(),
    now: () => new Date(),
    chatSettings: rememberChatSettings(db, changes),
    nudgeMail: () => jobs?.nudge('deliver-mail'),
    announce: announcer.announce,
  }
  if (config.admin && (await ensureAdmin(db, config.admin))) log.info('admin created')
  await options.prepare?.(context)

  if (options.jobs !== false) {
    const delivery = {
      db,
      config,
      mailer,
      log,
      kinds: MAIL_KINDS,
      now: context.now,
      findAgencyRecipients: () => findAgencyRecipients(db, config),
    }
    jobs = await startJobs(database.connection, {
      tasks: {
        'deliver-mail': async (signal) => void (await deliverMail(delivery, signal)),
        'fold-tallies': async (signal) => void (await foldTallies(db, signal)),
        'queue-reminders': async () => {
          const reminders = await queueReminders(db, context.now())
          if (reminders + (await queueUnanswered(db, context.now())) > 0) context.nudgeMail()
        },
        'sweep-expired': async () => {
          await sweepExpired(db)
          await sweepOrphanImages(db)
        },
      },
      crontab: CRONTAB,
      first: 'deliver-mail',
      log,
    })
  }
  const app = await buildApp(context)
  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo // listens on a port, never on a path
  if (config.production && config.smtpUrl === undefined) log.warn('no SMTP_URL: mail is written to files')
  if (config.demoLogins && !config.loopback) log.warn('DEMO_DATA=1: the published demo log-ins work from anywhere')
  if (config.production && config.rateLimitScale !== 1) log.warn('RATE_LIMIT_SCALE is not 1')

  return {
    context,
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    async close() {
      await app.close()
      await context.pdf.close()
      await jobs?.stop()
      await announcer.close()
      await changes.close()
      mailer.close()
      await pool.end()
      await database.stop()
    },
  }
}
