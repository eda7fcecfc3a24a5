import { expect, test } from 'vitest'
import { getDays, readSpan, spanChanges, spanQuery } from './span.ts'

const read = (search: string, today = '2026-03-15') => readSpan(new URLSearchParams(search), 'all', today)

test('names mean whole months and years of any length', () => {
  expect(getDays('this-month', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(getDays('last-month', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(getDays('this-year', '2026-07-01')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(getDays('all', '2026-07-01')).toEqual({ from: '', to: '' })
})

test('an address keeps a name or own dates, and what is no date is none', () => {
  expect(read('')).toEqual({ preset: 'all', from: '', to: '' })
  expect(read('span=last-month')).toEqual({ preset: 'last-month', from: '2026-02-01', to: '2026-02-28' })
  expect(read('span=never')).toEqual({ preset: 'all', from: '', to: '' })
  expect(read('span=own&from=2026-02-30&to=2026-02-28')).toEqual({ preset: 'own', from: '', to: '2026-02-28' })
  expect(readSpan(new URLSearchParams(), 'this-year', '2026-03-15').preset).toBe('this-year')
  expect(spanChanges('all', { from: '', to: '' }, 'all')).toEqual({ span: '', from: '', to: '' })
  expect(spanChanges('own', { from: '2026-01-01', to: '' }, 'all')).toEqual({ span: 'own', from: '2026-01-01', to: '' })
})

test('the last day is meant whole', () => {
  expect(spanQuery({ from: '2026-01-01', to: '2026-12-31' })).toEqual({ from: '2026-01-01', to: '2027-01-01' })
  expect(spanQuery({ from: '', to: '' })).toEqual({ from: undefined, to: undefined })
})
