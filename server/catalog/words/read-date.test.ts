import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { readDate } from './read-date.ts'

// a Tuesday
const today = Temporal.PlainDate.from('2026-11-24')
const on = (text: string, about?: string) => {
  const { day, ...wish } = readDate(text, { today, about: about ? Temporal.PlainDate.from(about) : undefined }).wish
  return { ...(day && { day: day.toString() }), ...wish }
}

test.each([
  ['sunday the 6th', { day: '2026-12-06' }],
  ['sunday 6th', { day: '2026-12-06' }],
  ['saturday the 5th', { day: '2026-12-05' }],
  // the next Saturday that is a 6th is in February
  ['saturday the 6th', { day: '2027-02-06' }],
  // no Monday is a 31st in these months
  ['monday the 31st', { day: '2026-12-31' }],
  ['the friday after thanksgiving', { day: '2026-11-27' }],
  ['the saturday before christmas', { day: '2026-12-19' }],
  ['day after christmas', { day: '2026-12-26' }],
  ['the friday after next', { day: '2026-12-11' }],
  ['two fridays from now', { day: '2026-12-04' }],
  ['saturday in two weeks', { day: '2026-12-12' }],
  ['two weeks from saturday', { day: '2026-12-12' }],
  ['a week from tomorrow', { day: '2026-12-02' }],
  ['weekend after next', { day: '2026-12-12', weekend: true }],
  ['we moved, 0/10. housewarming december 25', { day: '2026-12-25' }],
  ['0/12', { impossible: true }],
  ['13/12', { day: '2026-12-13' }],
  ['12-19-2026', { day: '2026-12-19' }],
  ['5th of december', { day: '2026-12-05' }],
  ['december the nineteenth', { day: '2026-12-19' }],
  ['january twenty-first', { day: '2027-01-21' }],
  ['end of december', { stretch: 'end of december' }],
  ['mid january', { stretch: 'mid january' }],
  // over
  ['last friday', { day: '2026-11-20', past: true }],
  ['last tuesday', { day: '2026-11-17', past: true }],
  ['for his last night of freedom', {}],
  ['last night', { day: '2026-11-23', past: true }],
  ['two days ago', { day: '2026-11-22', past: true }],
  ['3 weeks ago', { day: '2026-11-03', past: true }],
  ['last week', { past: true }],
  ['december 5 2024', { day: '2024-12-05', past: true }],
  // no such day
  ['february 30', { impossible: true }],
  ['31 february', { impossible: true }],
  ['june 31st', { impossible: true }],
  ['2026-02-30', { impossible: true }],
  ['13/45', { impossible: true }],
  // no day
  ['the 2nd one', {}],
  ['the 3rd girl', {}],
  ['my 21st birthday', {}],
  ['on 5th street', {}],
  ['open 24/7', {}],
  ['1/2 hour', {}],
  ['the last one', {}],
  ['last minute', {}],
  ['for 4 hours', {}],
  ['in 2 hours', {}],
  ['after 40 min', {}],
  ['how are you now', {}],
])('%j', (text, wish) => expect(on(text)).toEqual(wish))

test.each([
  ['actually make it sunday', '2026-11-28', '2026-11-29'],
  ['friday', '2026-11-28', '2026-11-27'],
  ['thursday', '2026-12-12', '2026-12-10'],
  ['monday', '2026-12-12', '2026-12-14'],
  ['saturday', '2026-11-28', '2026-11-28'],
  // the nearest Monday is over
  ['monday', '2026-11-25', '2026-11-30'],
  ['the day after', '2026-11-28', '2026-11-29'],
  ['a week later', '2026-11-28', '2026-12-05'],
  ['the day before', '2026-11-28', '2026-11-27'],
])('%j, talking of %3$s: %s', (text, about, day) => {
  expect(on(text, about)).toEqual({ day, relative: true })
})

test.each([
  ['this friday', '2026-12-12', { day: '2026-11-27' }],
  ['next sunday', '2026-12-12', { day: '2026-12-06' }],
  ['the 20th', '2027-01-09', { day: '2027-01-20' }],
  ['tomorrow', '2026-12-12', { day: '2026-11-25' }],
  // the date under discussion is over
  ['friday', '2026-11-20', { day: '2026-11-27' }],
])('%j is counted from today or its month, not from the date discussed', (text, about, wish) => {
  expect(on(text, about)).toEqual(wish)
})

test.each([
  ['the saturday after that', '2026-12-26'],
  ['the following friday', '2026-12-25'],
])('%j follows the day under discussion', (text, day) =>
  expect(on(text, '2026-12-20')).toEqual({ day, relative: true }),
)
