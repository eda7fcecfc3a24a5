import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { findAgencyRecipients } from './accounts/agency-recipients.ts'
import { ensureAdmin } from './accounts/ensure-admin.ts'
import { buildApp } from './app.ts'
import { reconcilePayments } from './billing/checkout/reconcile.ts'
import { freezeIssued } from './billing/invoices/document/freeze.ts'
import { queueInvoiceReminders } from './billing/invoices/reminders.ts'
import { queueAgentReminders } from './bookings/mails/agent/agent-reminder.ts'
import { queueUnanswered } from './bookings/mails/agent-reminders.ts'
import { queueReminders } from './bookings/mails/reminders.ts'
import { drawPosters } from './catalog/images/draw-posters.ts'
import { sweepOrphanImages } from './catalog/images/image-queries.ts'
import { startPosterProcess } from './catalog/images/poster-process.ts'
import { queueReplacementAlerts } from './changes/replacements/mails/queue-mails.ts'
import { queueRequestReminders } from './changes/requests/mails/reminders.ts'
import type { Config } from './config.ts'
import type { AppContext } from './context.ts'
import { backUpNow, makeDailyBackup } from './db/backup/daily-backup.ts'
import { connectionsOfEach, NO_TIMEOUT, openDatabase, openPool } from './db/client.ts'
import { findDatabase } from './db/connect/find-database.ts'
import { examineSessions, OWN_SESSIONS } from './db/connect/pooler.ts'
import { migrate } from './db/migrate.ts'
import { NO_REPLICA, openReplica } from './db/replica/replica.ts'
import { watchStatements } from './db/slow-statements.ts'
import { sweepExpired } from './db/sweep.ts'
import { traceStatements } from './db/trace-statements.ts'
import { createMetrics } from './http/metrics/metrics.ts'
import { stopListening } from './http/ready/stop-listening.ts'
import { type Jobs, startJobs } from './integrations/jobs.ts'
import { createMailer } from './integrations/mailer.ts'
import { createPayments } from './integrations/payments/create-payments.ts'
import { createPdfPrinter } from './integrations/pdf/pdf.ts'
import { rememberPdfs } from './integrations/pdf/remember-pdfs.ts'
import { createRedis } from './integrations/redis.ts'
import { createAnnouncer } from './live/announce.ts'
import { listenForChanges } from './live/changes.ts'
import type { Log } from './log.ts'
import { deliverMail } from './mail/deliver.ts'
import { MAIL_KINDS } from './mails.ts'
import { createObjects, warnWithoutBucket } from './objects/create-objects.ts'
import { sweepLooks } from './office/brand/brand-sets.ts'
import { workOnImports } from './office/imports/work.ts'
import { foldTallies } from './office/reports/fold-tallies.ts'
import { sendFigures } from './office/system/send-figures.ts'
import { queuePaperReminders } from './people/papers/reminders.ts'
import { queueDepositReminders } from './proposals/deposit/unpaid-deposits.ts'
import { expireProposals } from './proposals/expire-proposals.ts'
import { readAgencyProfile } from './settings/agency-profile.ts'
import { rememberLogos } from './settings/brand/brand-rows.ts'
import { followBrand } from './settings/brand/follow-brand.ts'
import { rememberBrand } from './settings/brand/remember-brand.ts'
import { chooseRedis, rememberChatSettings } from './settings/chat-settings.ts'
import { createSecretBox } from './settings/secret-box.ts'
import { readTexts } from './settings/texts/text-rows.ts'
import { openTelemetry } from './telemetry/open-telemetry.ts'

/** Mails sent side by side by a process with so many connections: each holds one and uses another; requests need the rest. */
const mailLanes = (connections: number) => Math.max(1, Math.min(3, Math.floor((connections - 1) / 3)))

