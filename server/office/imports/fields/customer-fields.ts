import { z } from 'zod'
import { line, text } from '#shared/contract/text.ts'
import { BOOKING_TEXT_LIMITS } from '#shared/model/booking.ts'
import { MAX_TAGS, readTags, TAG_LENGTH } from '#shared/model/customer.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import type { RowReader } from './read-row.ts'
import { atAtlanta, readWrittenTime } from './read-values.ts'

/** A customer as a row of a file says. */
export interface CustomerFields {
  name: string
  email: string
  phone: string | null
  company: string | null
  tags: string[]
  note: string | null
  /** An instant; null when the file does not say. */
  since: string | null
}

const EmailField = z
  .string()
  .trim()
  .max(BOOKING_TEXT_LIMITS.email, 'Invalid email address')
  .pipe(z.email('Invalid email address'))
const Name = line(BOOKING_TEXT_LIMITS.name, 'Name is required')
const Phone = line(BOOKING_TEXT_LIMITS.phone)
const Company = line(200)
const Note = text(5000)
const Tag = line(TAG_LENGTH)

/** An email address in a cell, also one in angle brackets or after 'mailto:'; null and an error when it is none. */
export function readEmail(row: RowReader, field: string): string | null {
  const typed = row.raw(field).replace(/^mailto:/i, '')
  return row.read(field, EmailField, /<([^<>]+)>\s*$/.exec(typed)?.[1] ?? typed)
}

/** A phone number in a cell; null when it is empty. */
export const readPhone = (row: RowReader, field: string): string | null => row.readOptional(field, Phone) || null

/** The day of a cell as an instant at noon; null when it is empty or to come. */
export function readPastDay(row: RowReader, field: string, now: Date): string | null {
  if (row.raw(field) === '') return null
  const written = readWrittenTime(row.raw(field), row.dayFirst)
  const at = written && atAtlanta(written.day, written.time ?? '12:00')
  if (!at) return row.refuse(field, notADate(row))
  // a day without a time is its noon, and today counts in the morning, too
  if (at > now && written.time === null && atlantaDay(at) === atlantaDay(now)) return now.toISOString()
  return at > now ? row.refuse(field, 'This day is to come') : at.toISOString()
}

/** Message for a date that can't be read. */
export const notADate = ({ dayFirst }: Pick<RowReader, 'dayFirst'>): string =>
  `Not a date. Write it as 2026-12-04 or ${dayFirst ? '4/12/2026' : '12/4/2026'}.`

/** Reads a customer. The errors stay with the row; the fields count only without any. */
export function readCustomer(row: RowReader, now: Date): CustomerFields {
  const whole = row.raw('name') || `${row.raw('firstName')} ${row.raw('lastName')}`.trim()
  const tags = readTags(row.raw('tags').split(/[,;|]/))
  if (tags.length > MAX_TAGS) row.refuse('tags', `At most ${MAX_TAGS} tags`)
  return {
    name: row.read('name', Name, whole) ?? '',
    email: row.raw('email') === '' ? (row.refuse('email', 'Email is required') ?? '') : (readEmail(row, 'email') ?? ''),
    phone: readPhone(row, 'phone'),
    company: row.readOptional('company', Company) || null,
    tags: tags.map((tag) => row.read('tags', Tag, tag) ?? ''),
    note: row.readOptional('note', Note) || null,
    since: readPastDay(row, 'since', now),
  }
}
