import { z } from 'zod'
import { maskCards } from '../model/mask-cards.ts'

const NUL = String.fromCharCode(0)

/** Something that can be seen: spaces and characters without a width alone say nothing. */
export const shows = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

const storable = (text: string) => !text.includes(NUL) && text.isWellFormed()

/**
 * A trimmed line or paragraph that PostgreSQL can hold: no NUL, no lone surrogates (docs/product.md S27). Card numbers
 * in it are masked (docs/product.md P7.59).
 * @param max the longest text accepted, in characters
 * @param required the message when the text shows nothing; without it an empty text is accepted
 */
export function text(max: number, required?: string) {
  return exactText(max, required).overwrite(maskCards)
}

/**
 * As `text`, for what is no free text: a reference, a name to log in with, words to look for. Nothing is masked.
 * @param max the longest text accepted, in characters
 * @param required the message when the text shows nothing; without it an empty text is accepted
 */
export function exactText(max: number, required?: string) {
  const limited = z
    .string(required)
    .trim()
    .max(max, `At most ${max.toLocaleString('en-US')} characters`)
    .refine(storable, 'Contains characters that cannot be stored')
  return required === undefined ? limited : limited.min(1, required).refine(shows, required)
}

/** A text on one line. Signs that turn the direction of writing would also turn what is printed beside it. */
const toLine = (value: string) =>
  value
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/**
 * As `text`, on one line: line breaks and other runs of space become single spaces, and signs that turn the direction of
 * writing are left out (docs/product.md S27).
 */
export function line(max: number, required?: string) {
  // masked last: on one line more stands beside each other
  return exactLine(max, required).transform(maskCards)
}

/** As `line`, for what is no free text. Nothing is masked. */
export function exactLine(max: number, required?: string) {
  return exactText(max, required).transform(toLine)
}

/** A UUID made by the server. */
export const Id = z.uuid('Not a valid id')

/** The short number of a booking, shown as B-1042; no call takes it (docs/product.md P3.36). */
export const BookingNumber = z.number().int().describe('The number people say, shown as B-1042; it opens nothing')

/** How many guests a booking has. */
export const GuestCount = z.number().int().nullable().describe('How many guests; null while nobody said')

/** An ISO 8601 instant with offset. */
export const Instant = z.iso.datetime({ offset: true })

/** An answer that isn't JSON: bytes or text as they are, at once or bit by bit. */
export const Raw = z.custom<Uint8Array | string | AsyncIterable<Uint8Array | string>>()

/** A date, a local date and time of Atlanta, or an ISO instant; what it means is settled by the server. */
export const EventDate = z
  .string('Event date is required')
  .trim()
  .min(1, 'Event date is required')
  .max(40, 'Not a valid date')
  .regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i, 'Not a valid date')

/** The path of a call about one row. */
export const ById = z.object({ id: Id })

/** The answer of a call that has nothing else to say. */
export const Success = z.object({ success: z.literal(true) }).meta({ id: 'Success' })

/** An amount of money in whole cents. */
export const Cents = z.number().int().describe('Integer cents')

/** How many there are. */
export const Count = z.number().int()
