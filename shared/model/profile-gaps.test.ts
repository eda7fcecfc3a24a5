import { expect, test } from 'vitest'
import { findProfileGaps } from './profile-gaps.ts'

const whole = { photo: '/api/images/a/600.webp', bio: 'Runway.', experience: 'Six years', specialties: ['Runway'] }

test('a whole profile lacks nothing, an empty one everything', () => {
  expect(findProfileGaps({ ...whole, hourlyRate: 120 })).toEqual([])
  expect(findProfileGaps({ photo: null, bio: ' ', experience: '', specialties: [], hourlyRate: 0 })).toEqual([
    'photo',
    'bio',
    'experience',
    'specialties',
    'rate',
  ])
  expect(findProfileGaps({ ...whole, photo: null, hourlyRate: null })).toEqual(['photo', 'rate'])
})
