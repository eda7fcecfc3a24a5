import { expect, test } from 'vitest'
import { buildAgent } from './agents.fixture.ts'
import { pickTeam } from './team.tsx'

test('the strip shows as many kinds of talent as there are, and nobody who is away', () => {
  const roster = [
    buildAgent({ id: 'a', category: 'model' }),
    buildAgent({ id: 'b', category: 'model' }),
    buildAgent({ id: 'c', category: 'dj', availability: false }),
    buildAgent({ id: 'd', category: 'dj' }),
    buildAgent({ id: 'e', category: 'bartender' }),
  ]
  expect(pickTeam(roster, 3).map(({ id }) => id)).toEqual(['a', 'd', 'e'])
  expect(pickTeam(roster, 9).map(({ id }) => id)).toEqual(['a', 'd', 'e', 'b'])
  expect(pickTeam([], 6)).toEqual([])
})
