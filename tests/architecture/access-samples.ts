import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Endpoint } from '#shared/contract/endpoint.ts'

type Json = { [key: string]: unknown } | readonly unknown[] | string | number | boolean | null
type Schema = z.core.JSONSchema.BaseSchema

/**
 * Values for fields whose schema does not define them completely, by field name; a function if every request needs a
 * new one.
 */
const FIELDS: Record<string, Json | (() => Json)> = {
  email: () => `${randomUUID()}@example.com`,
  customerEmail: () => `${randomUUID()}@example.com`,
  recipientEmail: 'dana@example.com',
  username: () => randomUUID(),
  name: 'a_name',
  category: 'model',
  password: 'Fünf Lampen, ein Vorhang',
  currentPassword: 'not the current one',
  newPassword: 'Sieben Lampen, zwei Vorhänge',
  eventType: 'wedding',
  performers: () => [
    {
      ...{ agentId: randomUUID(), eventDate: '2031-05-04T19:00' },
      lines: [{ kind: 'talent', share: 'shared', amount: 40_000 }],
    },
  ],
  eventDate: '2031-05-04T19:00',
  from: '2031-05-01',
  to: '2031-05-31',
  dueDate: '2031-05-31',
  last4: '4242',
  confirmAnyway: false,
  // of an agent's share, which is a percentage or a flat amount
  flat: null,
  openingHours: [],
  phone: '(404) 555-0199',
  host: 'localhost',
  city: '',
  timeZone: 'America/New_York',
  currency: 'USD',
  phoneCode: '1',
  sessionToken: 'A'.repeat(43),
  noticeRecipients: [],
  ids: () => [randomUUID()],
  // a required second factor would refuse every other call of admins
  required: false,
  bookerRefundLimit: 25_000,
  cancellationPolicy: { tiers: [{ hours: 0, keepPercent: 100 }] },
  batch: () => randomUUID().replaceAll('-', ''),
  bookings: () => [{ id: randomUUID(), version: 1 }],
  bookingIds: () => [randomUUID()],
  month: '2031-05',
  agentIds: () => [randomUUID()],
  paidOn: '2031-05-04',
  year: 2031,
  totalAmount: 400,
  draftHash: 'a'.repeat(64),
  documentHash: 'a'.repeat(64),
  validUntil: '2031-05-01T19:00',
  agrees: true,
  electronic: true,
  accent: null,
  logo: null,
  hero: null,
}

/** Optional fields that are sent because at least one of several is required. */
const SENT = new Set(['category', 'phone', 'totalAmount'])

/**
 * Makes a body that an endpoint accepts from its schema.
 * @param ids values of the fields named after a row: agentId
 * @throws when that is not possible: the named field then needs a line in FIELDS
 */
export function sampleBody({ method, path, body }: Endpoint, ids: Record<string, string>): Json | undefined {
  if (!body) return undefined
  const sample = sampleOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }), ids)
  const parsed = body.safeParse(sample)
  if (parsed.success) return sample
  const faults = parsed.error.issues.map(({ path: field, message }) => `${field.join('.')}: ${message}`)
  throw new Error(`${method} ${path} refuses the sample body; give a value in FIELDS for ${faults.join(', ')}`)
}

function sampleOf(schema: Schema, ids: Record<string, string>, name = ''): Json {
  const named = ids[name] ?? FIELDS[name]
  if (named !== undefined) return typeof named === 'function' ? named() : named
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (typeof choice === 'object') return sampleOf(choice, ids, name)
  switch (schema.type) {
    case 'object': {
      const required = new Set(schema.required ?? [])
      const fields = Object.entries(schema.properties ?? {}).filter(([field]) => required.has(field) || SENT.has(field))
      return Object.fromEntries(
        fields.map(([field, part]) => [field, sampleOf(typeof part === 'object' ? part : {}, ids, field)]),
      )
    }
    case 'array':
      return []
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    default:
      return schema.format === 'uuid' ? randomUUID() : 'a few words'
  }
}
