import type { Api } from '#shared/contract/api.ts'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import type { Poster } from '#shared/contract/catalog/agents.ts'
import type { EndpointCall } from '#shared/contract/endpoint.ts'
import { formatWhole } from '#shared/model/money.ts'
import { bareAmount } from '#web/lib/dollars.ts'

/** An agent as the sheet has it: what is typed is text. */
export interface AgentValues {
  image: string | null
  poster: Poster | null
  name: string
  category: string
  hourlyRate: string
  availability: boolean
  bio: string
  experience: string
  travel: string
  setup: string
  bring: string
  specialties: string
  instagram: string
  twitter: string
  website: string
}
export type AgentField = keyof AgentValues

export const NEW_AGENT: AgentValues = {
  name: '',
  category: '',
  hourlyRate: '',
  availability: true,
  bio: '',
  experience: '',
  travel: '',
  setup: '',
  bring: '',
  specialties: '',
  instagram: '',
  twitter: '',
  website: '',
  image: null,
  poster: null,
}
/** In the order of the sheet. */
export const AGENT_FIELDS = Object.keys(NEW_AGENT) as AgentField[] // the keys of a literal are its type's

export const FIELD_LABELS: Record<AgentField, string> = {
  image: 'Photo',
  poster: 'Poster',
  name: 'Name',
  category: 'Category',
  hourlyRate: 'Hourly rate',
  availability: 'Availability',
  bio: 'Bio',
  experience: 'Experience',
  travel: 'Travel',
  setup: 'Setup',
  bring: 'What to bring',
  specialties: 'Specialties',
  instagram: 'Instagram',
  twitter: 'Twitter / X',
  website: 'Website',
}

/** As much of a row as its form needs. */
type Row = Omit<AdminAgent, 'login' | 'publishedAt' | 'archivedAt' | 'nextBooking'>

export function buildAgentValues(agent: Row): AgentValues {
  const { image, poster, name, category, hourlyRate, availability, bio, experience, specialties, socialMedia } = agent
  return {
    image,
    poster,
    name,
    category,
    hourlyRate: hourlyRate ? String(hourlyRate) : '',
    availability,
    bio: bio ?? '',
    experience: experience ?? '',
    travel: agent.travel ?? '',
    setup: agent.setup ?? '',
    bring: agent.bring ?? '',
    specialties: specialties.join(', '),
    instagram: socialMedia.instagram ?? '',
    twitter: socialMedia.twitter ?? '',
    website: socialMedia.website ?? '',
  }
}

/** The typed rate as an integer, or 0 for unknown (docs/product.md P6.6). A dollar sign and commas may be typed. */
export const readRate = (typed: string): number => Number.parseInt(bareAmount(typed), 10) || 0

/** What is between commas, trimmed; empties are dropped (docs/product.md P6.6). */
export const readSpecialties = (typed: string): string[] =>
  typed
    .split(',')
    .map((specialty) => specialty.trim())
    .filter((specialty) => specialty !== '')

/** A new agent as the API takes one. */
export function buildPayload({ instagram, twitter, website, hourlyRate, specialties, ...rest }: AgentValues) {
  return {
    ...rest,
    hourlyRate: readRate(hourlyRate),
    specialties: readSpecialties(specialties),
    socialMedia: { instagram, twitter, website },
  }
}

/** What was changed since: what counts is what would be sent, so that a space more is no change. */
export function changedFields(values: AgentValues, since: AgentValues): AgentField[] {
  const read = (of: AgentValues): Record<AgentField, unknown> => ({
    ...of,
    hourlyRate: readRate(of.hourlyRate),
    specialties: readSpecialties(of.specialties),
  })
  const [now, before] = [read(values), read(since)]
  return AGENT_FIELDS.filter((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]))
}

type AgentChanges = EndpointCall<Api['PUT /api/agents/:id']>['body']

const LINKS = ['instagram', 'twitter', 'website'] as const

/**
 * An agent whole, as a change sends it (docs/product.md P6.17): what was changed as typed, everything else as the row
 * has it, letter by letter. Its version goes with it, so that no other change is overwritten.
 */
export function buildAgentBody(row: Row, values: AgentValues, changed: readonly AgentField[]) {
  const { name, category, bio, experience, specialties, hourlyRate, image, availability, poster } = row
  const { socialMedia: typedLinks, ...typed } = buildPayload(values)
  const fields = Object.entries(typed).filter(([field]) => changed.some((one) => one === field))
  const links = LINKS.filter((link) => changed.includes(link)).map((link) => [link, typedLinks[link]] as const)
  return {
    ...{ travel: row.travel, setup: row.setup, bring: row.bring },
    ...{ name, category, bio, experience, specialties, hourlyRate, image, availability, poster },
    ...Object.fromEntries(fields),
    socialMedia: { ...row.socialMedia, ...Object.fromEntries(links) },
  } satisfies AgentChanges
}

/** What the server calls a field: 'agentData.socialMedia.website', 'specialties.2'. */
export function getField(name: string): string {
  const parts = name.replace(/^agentData\./, '').split('.')
  return (parts[0] === 'socialMedia' ? parts[1] : parts[0]) ?? name
}

/** A field's value in a few words, for a reader who did not write it. */
export function inWords(field: AgentField, values: AgentValues): string {
  if (field === 'availability') return values.availability ? 'available' : 'unavailable'
  if (field === 'image') return values.image ? 'another photo' : 'none'
  if (field === 'poster') return 'another poster'
  if (field === 'hourlyRate') {
    const rate = readRate(values.hourlyRate)
    return rate ? formatWhole(rate) : 'unknown'
  }
  const text = values[field].trim()
  return text.length > 100 ? `${text.slice(0, 99)}…` : text || 'empty'
}
