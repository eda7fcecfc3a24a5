import { AgentFields } from '#shared/contract/catalog/agents.admin.ts'
import { line } from '#shared/contract/text.ts'
import { currencyWords } from '#shared/model/currency-words.ts'
import { socialAddress } from '#shared/model/social-address.ts'
import { readEmail, readPhone } from './customer-fields.ts'
import type { RowReader } from './read-row.ts'
import { readCents } from './read-values.ts'

/** An agent as a row of a file says. */
export interface ImportedAgentFields {
  name: string
  /** The name of a category, such as exotic_dancer. */
  category: string
  email: string | null
  phone: string | null
  /** Whole dollars an hour. */
  hourlyRate: number | null
  bio: string | null
  experience: string | null
  specialties: string[]
  instagram: string | null
  website: string | null
  /** Where their picture is. */
  photo: string | null
}

const { name: Name, bio: Bio, experience: Experience, specialties: Specialties, hourlyRate: Rate } = AgentFields.shape
const Link = line(500)

/** The name of the category that a cell means, by its name or display name in any case. */
export type FindCategory = (typed: string) => string | undefined

function readRate(row: RowReader): number | null {
  if (row.raw('hourlyRate') === '') return null
  const cents = readCents(row.raw('hourlyRate').replace(/\s*(?:\/|per)\s*(?:h|hr|hour)\.?$/i, ''))
  if (cents === undefined) return row.refuse('hourlyRate', `Not a rate. Write whole ${currencyWords()}, such as 150.`)
  if (cents % 100 !== 0) return row.refuse('hourlyRate', `Whole ${currencyWords()}`)
  return row.read('hourlyRate', Rate, cents / 100)
}

function readLink(row: RowReader, site: 'instagram' | 'website'): string | null {
  const typed = row.readOptional(site, Link)
  if (!typed) return null
  const address = socialAddress(typed, site)
  return address !== undefined && address.length <= 500 ? address : row.refuse(site, 'Not a web address')
}

function readPhoto(row: RowReader): string | null {
  const typed = row.raw('photo')
  if (typed === '') return null
  const isAddress = typed.length <= 2000 && URL.canParse(typed) && new URL(typed).protocol === 'https:'
  return isAddress ? typed : row.refuse('photo', 'Not a web address of a picture. It begins with https://')
}

/** Reads an agent. The errors stay with the row; the fields count only without any. */
export function readAgent(row: RowReader, findCategory: FindCategory): ImportedAgentFields {
  const typed = row.raw('category')
  const category = findCategory(typed)
  if (category === undefined)
    row.refuse(
      'category',
      typed === '' ? 'Category is required' : 'Not a category we know. Add it under Categories first.',
    )
  const list = row
    .raw('specialties')
    .split(/[,;|]/)
    .map((one) => one.trim())
  return {
    name: row.read('name', Name) ?? '',
    category: category ?? '',
    email: row.raw('email') === '' ? null : readEmail(row, 'email'),
    phone: readPhone(row, 'phone'),
    hourlyRate: readRate(row),
    bio: row.read('bio', Bio) ?? null,
    experience: row.read('experience', Experience) ?? null,
    specialties: row.read('specialties', Specialties, list) ?? [],
    instagram: readLink(row, 'instagram'),
    website: readLink(row, 'website'),
    photo: readPhoto(row),
  }
}
