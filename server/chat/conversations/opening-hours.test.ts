import { expect, onTestFinished, test } from 'vitest'
import { setPlace } from '#shared/model/place.ts'
import { describeOpeningHours } from './opening-hours.ts'

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1110 }))
const SATURDAY = { weekday: 6, from: 720, to: 1440 }

test('opening hours in words follow the clock of the agency (P8.20)', () => {
  onTestFinished(() => setPlace())
  expect(describeOpeningHours([...WEEK, SATURDAY])).toBe('Monday to Friday 9 AM to 6:30 PM, Saturday 12 PM to midnight')
  setPlace({ clock: 24 })
  expect(describeOpeningHours([...WEEK, SATURDAY])).toBe('Monday to Friday 09:00 to 18:30, Saturday 12:00 to midnight')
})
