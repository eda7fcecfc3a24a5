import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Count, Instant, Raw } from '../text.ts'

export const metrics = endpoint({
  method: 'GET',
  path: '/api/metrics',
  refuses: [401, 404],
  access: 'public',
  summary:
    'What the process counts, in Prometheus text; for METRICS_TOKEN as bearer, owners, or without a token this machine',
  response: Raw,
  produces: 'text/plain; version=0.0.4; charset=utf-8',
})

/** The state of the product: what it runs on, what waits, what an admin should look at. */
export const SystemState = z
  .object({
    version: z.string(),
    node: z.string(),
    startedAt: Instant,
    workers: Count.describe('Processes that serve'),
    memoryBytes: Count.describe('Of the process that answers'),
    database: z.object({
      server: z.enum(['embedded', 'managed']),
      version: z.string(),
      bytes: Count,
      connections: z.object({ open: Count, idle: Count, waiting: Count }),
    }),
    mail: z.object({
      delivery: z.enum(['smtp', 'files']),
      waiting: Count.describe('At most 1,000 are counted'),
      oldestWaitingAt: Instant.nullable(),
      failed: Count.describe('Given up; at most 1,000 are counted'),
      lastError: z.object({ at: Instant, kind: z.string(), error: z.string() }).nullable(),
    }),
    redis: z.enum(['none', 'connected', 'away']),
    objects: z
      .enum(['database', 'bucket', 'away'])
      .describe('Where pictures and documents are kept; away when the bucket did not answer last time'),
    cards: z.enum(['stripe', 'by-hand']),
    assistant: z.object({
      model: z.string(),
      state: z
        .enum(['off', 'built-in', 'no-key', 'spent', 'untried', 'answering', 'failing'])
        .describe('Of the last calls of all processes: answering or failing; untried before the first'),
      answeredAt: Instant.nullable().describe('The last answer of the model'),
      failingSince: Instant.nullable(),
      fallbacks: Count.describe('Answers of today that the built-in assistant gave in the place of the model'),
    }),
    backup: z.object({
      daily: z
        .boolean()
        .describe('True when the product makes one backup a day; a managed database is backed up by its operator'),
      lastAt: Instant.nullable(),
      bytes: Count.nullable(),
      failedAt: Instant.nullable(),
    }),
    disk: z.object({ freeBytes: Count, totalBytes: Count }).nullable().describe('Where DATA_DIR is'),
    warnings: z.array(z.string()).describe('Sentences for the office, the gravest first'),
  })
  .meta({ id: 'SystemState' })

export type SystemState = z.infer<typeof SystemState>

export const showSystem = endpoint({
  method: 'GET',
  path: '/api/admin/system',
  access: ['owner'],
  summary: 'State of the product: database, mail, outside services, the last backup, and warnings',
  response: SystemState,
})
