import { expect, test } from 'vitest'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { countByFilter, filterAgents, readFilter } from './filter.ts'

const agents = ['model', 'model', 'dj', 'bartender'].map((category) => ({ category }) as Agent) // only the category counts here

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
