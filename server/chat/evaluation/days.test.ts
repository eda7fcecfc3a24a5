import { expect, test } from 'vitest'
import { DAY_FORMATS, findDays, findWrittenDays, todayInAtlanta } from './days.ts'

test.each([
  // a Tuesday
  ['2026-11-24', 'today', ['2026-11-24']],
  ['2026-11-24', '+12', ['2026-12-06']],
  ['2026-11-24', 'sat', ['2026-11-28']],
  ['2026-11-24', 'sat+1d', ['2026-11-29']],
  ['2026-11-24', 'next-fri', ['2026-12-04']],
  ['2026-11-24', '02-14', ['2027-02-14']],
  // a Saturday: 'Saturday' may be today
  ['2026-11-28', 'sat', ['2026-11-28', '2026-12-05']],
  // Sunday ends a week
  ['2026-11-29', 'next-fri', ['2026-12-04']],
])('on %s, %s is %j', (today, spec, days) => {
  expect(findDays(spec, today)).toEqual(days)
})

test('writes days as people do, and reads those of the product', () => {
  const written = Object.values(DAY_FORMATS).map((write) => write('2026-12-03'))
  expect(written).toEqual(['december 3', 'Thursday, December 3', '12/3', '3rd', 'thursday', '3 de diciembre'])
  expect(findWrittenDays('Free on Thursday, December 3 and January 2', '2026-11-24')).toEqual([
    '2026-12-03',
    '2027-01-02',
  ])
})

test('the day is Atlanta’s', () => {
  expect(todayInAtlanta(new Date('2026-11-25T04:59:00Z'))).toBe('2026-11-24')
  expect(todayInAtlanta(new Date('2026-11-25T05:01:00Z'))).toBe('2026-11-25')
})
