import { expect, test } from 'vitest'
import type { AdminAgent } from '#shared/contract/catalog/agents.admin.ts'
import {
  buildAgentBody,
  buildAgentValues,
  buildPayload,
  changedFields,
  getField,
  NEW_AGENT,
  readRate,
  readSpecialties,
} from './agent-values.ts'

test.each([
  ['85', 85],
  ['85.9', 85],
  ['$1,200', 1200],
  [' 90 ', 90],
  ['', 0],
  ['on request', 0],
  ['0', 0],
  ['-5', -5],
])('the rate %j is read as %i', (typed, rate) => expect(readRate(typed)).toBe(rate))

test('specialties are split on commas, trimmed, empties dropped', () => {
  expect(readSpecialties(' Runway,  Editorial ,, ,Bridal,')).toEqual(['Runway', 'Editorial', 'Bridal'])
  expect(readSpecialties(' , ')).toEqual([])
})

test('a new agent is sent whole, the links under socialMedia', () => {
  expect(buildPayload({ ...NEW_AGENT, name: 'Kei', category: 'dj', website: 'https://kei.example' })).toEqual({
    name: 'Kei',
    category: 'dj',
    bio: '',
    experience: '',
    ...{ travel: '', setup: '', bring: '' },
    specialties: [],
    hourlyRate: 0,
    image: null,
    poster: null,
    availability: true,
    socialMedia: { instagram: '', twitter: '', website: 'https://kei.example' },
  })
})

test('a change is what would be sent differently; the rest goes as the row has it, letter by letter', () => {
  const row: AdminAgent = {
    ...{ id: '', name: 'Kei', category: 'dj', experience: null, hourlyRate: 85, image: null, availability: true },
    ...{
      plusTax: false,
      totalBookings: 0,
      rating: 5,
      createdAt: '',
      version: 1,
      login: null,
      poster: null,
      publishedAt: null,
      archivedAt: null,
      nextBooking: null,
    },
    ...{ travel: null, setup: null, bring: null },
    bio: ' Two  spaces ',
    specialties: ['Vinyl, mostly', 'House'],
    socialMedia: { instagram: 'https://instagram.com/k', twitter: 'https://x.com/k', website: null },
  }
  const before = buildAgentValues(row)
  const typed = { ...before, hourlyRate: '$85', twitter: '', poster: { variant: 1, skin: 2 } }
  const changed = changedFields(typed, before)
  expect(changed).toEqual(['twitter', 'poster'])
  expect(buildAgentBody(row, typed, changed)).toEqual({
    name: 'Kei',
    category: 'dj',
    bio: ' Two  spaces ',
    experience: null,
    ...{ travel: null, setup: null, bring: null },
    specialties: ['Vinyl, mostly', 'House'],
    hourlyRate: 85,
    image: null,
    availability: true,
    poster: { variant: 1, skin: 2 },
    socialMedia: { instagram: 'https://instagram.com/k', twitter: '', website: null },
  })
  expect(changedFields(before, before)).toEqual([])
})

test('the server has longer names for some fields', () => {
  expect(
    ['name', 'agentData.name', 'agentData.socialMedia.website', 'specialties.2', 'socialMedia'].map(getField),
  ).toEqual(['name', 'name', 'website', 'specialties', 'socialMedia'])
})