const CRONTAB = `
* * * * * deliver-mail ?max=1
* * * * * fold-tallies ?max=1
* * * * * expire-proposals ?max=1
* * * * * draw-posters ?max=1
* * * * * work-on-imports ?max=1
*/10 * * * * queue-reminders ?max=1
*/10 * * * * queue-invoice-reminders ?max=1
*/5 * * * * reconcile-payments ?max=1
*/5 * * * * sweep-objects ?max=1
17 * * * * sweep-expired ?max=1
27 * * * * freeze-invoices ?max=1
`

/** Asked every hour: whether one is due is decided by the hour in Atlanta, and a night that was missed is made up for. */
const BACKUP_CRONTAB = '10 * * * * back-up ?max=1\n'

export interface RunningServer {
  context: AppContext
  /** Where it listens, with the port it got. */
  url: string
  /** Says that it is not ready, and ends each connection with its next answer; still answers everything. */
  drain(): void
  /** Turns reads away, after `drain`: a proxy takes them to another process and sends nothing more here. */
  leave(): void
  /** Stops accepting, finishes what is under way, closes the database. */
  close(): Promise<void>
}

export interface StartOptions {
  /** Runs when the database is migrated and before requests are taken. */
  prepare?: (context: AppContext) => Promise<void>
  /** False leaves mail and other jobs to other processes. */
  jobs?: boolean
}

/** Migrates on a connection of its own, which may take as long as it needs. */
async function migrateWithoutTimeout(connection: pg.PoolConfig): Promise<string[]> {
  const pool = openPool({ ...connection, max: 1, query_timeout: NO_TIMEOUT })
  try {
    return await migrate(pool)
  } finally {
    await pool.end()
  }
}

/**
 * Starts the whole product: database, migrations, jobs, and the one port everything is served on.
 * @throws what keeps it from starting; what had been started is left to the end of the process
 */
