/** Requests of an attacker who wants to bring the server down: random, and the same for the same seed. */
import fc from 'fast-check'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** One request; parts that are absent are not sent. */
export interface HostileRequest<Who> {
  endpoint: Endpoint
  who: Who
  method: string
  /** The text for each parameter of the path, already encoded; undefined means the id of an existing record. */
  segment: string | undefined
  /** What follows the question mark. */
  query: string | undefined
  body: HostileBody
  headers: Record<string, string>
}

export type HostileBody =
  | { kind: 'none' }
  /** What the endpoint takes, and these fields otherwise. */
  | { kind: 'changed'; fields: readonly (readonly [string, unknown])[]; dropped: readonly number[] }
  /** Any JSON at all. */
  | { kind: 'json'; value: unknown }
  /** Bytes as they are. */
  | { kind: 'raw'; bytes: Buffer; type: string }

const LONG = 'x'.repeat(6000)
const WORDS = [
  ...['', ' ', '\t\n', 'a\0b', '\0', '\ud800', '\udfff\ud800', 'a\ud800b', '\ufeff', '\u202eabc', '\u200b', 'e\u0301'],
  ...["' or 1=1 --", '"; drop table bookings; --', '%', '_', '\\', "\\'", '#{7*7}', '{{7*7}}', '../../etc/passwd'],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://[::1',
    '//',
  ],
  ...['=1+1', '@SUM(A1)', 'a\r\nSet-Cookie: x=1', 'a@b.c\r\nBcc: d@e.f', '"a b"@example.com', 'ä@ö.example', '@'],
  ...['2026-02-30', '2026-03-08T02:30', '2026-11-01T01:30', '0000-01-01', '9999-12-31T23:59:59Z', '+275760-09-13'],
  ...[
    '-000001-01-01T00:00:00Z',
    '2026-13-01',
    '1e400',
    'NaN',
    'Infinity',
    '-0',
    '0x10',
    '1_000',
    '٣',
    '１',
    'null',
    'true',
  ],
  ...['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', '{', '[]', '__proto__', LONG],
]
const NUMBERS = [
  ...[
    0,
    -0,
    -1,
    1,
    0.1,
    1.5,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 53 + 2,
    2 ** 63,
    1e21,
    1e308,
    -1e308,
    5e-324,
  ],
]

