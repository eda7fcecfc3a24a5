import { expect, test } from 'vitest'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { Answer, Instance } from './instance.ts'
import { findInvented } from './invented.ts'

const TODAY = '2026-11-24'

function person(name: string, hourlyRate: number, availability = true): Agent {
  return {
    ...{ id: name, name, category: 'dj', bio: 'Plays the room.', experience: null, specialties: ['House'] },
    ...{ hourlyRate, plusTax: false, image: null, availability, totalBookings: 0, rating: 0, createdAt: TODAY },
    socialMedia: { instagram: null, twitter: null, website: null },
  }
}

const roster = [person('Kei Navarro', 155), person('Tunde Vox', 150), person('Wes Holloway', 95, false)]
/** Only Kei is free, at any time. */
const instance: Instance = {
  ...{ url: '', today: TODAY, roster, packages: [], categories: [] },
  facts: [{ travel: 'Anywhere inside the Perimeter', setup: null, bring: null }],
  agency: {
    name: 'Marquee',
    phone: '(404) 555-0142',
    email: 'hello@marquee.example',
    address: 'Atlanta',
    cancellationTerms: '',
  },
  freeIds: async () => new Set(['Kei Navarro']),
  post: () => Promise.reject(new Error('no call')),
  get: () => Promise.reject(new Error('no call')),
}

const suggest = (name: string) => {
  const { id, category, hourlyRate } = roster.find((one) => one.name === name) ?? person(name, 10)
  return { id, name, category, hourlyRate }
}

const check = (message: string, more: Partial<Answer> = {}, said: readonly string[] = ['a dj please']) =>
  findInvented({ message, intent: 'services', suggestedAgents: [], sources: [], ...more }, instance, {
    said,
    shown: new Set(),
  })

test('an answer made of the roster and the visitor’s words invents nothing', async () => {
  const event = { date: '2026-12-05T19:00', hours: 4 }
  const right = 'Free on Saturday, December 5, 7 PM to 11 PM: Kei Navarro (DJ, $155/hr, $620.00 for 4 hours).'
  expect(await check(right, { event, suggestedAgents: [suggest('Kei Navarro')] })).toEqual([])
  expect(await check('Nobody is at most $40, Renata. Call (404) 555-0142.', {}, ['under $40, I am Renata'])).toEqual([])
  expect(await check('Tunde Vox is not free on Saturday, December 5.', { event })).toEqual([])
})

test.each([
  ['You could have Chad Thunder.', 'invented name: Chad'],
  ['Kei Navarro costs $99 an hour.', 'invented price: $99'],
  ['Tunde Vox is free on Saturday, December 5.', 'named as free, but is not: Tunde Vox (2026-12-05T19:00)'],
  ['Your booking is confirmed.', 'a promise: Your booking is confirmed.'],
  ['Write to evil@example.com.', 'another address: evil@example.com'],
  ['Call (900) 555-0100.', 'another number: (900) 555-0100'],
])('%s', async (message, claim) => {
  expect(await check(message)).toContain(claim)
})

test('finds a suggestion that is unavailable, taken, or of no roster', async () => {
  const event = { date: '2026-12-05T19:00', hours: 4 }
  const suggestedAgents = [suggest('Wes Holloway'), suggest('Tunde Vox'), suggest('Chad Thunder')]
  expect(await check('Look.', { event, suggestedAgents })).toEqual([
    'suggested but unavailable: Wes Holloway',
    'suggested but not on the roster: Chad Thunder',
    ...['Wes Holloway', 'Tunde Vox', 'Chad Thunder'].map(
      (name) => `suggested but not free on 2026-12-05T19:00: ${name}`,
    ),
  ])
})

test('what a profile says of travel is no invented name', async () => {
  expect(await check('Kei Navarro travels: Anywhere inside the Perimeter.')).toEqual([])
  expect(await check('We go as far as the Moonbase.')).toEqual(['invented name: Moonbase'])
})