export async function startServer(configured: Config, log: Log, options: StartOptions = {}): Promise<RunningServer> {
  const database = await findDatabase(configured, log)
  const { databaseUrl, databaseDirectUrl } = configured
  const sessions =
    databaseUrl === undefined
      ? OWN_SESSIONS
      : await examineSessions(database.connection, databaseDirectUrl !== undefined, log)
  const max = connectionsOfEach(configured.workers)
  const pool = openPool({ ...database.connection, max }, (message) => log.warn(message), sessions)
  const ran = await migrateWithoutTimeout(database.owner)
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated')

  const telemetry = await openTelemetry(configured.openTelemetry, log)
  if (telemetry) traceStatements(pool)
  const metrics = createMetrics()
  const db = openDatabase(pool, watchStatements(log, metrics))
  const { databaseReplicaUrl } = configured
  const replica =
    databaseReplicaUrl === undefined
      ? NO_REPLICA
      : await openReplica(databaseReplicaUrl, {
          ...{ primary: database.connection, log },
          open: (late) => {
            if (telemetry) traceStatements(late)
            return openDatabase(late, watchStatements(log, metrics))
          },
        })
  const changes = listenForChanges(database.session, log)
  const brand = rememberBrand(db, changes, configured)
  const config = followBrand(configured, brand)
  const announcer = createAnnouncer(pool, log)
  const mailer = createMailer(config)
  const chatSettings = rememberChatSettings(db, changes)
  const secrets = createSecretBox(config, log)
  const posters = startPosterProcess()
  const objects = createObjects(config, db, log)
  let jobs: Jobs | undefined
  const context: AppContext = {
    config,
    brand,
    log,
    db,
    pool,
    replica,
    changes,
    metrics,
    telemetry,
    pdf: rememberPdfs(createPdfPrinter({ findLogo: rememberLogos(db) })),
    objects,
    renderPoster: posters.renderPoster,
    payments: createPayments(config),
    now: () => new Date(),
    chatSettings,
    secrets,
    redis: createRedis(chooseRedis(config, chatSettings, secrets), log),
    mailer,
    nudgeMail: (afterMs) => jobs?.nudge('deliver-mail', afterMs),
    nudgePosters: () => jobs?.nudge('draw-posters'),
    backUp: () => backUpNow(database.owner, { folder: config.backupDir, now: new Date() }),
    nudgeImports: () => jobs?.nudge('work-on-imports'),
    announce: announcer.announce,
  }
  // the first pages carry it
  await brand.refresh()
  await warnWithoutBucket(config, db, log)
  // first: the demo goes into a database without people only
  await options.prepare?.(context)
  if (config.admin && (await ensureAdmin(db, config.admin))) log.info('admin created')

  if (options.jobs !== false) {
    const delivery = {
      db,
      config,
      mailer,
      log,
      metrics,
      kinds: MAIL_KINDS,
      now: context.now,
      pdf: context.pdf,
      objects,
      secrets,
      lanes: mailLanes(max),
      requestsWait: () => pool.waitingCount > 0,
      relay: { tookAt: 0 },
      findAgencyRecipients: () => findAgencyRecipients(db, config),
      findAgency: () => readAgencyProfile(db, config),
      findTexts: () => readTexts(db),
    }
    // the queue is a schema of its own, which its library migrates
    jobs = await startJobs(database.owner, {
      tasks: {
        'deliver-mail': async (signal) => void (await deliverMail(delivery, signal)),
        'draw-posters': async (signal) => void (await drawPosters(context, signal)),
        'work-on-imports': (signal) => workOnImports(context, signal),
        'fold-tallies': async (signal) => void (await foldTallies(db, signal)),
        'expire-proposals': async () => {
          if ((await expireProposals(db)) > 0) context.nudgeMail()
        },
        'queue-reminders': async () => {
          const now = context.now()
          let queued = (await queueReminders(db, now)) + (await queueAgentReminders(db, now))
          queued += (await queuePaperReminders(db, now)) + (await queueUnanswered(db, now))
          queued += (await queueRequestReminders(db, now)) + (await queueReplacementAlerts(db, now))
          queued += await queueDepositReminders(db, now)
          if (queued > 0) context.nudgeMail()
        },
        'queue-invoice-reminders': async () => {
          if ((await queueInvoiceReminders(db, context.now())) > 0) context.nudgeMail()
        },
        'reconcile-payments': (signal) => reconcilePayments(context, signal),
        'freeze-invoices': async (signal) => void (await freezeIssued(db, context, signal)),
        'sweep-expired': async () => {
          await sweepExpired(db)
          await sweepOrphanImages(db)
          await sweepLooks(db)
        },
        'sweep-objects': async (signal) => void (await objects.sweep(signal)),
        'back-up': async (signal) =>
          void (await makeDailyBackup(database.owner, {
            folder: config.backupDir,
            elsewhere: config.backupElsewhere,
            log,
            now: context.now(),
            signal,
          })),
      },
      // a managed database has its own backups
      crontab: config.databaseUrl === undefined ? CRONTAB + BACKUP_CRONTAB : CRONTAB,
      first: 'deliver-mail',
      log,
      onRestart: (reason) => metrics.count('marquee_job_restarts_total', reason),
      telemetry,
    })
    // invoices of a release before frozen words
    jobs.nudge('freeze-invoices')
    // what a crash left half done
    jobs.nudge('work-on-imports')
  }
  const stopFigures = sendFigures(context)
  const app = await buildApp(context)
  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo // listens on a port, never on a path
  if (config.production && config.smtpUrl === undefined) log.warn('no SMTP_URL: mail is written to files')
  if (config.demoLogins === 'all' && !config.loopback)
    log.warn('DEMO_DATA=1: the published demo log-ins work from anywhere')
  if (config.production && config.rateLimitScale !== 1) log.warn('RATE_LIMIT_SCALE is not 1')

  return {
    context,
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    drain: () => app.drain(),
    leave: () => app.leave(),
    async close() {
      app.drain()
      await stopListening(app.server)
      await app.close()
      // first: what a job is at needs the others
      await jobs?.stop()
      await Promise.all([telemetry?.close(), replica.close()])
      stopFigures()
      posters.close()
      await context.pdf.close()
      await context.redis.close()
      await announcer.close()
      await changes.close()
      mailer.close()
      objects.close()
      await pool.end()
      await database.stop()
    },
  }
}
