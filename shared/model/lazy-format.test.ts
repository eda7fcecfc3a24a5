import { afterEach, expect, test, vi } from 'vitest'
import { dateFormat, listFormat, numberFormat } from './lazy-format.ts'

afterEach(() => void vi.restoreAllMocks())

test('a format is made at its first use, once', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const day = dateFormat({ timeZone: 'UTC', month: 'long', day: 'numeric' })
  expect(made).not.toHaveBeenCalled()
  expect([day.format(0), day.format(86_400_000)]).toEqual(['January 1', 'January 2'])
  expect(made).toHaveBeenCalledOnce()
})

test('dates, numbers and lists are American unless the words are those of another language', () => {
  expect(dateFormat({ timeZone: 'UTC', month: 'long' }, 'es-US').format(0)).toBe('enero')
  expect(numberFormat().format(1250)).toBe('1,250')
  expect(listFormat().format(['a', 'b', 'c'])).toBe('a, b, and c')
  expect(() => dateFormat({ timeZone: 'UTC' }).format(Number.NaN)).toThrow(RangeError)
})
