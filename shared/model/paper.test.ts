import { expect, test } from 'vitest'
import { findDueReminder, findPaperState } from './paper.ts'

test('a paper is good up to the day it expires on', () => {
  const state = (expiresOn: string | null) => findPaperState({ expiresOn }, '2026-11-23')
  expect(findPaperState(undefined, '2026-11-23')).toBe('missing')
  expect([null, '2027-01-23', '2027-01-22', '2026-11-23', '2026-11-22'].map(state)).toEqual([
    ...['valid', 'valid', 'expiring', 'expiring', 'lapsed'],
  ])
})

test('the reminder that is due is the latest whose time has come', () => {
  const due = (today: string) => findDueReminder('2026-12-31', today)
  expect(
    ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01', '2026-12-24', '2026-12-31', '2027-01-01'].map(due),
  ).toEqual([...[undefined, 60, 60, 30, 7, 7, undefined]])
})
