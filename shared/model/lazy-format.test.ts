import { afterEach, expect, test, vi } from 'vitest'
import { dateFormat, listFormat, numberFormat } from './lazy-format.ts'
import { setPlace } from './place.ts'

afterEach(() => void vi.restoreAllMocks())

test('a format is made at its first use, once', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const day = dateFormat({ timeZone: 'UTC', month: 'long', day: 'numeric' })
  expect(made).not.toHaveBeenCalled()
  expect([day.format(0), day.format(86_400_000)]).toEqual(['January 1', 'January 2'])
  expect(made).toHaveBeenCalledOnce()
})

test('the order of dates and the clock are chosen apart', () => {
  const moment = dateFormat({ timeZone: 'UTC', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })
  const at = Date.UTC(2026, 11, 4, 18)
  const written = (['month', 'day'] as const).flatMap((dateOrder) =>
    ([12, 24] as const).map((clock) => {
      setPlace({ dateOrder, clock })
      return moment.format(at).replace(/\u202f/g, ' ')
    }),
  )
  setPlace()
  expect(written).toEqual([
    ...['December 4 at 6:00 PM', 'December 4 at 18:00'],
    ...['4 December at 6:00 pm', '4 December at 18:00'],
  ])
})

test('dates, numbers and lists are American unless the words are those of another language', () => {
  expect(dateFormat({ timeZone: 'UTC', month: 'long' }, 'es-US').format(0)).toBe('enero')
  expect(numberFormat().format(1250)).toBe('1,250')
  expect(listFormat().format(['a', 'b', 'c'])).toBe('a, b, and c')
  expect(() => dateFormat({ timeZone: 'UTC' }).format(Number.NaN)).toThrow(RangeError)
})