/** A value of the wrong type, size or alphabet. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...WORDS, ...NUMBERS, null, true, false, [], {}, [[]], [null], { a: 1 }, { $ne: null }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.uuid(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(...WORDS).map((word) => Array.from({ length: 50 }, () => word)),
)

const escapes = [
  '%00',
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '%2F',
  '%2e%2e%2f',
  '%0d%0a',
  '%ED%A0%80',
  'a%20b',
  ';a=b',
  ',',
  '*',
  '-1',
  '1e9',
]
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.constantFrom(...escapes, 'x'.repeat(400), 'x'.repeat(600), '') },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  },
  { weight: 1, arbitrary: fc.constantFrom(...WORDS).map((text) => encodeURIComponent(text.toWellFormed())) },
)

function queryOf(names: readonly string[]) {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...names, 'cursor', 'limit', 'q') },
    { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'a[]', 'a[b]', '%00', '') },
  )
  const text = fc.oneof(
    fc.constantFrom(...WORDS, ...NUMBERS.map(String)).map((word) => encodeURIComponent(word.toWellFormed())),
    fc.constantFrom(...escapes),
    fc.string({ unit: 'grapheme', maxLength: 30 }).map((word) => encodeURIComponent(word.toWellFormed())),
    // a key of a page that was made up
    fc.string({ maxLength: 30 }).map((word) => Buffer.from(word).toString('base64url')),
    fc.jsonValue({ maxDepth: 1 }).map((json) => Buffer.from(JSON.stringify(json)).toString('base64url')),
  )
  const pairs = fc.array(fc.tuple(name, text), { minLength: 1, maxLength: 4 })
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 6, arbitrary: pairs.map((all) => all.map(([key, given]) => `${key}=${given}`).join('&')) },
    { weight: 1, arbitrary: fc.constantFrom('&&&', '=', '?', '%', 'a=%E0%A4%A', `q=${LONG}`, 'q=1&'.repeat(500)) },
  )
}

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const JSON_TYPE = 'application/json'
const raws: readonly (readonly [string, string])[] = [
  ...[
    '{',
    '',
    'null',
    '[]',
    '"text"',
    '{"a":1,}',
    deep(40),
    deep(60),
    deep(20_000),
    '{"__proto__":{"role":"admin"}}',
  ].map((text) => [text, JSON_TYPE] as const),
  ['{"constructor":{"prototype":{"a":1}}}', JSON_TYPE],
  [JSON.stringify({ a: 'x'.repeat(300_000) }), JSON_TYPE],
  ['{"a":1}', 'text/plain'],
  ['a=1&b=2', 'application/x-www-form-urlencoded'],
  ['<a>1</a>', 'application/xml'],
  ['{"a":1}', 'application/json; charset=utf-16'],
  ['{"a":1}', 'json'],
  ['{"a":1}', ';;;'],
  [
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nno picture\r\n--x--',
    'multipart/form-data; boundary=x',
  ],
  ['--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n1\r\n--x--', 'multipart/form-data; boundary=x'],
  ['--x\r\n', 'multipart/form-data; boundary=x'],
  ['no boundary', 'multipart/form-data'],
]

function bodyOf(names: readonly string[]): fc.Arbitrary<HostileBody> {
  const field = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...(names.length > 0 ? names : ['id'])) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('role', 'status', 'totalAmount', 'customerId', 'id', 'isApproved', 'toString'),
    },
  )
  const changed = fc.record({
    kind: fc.constant('changed' as const),
    fields: fc.array(fc.tuple(field, value), { maxLength: 3 }),
    dropped: fc.array(fc.nat(20), { maxLength: 1 }),
  })
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('json' as const), value }) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...raws)
        .map(([text, type]) => ({ kind: 'raw' as const, bytes: Buffer.from(text), type })),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 200 })
        .map((bytes) => ({ kind: 'raw' as const, bytes: Buffer.from(bytes), type: JSON_TYPE })),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'none' as const }) },
  )
}

const HEADERS: Record<string, readonly string[]> = {
  'idempotency-key': ['k', '', ' ', 'x'.repeat(300), 'ü', 'a b', '"quoted"'],
  'if-match': ['*', '"1"', '1', '-1', '"99999999999999999999"', 'W/"1"', 'x'.repeat(1000), ''],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '"', ','.repeat(500)],
  accept: ['text/event-stream', 'application/xml', '*/*;q=0', ';;', 'text/html'],
  'accept-encoding': ['br', 'gzip;q=0', 'identity;q=0, *;q=0', 'zstd', ';;;'],
  range: ['bytes=0-0', 'bytes=9-1', 'bytes=-1', 'lines=1-2'],
  origin: ['null', 'https://evil.example', 'http://localhost', '%%'],
  host: ['evil.example', '', 'localhost:99999', '[::1'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none'],
  'x-forwarded-for': ['1.2.3.4', '::1, junk', 'x'.repeat(2000)],
  'x-http-method-override': ['DELETE'],
  'stripe-signature': ['t=1,v1=00', 't=,v1=', 'junk', `t=${'9'.repeat(40)},v1=zz`],
  'last-event-id': ['1', '-1', 'x'.repeat(500)],
  cookie: ['session=', 'session=%00', `session=${'x'.repeat(43)}`, 'session=a; session=b', '=;=;', 'session="x'],
}
const header = fc
  .constantFrom(...Object.keys(HEADERS))
  .chain((name) => fc.constantFrom(...(HEADERS[name] ?? [''])).map((given) => [name, given] as const))
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.array(header, { maxLength: 2 }).map((all) => Object.fromEntries(all) as Record<string, string>),
  },
)

/** The names of an object schema's fields; none where it isn't one. */
const namesOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(schema.shape ?? {}) : []

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const

/**
 * Requests over every endpoint.
 * @param peopleFor who may come with a request to an endpoint; one named twice comes twice as often
 * @param seed the same seed gives the same requests
 */
export function sampleHostile<Who>(
  endpoints: readonly Endpoint[],
  peopleFor: (endpoint: Endpoint) => readonly Who[],
  { count, seed }: { count: number; seed: number },
): HostileRequest<Who>[] {
  const request = fc.constantFrom(...endpoints).chain((endpoint) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      who: fc.constantFrom(...peopleFor(endpoint)),
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant<string>(endpoint.method) },
        { weight: 1, arbitrary: fc.constantFrom<string>(...METHODS) },
      ),
      segment,
      query: queryOf(namesOf(endpoint.query)),
      body:
        endpoint.method === 'GET' || endpoint.method === 'DELETE'
          ? fc.oneof(
              { weight: 9, arbitrary: fc.constant<HostileBody>({ kind: 'none' }) },
              { weight: 1, arbitrary: bodyOf([]) },
            )
          : bodyOf(namesOf(endpoint.body)),
      headers,
    }),
  )
  return fc.sample(request, { numRuns: count, seed })
}

/** Says what a later run needs to send the same requests, and what came of these. */
export const logFuzz = (line: string): void => console.log(`fuzz: ${line}`)
