import { isIP } from 'node:net'
import { z } from 'zod'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { listAddresses } from './db/connect/database-url.ts'
import { readBucketAddress } from './objects/bucket-address.ts'

/** Processes of one machine: with more, each would have too few of the connections PostgreSQL takes by default. */
const MOST_WORKERS = 12

/** In seconds: with the ten seconds for requests in progress it fits into TimeoutStopSec of deploy/marquee.service. */
const LONGEST_DRAIN = 15

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const isAddress = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)
const url = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => isAddress(value, protocols), `must be an address that starts with ${protocols.join(' or ')}`)
/** With several hosts the connection goes to the one that takes writes; nothing else can be asked for. */
const databaseUrl = z
  .string()
  .refine(
    (value) => listAddresses(value).every((address) => isAddress(address, ['postgres:', 'postgresql:'])),
    'must be an address that starts with postgres: or postgresql:',
  )
  .refine((value) => {
    const addresses = listAddresses(value)
    const wanted =
      URL.canParse(addresses[0] ?? '') && new URL(addresses[0] ?? '').searchParams.get('target_session_attrs')
    return addresses.length < 2 || !wanted || wanted === 'read-write' || wanted === 'primary'
  }, 'with several hosts target_session_attrs can only be read-write')
const number = () =>
  z
    .string()
    .trim()
    .regex(/^\d+(\.\d+)?$/, 'must be a number')
    .transform(Number)
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !/[\r\n\0]/.test(value), 'must be one line')

/** The words Fastify knows for ranges of addresses. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])

function namesProxies(value: string): boolean {
  if (value === 'true' || value === 'false' || /^\d+$/.test(value)) return true
  return value.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/')
    const version = isIP(address)
    if (RANGES.has(address)) return bits === undefined
    return version !== 0 && more.length === 0 && (bits === undefined || isPrefix(bits, version === 4 ? 32 : 128))
  })
}

/** Headers as the OpenTelemetry specification writes them: key=value, separated by commas, values percent-encoded. */
const headers = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isHeader), 'must be key=value, separated by commas, values percent-encoded')
  .transform((parts) => Object.fromEntries(parts.map(readHeader)))

function readHeader(part: string): [string, string] {
  const at = part.indexOf('=')
  return [part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim())]
}

function isHeader(part: string): boolean {
  if (!part.includes('=')) return false
  try {
    const [name, value] = readHeader(part)
    return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\x20-\x7e]+$/.test(value)
  } catch {
    return false
  }
}

const isPrefix = (bits: string, max: number) => /^\d{1,3}$/.test(bits) && Number(bits) <= max

/** Every variable the product reads (README lists them). An empty value counts as absent. */
export const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: number().pipe(z.number().int('must be a whole number').max(65_535)).default(3000),
  HOST: line(255).default('127.0.0.1'),
  DATA_DIR: line(1000).default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl
    .refine((value) => listAddresses(value).length === 1, 'must name one server')
    .optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  OBJECTS_URL: line(2000)
    .transform((value, { addIssue }) => {
      const address = readBucketAddress(value)
      if (!address) addIssue({ code: 'custom', message: 'must be like s3://KEY:SECRET@host/bucket?region=us-east-1' })
      return address
    })
    .optional(),
  ASSET_ORIGIN: url('http:', 'https:').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: line(320).optional(),
  PUBLIC_URL: url('http:', 'https:').optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  DEMO_DATA: flag.optional(),
  BRAND_NAME: line(60).default(DEFAULT_BRAND.name),
  BRAND_PHONE: line(40).default(DEFAULT_BRAND.phone),
  BRAND_EMAIL: z.email().default(DEFAULT_BRAND.email),
  BRAND_ADDRESS: line(200).default(DEFAULT_BRAND.address),
  BACKUP_DIR: line(1000).optional(),
  BACKUP_TO: line(1000).optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]{58}$/, 'must be an age public key: age1 and 58 letters and digits')
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: line(255).default('marquee'),
  OTEL_TRACES_SAMPLER_ARG: number().pipe(z.number().max(1)).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: number()
    .pipe(z.number().int('must be a whole number').min(1000).max(86_400_000))
    .default(60_000),
  OPENAI_API_KEY: line(500).optional(),
  OPENAI_BASE_URL: url('http:', 'https:').optional(),
  OLLAMA_URL: url('http:', 'https:').optional(),
  STRIPE_SECRET_KEY: line(500).optional(),
  STRIPE_WEBHOOK_SECRET: line(500).optional(),
  STRIPE_API_BASE: url('http:', 'https:').optional(),
  TRUST_PROXY: line(500)
    .refine(namesProxies, 'must be true, false, a number of hops, or a list of addresses and networks')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DRAIN_SECONDS: number().pipe(z.number().max(LONGEST_DRAIN)).default(0),
  WORKERS: number().pipe(z.number().int('must be a whole number').min(1).max(MOST_WORKERS)).default(1),
  RATE_LIMIT_SCALE: number().pipe(z.number().positive().max(1_000_000)).optional(),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters').optional(),
})

/** What the variables hold, checked and with their defaults. */
export type Variables = z.output<typeof Environment>
