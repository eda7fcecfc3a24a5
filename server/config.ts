import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import type { Brand } from '#shared/model/brand.ts'
import { findPasswordFault } from './accounts/passwords/password-rules.ts'
import { Environment, type Variables } from './config-environment.ts'
import type { Elsewhere } from './db/backup/send-backup.ts'
import type { BucketAddress } from './objects/bucket-address.ts'
import type { OtlpSettings } from './telemetry/otlp-settings.ts'

export interface Config {
  production: boolean
  port: number
  host: string
  /** True when only this machine can reach the server. */
  loopback: boolean
  dataDir: string
  /** Where backups are kept. */
  backupDir: string
  /** Where a copy of each backup goes. */
  backupElsewhere: Elsewhere | undefined
  databaseUrl: string | undefined
  /** PostgreSQL itself, when DATABASE_URL leads to a pooler. */
  databaseDirectUrl: string | undefined
  /** A replica for reads that may lag. */
  databaseReplicaUrl: string | undefined
  redisUrl: string | undefined
  /** The bucket for pictures and documents; undefined keeps them in the database. */
  bucketAddress: BucketAddress | undefined
  /** Where browsers get scripts, styles, fonts and pictures: a CDN in front of this product. No trailing slash. */
  assetOrigin: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Where people reach the site; every link in a mail starts with it. No trailing slash. */
  publicUrl: string
  /** True when people reach the site over TLS. */
  secure: boolean
  admin: { email: string; password: string } | undefined
  demoData: boolean
  /** For which requests the published demo log-ins work: all, those straight from this machine, or none. */
  demoLogins: 'all' | 'direct' | 'none'
  /** The brand as it is now: what owners set over the original (server/settings/brand/follow-brand.ts). */
  brand: Brand
  /** The brand of the environment. */
  originalBrand: Brand
  metricsToken: string | undefined
  /** Where traces and metrics go; undefined when they are off. */
  openTelemetry: OtlpSettings | undefined
  trustProxy: string | boolean | ((address: string, hop: number) => boolean)
  logLevel: Variables['LOG_LEVEL']
  /** Processes that serve on this machine. */
  workers: number
  /** How long it still serves after SIGTERM, not ready any more, in milliseconds. */
  drainMs: number
  rateLimitScale: number
  /** The same for requests straight from this machine. */
  directRateLimitScale: number
  secretKey: string | undefined
  /** The key for the assistant's model when the office has stored none. */
  openaiApiKey: string | undefined
  /** Where models are asked for, version included, no trailing slash. */
  openaiBaseUrl: string
  /** An Ollama server; no trailing slash. */
  ollamaUrl: string | undefined
  /** The card provider; undefined when payments are kept by hand. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string } | undefined
}

/** A value of the environment that can't be used; the message has one line for each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Whether a host name or address is this machine itself; IPv6 with or without brackets. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** The agency as the sender of its mail. */
export const writeSender = ({ name, email }: Pick<Brand, 'name' | 'email'>): string =>
  `"${name.replace(/["\\]/g, '')}" <${email}>`

/** Whether MAIL_FROM is an address alone, which gets the agency's name. */
export const isBareAddress = (mailFrom: string): boolean => /^\s*[^\s<]+@[^\s<]+$/.test(mailFrom)

/** TRUST_PROXY as Fastify takes it: 'true', a number of hops, or a list of addresses. */
function proxies(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  if (!/^\d+$/.test(value)) return value
  const hops = Number(value)
  return (_address, hop) => hop < hops
}

/**
 * Reads and checks the environment. The product takes its settings from here only.
 * @param env the variables, as in process.env
 * @returns the frozen configuration
 * @throws ConfigError with one line for each value that can't be used
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  const e = parsed.data
  const production = e.NODE_ENV === 'production'
  const loopback = isLoopback(e.HOST)
  const publicUrl = (e.PUBLIC_URL ?? `http://${e.HOST.includes(':') ? `[${e.HOST}]` : e.HOST}:${e.PORT}`).replace(
    /\/+$/,
    '',
  )
  const dataDir = path.resolve(e.DATA_DIR)
  const brand: Brand = { name: e.BRAND_NAME, phone: e.BRAND_PHONE, email: e.BRAND_EMAIL, address: e.BRAND_ADDRESS }
  const demoData = e.DEMO_DATA ?? (!production && e.DATABASE_URL === undefined)

  const complaints = [
    e.DATABASE_URL !== undefined && e.SECRET_KEY === undefined && 'SECRET_KEY: required with DATABASE_URL',
    e.DATABASE_DIRECT_URL !== undefined &&
      e.DATABASE_URL === undefined &&
      'DATABASE_DIRECT_URL: goes with DATABASE_URL, the address of the pooler',
    e.DATABASE_REPLICA_URL !== undefined &&
      e.DATABASE_URL === undefined &&
      'DATABASE_REPLICA_URL: goes with DATABASE_URL, the address of the primary',
    (e.ADMIN_EMAIL === undefined) !== (e.ADMIN_PASSWORD === undefined) &&
      'ADMIN_EMAIL: ADMIN_EMAIL and ADMIN_PASSWORD go together',
    (e.STRIPE_SECRET_KEY === undefined) !== (e.STRIPE_WEBHOOK_SECRET === undefined) &&
      'STRIPE_SECRET_KEY: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together',
    e.STRIPE_API_BASE !== undefined &&
      new URL(e.STRIPE_API_BASE).protocol === 'http:' &&
      !isLoopback(new URL(e.STRIPE_API_BASE).hostname) &&
      'STRIPE_API_BASE: https only, but on this machine: the key goes there',
    e.ASSET_ORIGIN !== undefined && findOriginFault(new URL(e.ASSET_ORIGIN)),
    production && isRefusedPassword(e) && 'ADMIN_PASSWORD: too common, or made of the email or the brand',
    production && e.DEMO_DATA === true && 'DEMO_DATA: never in production',
    production &&
      e.DATABASE_URL === undefined &&
      isInsideCheckout(dataDir) &&
      'DATA_DIR: in production it must lie outside the checkout',
    (e.BACKUP_TO === undefined) !== (e.BACKUP_RECIPIENT === undefined) &&
      'BACKUP_TO: BACKUP_TO and BACKUP_RECIPIENT go together; what leaves this machine is encrypted',
  ].filter((line) => line !== false)
  if (complaints.length > 0) throw new ConfigError(complaints.join('\n'))

  return Object.freeze({
    production,
    port: e.PORT,
    host: e.HOST,
    loopback,
    dataDir,
    backupDir: e.BACKUP_DIR === undefined ? path.join(dataDir, 'backups') : path.resolve(e.BACKUP_DIR),
    backupElsewhere:
      e.BACKUP_TO === undefined || e.BACKUP_RECIPIENT === undefined
        ? undefined
        : { command: e.BACKUP_TO, recipient: e.BACKUP_RECIPIENT },
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    redisUrl: e.REDIS_URL,
    bucketAddress: e.OBJECTS_URL,
    assetOrigin: e.ASSET_ORIGIN === undefined ? undefined : new URL(e.ASSET_ORIGIN).origin,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? writeSender(brand),
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    admin:
      e.ADMIN_EMAIL !== undefined && e.ADMIN_PASSWORD !== undefined
        ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD }
        : undefined,
    demoData,
    demoLogins: chooseDemoLogins(e.DEMO_DATA === true, {
      possible: !production && demoData,
      local: loopback && isLoopback(new URL(publicUrl).hostname),
    }),
    brand,
    originalBrand: brand,
    metricsToken: e.METRICS_TOKEN,
    openTelemetry:
      e.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
            headers: e.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            serviceName: e.OTEL_SERVICE_NAME,
            ratio: e.OTEL_TRACES_SAMPLER_ARG,
            metricsEveryMs: e.OTEL_METRIC_EXPORT_INTERVAL,
          },
    trustProxy: proxies(e.TRUST_PROXY),
    logLevel: e.LOG_LEVEL,
    workers: e.WORKERS,
    drainMs: e.DRAIN_SECONDS * 1000,
    rateLimitScale: e.RATE_LIMIT_SCALE ?? 1,
    directRateLimitScale: e.RATE_LIMIT_SCALE ?? (demoData && loopback ? 100 : 1),
    secretKey: e.SECRET_KEY,
    openaiApiKey: e.OPENAI_API_KEY,
    openaiBaseUrl: (e.OPENAI_BASE_URL ?? 'https://api.openai.com/v1').replace(/\/+$/, ''),
    ollamaUrl: e.OLLAMA_URL?.replace(/\/+$/, ''),
    stripe:
      e.STRIPE_SECRET_KEY !== undefined && e.STRIPE_WEBHOOK_SECRET !== undefined
        ? {
            secretKey: e.STRIPE_SECRET_KEY,
            webhookSecret: e.STRIPE_WEBHOOK_SECRET,
            apiBase: (e.STRIPE_API_BASE ?? 'https://api.stripe.com').replace(/\/+$/, ''),
          }
        : undefined,
  })
}

/** Demo log-ins work from anywhere where DEMO_DATA=1 asks for it, else on this machine alone (docs/product.md S10, S85). */
function chooseDemoLogins(
  isExplicit: boolean,
  { possible, local }: { possible: boolean; local: boolean },
): Config['demoLogins'] {
  if (!possible || (!isExplicit && !local)) return 'none'
  return isExplicit ? 'all' : 'direct'
}

/** What is wrong with an address that only stands for where files come from; false for nothing. */
function findOriginFault({ href, origin, protocol, hostname }: URL): string | false {
  if (href !== `${origin}/`) return 'ASSET_ORIGIN: an origin alone, such as https://cdn.example.com'
  return protocol === 'http:' && !isLoopback(hostname) && 'ASSET_ORIGIN: https only, but on this machine'
}

/** Whether the admin of the environment would have a password the rules refuse (docs/product.md S8, S10). */
function isRefusedPassword(e: Variables): boolean {
  if (e.ADMIN_EMAIL === undefined || e.ADMIN_PASSWORD === undefined) return false
  const brand = { name: e.BRAND_NAME, email: e.BRAND_EMAIL }
  return findPasswordFault(e.ADMIN_PASSWORD, { role: 'admin', email: e.ADMIN_EMAIL }, brand) !== undefined
}

function isInsideCheckout(dir: string): boolean {
  const checkout = path.resolve(import.meta.dirname, '..')
  return existsSync(path.join(checkout, 'package.json')) && !path.relative(checkout, dir).startsWith('..')
}
