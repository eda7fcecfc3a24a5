import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './api.ts'
import type { Endpoint } from './endpoint.ts'

const CARD = '4111 1111 1111 1111'
const CARDS = [CARD, CARD.replaceAll(' ', ''), '378282246310005', '4222222222222']

/** Every text of a payload, with its place, as it is read from the outside: unions by each member. */
function textsOf(schema: z.core.$ZodType, place: string): { place: string; schema: z.core.$ZodType }[] {
  const def = schema._zod.def as unknown as { type: string } & Record<string, unknown>
  const inner = (value: unknown, at = place) => textsOf(value as z.core.$ZodType, at)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as Record<string, unknown>).flatMap(([name, part]) =>
        inner(part, `${place}.${name}`),
      )
    case 'array':
      return inner(def.element, `${place}[]`)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return inner(def.innerType)
    case 'union':
      return (def.options as unknown[]).flatMap((option) => inner(option))
    case 'record':
      return inner(def.valueType, `${place}{}`)
    case 'string':
      return [{ place, schema }]
    case 'pipe': {
      // a text is read by the whole pipe
      return beginsAsText(def.in as z.core.$ZodType) ? [{ place, schema }] : inner(def.in)
    }
    case 'lazy':
      return inner((def.getter as () => unknown)())
    default:
      return []
  }
}

function beginsAsText(schema: z.core.$ZodType): boolean {
  const def = schema._zod.def as unknown as { type: string; in?: z.core.$ZodType }
  return def.type === 'string' || (def.in !== undefined && beginsAsText(def.in))
}

const all: readonly Endpoint[] = endpoints
const texts = all.flatMap(({ method, path, body }) => (body ? textsOf(body, `${method} ${path}: body`) : []))

/** No free texts: secrets, what a passkey signs, names to log in with, references, addresses, names of other rows, and cards (P7.12). */
const EXACT = [
  /\.(password|newPassword|currentPassword|newpassword)$/i,
  /\.username$/,
  /\.(openaiApiKey|redisPassword|apiKey|code|token)$/,
  /\.credential\.(id|rawId|response\.\w+(\[\])?)$/,
  /login: body\.email$/,
  // typed once more to confirm, and compared with an account's
  /customer-(merges|erasures): body\.email$/,
  // where money is sent: handles and account numbers
  /payment-instructions: body\.(zelle|venmo|paypal|bank_transfer)$/,
  // a taxpayer's number, which is sealed
  /tax-details: body\.tin$/,
  // the number of a tax exemption
  /customers\/:id: body\.taxExemptNumber$/,
  // the number of a license
  /papers(\/:id)?: body\.number$/,
  /\.(image|customerImage|socialMedia\.\w+|redisHost|host|category)$/,
  /\.transactionId$/,
  /payouts: body\.reference$/,
  // names of fields, which columns of a file are mapped to
  /imports\/:id: body\.columns\[\]$/,
  // how the agency is named and reached, and addresses of its pictures
  /brand: body\.(name|phone|email|logo|hero)$/,
  // typed to confirm, and what was shown
  /demo\/removal: body\.(confirm|mark)$/,
  // a passkey's answer: signed bytes
  /passkeys?(\/login)?: body\.credential\./,
  /payment-methods: body\.(cardholderName|brand|billingZip|paymentProcessorId)$/,
]

const keepsCard = (schema: z.core.$ZodType): boolean =>
  CARDS.some((card) => {
    const read = z.safeParse(schema, card)
    return read.success && typeof read.data === 'string' && read.data.includes(card)
  })

test('the contract has as many texts as it seems to', () => expect(texts.length).toBeGreaterThan(60))

test('every free text masks card numbers', () => {
  const kept = texts.filter(({ schema }) => keepsCard(schema)).map(({ place }) => place)
  expect(kept.filter((place) => !EXACT.some((exact) => exact.test(place)))).toEqual([])
  const masks = texts.filter(({ schema }) => {
    const read = z.safeParse(schema, `x ${CARD} x`)
    return read.success && read.data === 'x •••• •••• •••• 1111 x'
  })
  expect(masks.length).toBeGreaterThan(30)
})

test('each exception is still needed', () => {
  const kept = texts.filter(({ schema }) => keepsCard(schema)).map(({ place }) => place)
  expect(EXACT.filter((exact) => !kept.some((place) => exact.test(place)))).toEqual([])
})
