import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './api.ts'
import type { Endpoint } from './endpoint.ts'

const LIBRARY =
  /invalid (input|option|string|number|key|value|iso|uu?id|url|element|discriminator)|expected|received|too (big|small)|unrecognized|must match pattern|NaN|undefined/i

/** Every kind of wrong value: missing, another type, too long, too small, no member, no format, unknown keys. */
const WRONG: unknown[] = [
  ...[undefined, null, true, false, 0, 1, -1, 1.5, -1e9, 1e12, 2 ** 60, Number.NaN, Number.POSITIVE_INFINITY, 1e308],
  ...['', ' ', 'x', '12', '-1', '1.5', 'not one of them', 'a\0b', '\ud800', '2026-99-99', 'x'.repeat(100_000)],
  ...[[], [null], [1], ['x'], [{}], new Array(2000).fill('x'), new Array(2000).fill(1), new Array(2000).fill({})],
  ...[{}, { unknown: 1 }, { x: null }, Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`unknown${i}`, i]))],
  ...[new Date(Number.NaN), 10n, () => {}],
]

/** What a schema is made of: its fields, members, options and steps, and itself. */
function partsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  // a step that transforms takes only what the one before let through
  if (seen.has(schema) || schema._zod.def.type === 'transform') return seen
  seen.add(schema)
  const look = (value: unknown): void => {
    if (value instanceof z.core.$ZodType) partsOf(value, seen)
    else if (Array.isArray(value)) for (const one of value) look(one)
    else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
      for (const one of Object.values(value)) look(one)
    }
  }
  // a refinement counts as a schema, but takes only what its own let through
  for (const [name, part] of Object.entries(schema._zod.def)) if (name !== 'checks') look(part)
  return seen
}

const all: readonly Endpoint[] = endpoints
const taken = all.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [{ name: `${method} ${path}, ${part}`, schema }] : [],
  ),
)

test('the contract takes as much as it seems to', () => expect(taken.length).toBeGreaterThan(80))

test.each(taken)('$name says in plain words what is wrong', ({ schema }) => {
  const parts = partsOf(schema)
  const said = new Set<string>()
  for (const part of parts) {
    for (const value of WRONG) {
      for (const { message } of z.safeParse(part, value).error?.issues ?? []) said.add(message)
    }
  }
  expect(said.size).toBeGreaterThan(0)
  for (const sentence of said) {
    expect(sentence).not.toMatch(LIBRARY)
    expect(sentence).toMatch(/^[A-Z0-9'$]/)
    expect(sentence.length).toBeLessThanOrEqual(200)
  }
})

const firstOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'This is required.'],
  [z.string(), 5, 'Enter text.'],
  [z.number(), 'x', 'Enter a number.'],
  [z.coerce.number(), undefined, 'Enter a number.'],
  [z.number().int(), 1.5, 'Enter a whole number.'],
  [z.boolean(), 'yes', 'Choose true or false.'],
  [z.array(z.string()), 'x', 'Send a list.'],
  [z.object({}), 'x', 'Send an object.'],
  [z.enum(['draft', 'pending']), 'paid', 'Choose one of: draft, pending.'],
  [z.literal(true), false, 'Choose one of: true.'],
  [z.string().min(1), '', 'This is required.'],
  [z.string().min(3), 'x', 'At least 3 characters.'],
  [z.string().max(1000), 'x'.repeat(1001), 'At most 1,000 characters.'],
  [z.array(z.string()).min(1), [], 'At least 1 entry.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'At most 2 entries.'],
  [z.number().min(1), 0, 'At least 1.'],
  [z.number().positive(), 0, 'More than 0.'],
  [z.number().max(72), 100, 'At most 72.'],
  [z.number().lt(72), 72, 'Less than 72.'],
  [z.number().int(), 2 ** 60, 'At most 9,007,199,254,740,991.'],
  [z.number().multipleOf(5), 3, 'Enter a multiple of 5.'],
  [z.email(), 'x', 'Invalid email address'],
  [z.uuid(), 'x', 'Not a valid id.'],
  [z.url(), 'x', 'Not a valid address.'],
  [z.iso.datetime(), 'x', 'Not a valid date and time.'],
  [z.string().regex(/^a$/), 'x', 'Not in the right format.'],
  [z.strictObject({}), { a: 1, b: 2 }, 'Not known here: a, b.'],
  [z.union([z.string(), z.number()]), true, 'Not a valid value.'],
  [z.string().refine(() => false), 'x', 'Not a valid value.'],
])('%# says what is wanted', (schema, value, sentence) => expect(firstOf(schema, value)).toBe(sentence))

test('a message of the schema stands', () => {
  expect(firstOf(z.string('Name is required'), undefined)).toBe('Name is required')
})

test('of many choices it names as many as fit', () => {
  const many = z.enum(Array.from({ length: 100 }, (_, i) => `choice_${i}`))
  const sentence = firstOf(many, 'x') ?? ''
  expect(sentence).toMatch(/^Choose one of: choice_0, choice_1, .*choice_\d+, …\.$/)
  expect(sentence.length).toBeLessThanOrEqual(200)
})
