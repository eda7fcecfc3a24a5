import { isDeepStrictEqual } from 'node:util'
import type { Insertable, Selectable } from 'kysely'
import type { Agents } from '#server/db/types.ts'
import type { AgentChanges } from '#shared/contract/catalog/agents.admin.ts'
import type { Poster } from '#shared/contract/catalog/agents.ts'
import { formatWhole } from '#shared/model/money.ts'
import type { Sitter } from '../images/poster-image.ts'
import { readPoster } from '../present.ts'

/** The fields of an agent that can be changed, by their names in the payload. */
interface Fields {
  name: string
  category: string
  bio: string | null
  experience: string | null
  travel: string | null
  setup: string | null
  bring: string | null
  specialties: string[]
  hourlyRate: number | null
  image: string | null
  'socialMedia.instagram': string | null
  'socialMedia.twitter': string | null
  'socialMedia.website': string | null
  availability: boolean
  poster: Poster | null
}
export type AgentField = keyof Fields

const COLUMNS = {
  name: 'name',
  category: 'category',
  bio: 'bio',
  experience: 'experience',
  travel: 'travel',
  setup: 'setup',
  bring: 'bring',
  specialties: 'specialties',
  hourlyRate: 'hourly_rate',
  image: 'image',
  'socialMedia.instagram': 'instagram',
  'socialMedia.twitter': 'twitter',
  'socialMedia.website': 'website',
  availability: 'availability',
  poster: 'poster',
} as const satisfies Record<AgentField, keyof Agents>
const FIELDS = Object.keys(COLUMNS) as AgentField[] // the keys of a literal object

type Row = Pick<Selectable<Agents>, (typeof COLUMNS)[AgentField]>

function fieldsOfRow(row: Row): Fields {
  return {
    name: row.name,
    category: row.category,
    bio: row.bio,
    experience: row.experience,
    travel: row.travel,
    setup: row.setup,
    bring: row.bring,
    specialties: row.specialties,
    hourlyRate: row.hourly_rate || null,
    image: row.image,
    'socialMedia.instagram': row.instagram,
    'socialMedia.twitter': row.twitter,
    'socialMedia.website': row.website,
    availability: row.availability,
    poster: readPoster(row.poster),
  }
}

function fieldsOfPayload({ socialMedia = {}, ...payload }: AgentChanges): Partial<Fields> {
  const { instagram, twitter, website } = socialMedia
  const all = {
    ...payload,
    'socialMedia.instagram': instagram,
    'socialMedia.twitter': twitter,
    'socialMedia.website': website,
  }
  return Object.fromEntries(FIELDS.filter((field) => all[field] !== undefined).map((field) => [field, all[field]]))
}

/** The sitter of an agent's poster, from the row. */
export function toSitter(row: Pick<Row, keyof Sitter>): Sitter {
  const { name, category, image, poster } = row
  return { name, category, image, poster: readPoster(poster) }
}

/** The fields that a payload changes, before and after. */
export interface Difference {
  before: Partial<Fields>
  after: Partial<Fields>
}

/** The difference between a payload and a row; missing fields stay as they are. */
export function differ(payload: AgentChanges, row: Row): Difference {
  const before = fieldsOfRow(row)
  const after = fieldsOfPayload(payload)
  const changed = FIELDS.filter((field) => field in after && !isDeepStrictEqual(after[field], before[field]))
  return {
    before: Object.fromEntries(changed.map((field) => [field, before[field]])),
    after: Object.fromEntries(changed.map((field) => [field, after[field]])),
  }
}

/** A payload's fields as columns. */
export function payloadToColumns(payload: AgentChanges): Partial<Insertable<Agents>> {
  return fieldsToColumns(fieldsOfPayload(payload))
}

/** Fields as columns. */
export function fieldsToColumns(fields: Partial<Fields>): Partial<Insertable<Agents>> {
  const { poster, ...rest } = fields
  const columns = Object.entries(rest).map(([field, value]) => [COLUMNS[field as AgentField], value]) // a key of Fields
  return {
    ...Object.fromEntries(columns),
    ...(poster !== undefined && { poster: poster === null ? null : JSON.stringify(poster) }),
  }
}

/** The row's values in words, shown beside a conflicting change: { hourlyRate: 'Now $200' }. */
export function describeCurrent(before: Partial<Fields>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(before).map(([field, value]) => [field, `Now ${inWords(field as AgentField, value)}`]), // a key
  )
}

function inWords(field: AgentField, value: Fields[AgentField]): string {
  if (field === 'availability') return value === true ? 'available' : 'unavailable'
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) {
    return field === 'hourlyRate' ? 'unknown' : 'empty'
  }
  if (field === 'hourlyRate') return formatWhole(Number(value))
  if (field === 'image') return 'another picture'
  if (field === 'poster') return 'another poster'
  const words = Array.isArray(value) ? value.join(', ') : String(value)
  return words.length > 100 ? `${words.slice(0, 99)}…` : words
}
