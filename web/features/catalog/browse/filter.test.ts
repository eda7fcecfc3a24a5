import { expect, onTestFinished, test } from 'vitest'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { BrandCategory } from '#shared/model/brand.ts'
import { brand } from '#web/lib/brand.ts'
import { countByFilter, filterAgents, listFilters, listOtherCategories, readFilter } from './filter.ts'

const agents = ['model', 'model', 'dj', 'bartender'].map((category) => ({ category }) as Agent) // only the category counts here

function haveCategories(...categories: BrandCategory[]) {
  brand.categories = categories
  onTestFinished(() => {
    delete brand.categories
  })
}

test('agents of other categories count under all and appear there only', () => {
  expect(countByFilter(agents)).toEqual({
    all: 4,
    model: 2,
    exotic_dancer: 0,
    bartender: 1,
    massage_therapist: 0,
    entertainer: 0,
  })
  expect(filterAgents(agents, 'all')).toHaveLength(4)
  expect(filterAgents(agents, 'model')).toHaveLength(2)
  expect(listOtherCategories(agents)).toEqual(['dj'])
})

test('the server counts when the list is only a part', () => {
  expect(countByFilter(agents, { total: 700, categories: { model: 300, dj: 400 } })).toMatchObject({
    all: 700,
    model: 300,
    bartender: 0,
  })
})

test('an unknown category in the address means all', () => {
  expect([readFilter(null), readFilter('dj'), readFilter('bartender')]).toEqual(['all', 'all', 'bartender'])
})

test('an agency without one of the five has buttons for its own first five categories (P2.6)', () => {
  const names = ['live_band', 'dj', 'magician', 'all', 'model', 'stilt_walker']
  haveCategories(...names.map((name) => ({ name, displayName: `Our ${name}` })))
  expect(listFilters().map(({ label }) => label)).toEqual([
    ...['All', 'Our live_band', 'Our dj', 'Our magician', 'Our model', 'Our stilt_walker'],
  ])
  expect([readFilter('live_band'), readFilter('exotic_dancer')]).toEqual(['live_band', 'all'])
  expect(countByFilter(agents)).toMatchObject({ all: 4, dj: 1, live_band: 0, model: 2 })
  expect(listOtherCategories(agents)).toEqual(['bartender'])
})

test('an agency that has the five keeps the original buttons, with further categories and without DJs', () => {
  const names = ['live_band', 'model', 'exotic_dancer', 'bartender', 'massage_therapist', 'entertainer']
  haveCategories(...names.map((name) => ({ name, displayName: name })))
  expect(listFilters().map(({ label }) => label)).toEqual([
    ...['All', 'Models', 'Exotic dancers', 'Bartenders', 'Massage therapists', 'Entertainers'],
  ])
})
