import { expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { phoneLink, readBrand } from './brand.ts'
import { formatBookings, formatCategory, formatRate, formatRating } from './format.ts'
import { formatLongDate, formatTime } from './format-date.ts'
import { paths } from './paths.ts'

test('dates and times are Atlanta’s, wherever the visitor is', () => {
  expect(formatLongDate('2025-11-22T03:30:00Z')).toBe('Friday, November 21, 2025')
  expect(formatTime('2025-11-22T03:30:00Z').replace(/\s/, ' ')).toBe('10:30 PM')
})

test('an unknown rate is a dash', () => {
  expect([formatRate(180), formatRate(1250), formatRate(0), formatRate(null)]).toEqual([
    '$180',
    '$1,250',
    'Rate to be confirmed',
    'Rate to be confirmed',
  ])
})

test('figures read well', () => {
  expect([formatBookings(0), formatBookings(1), formatBookings(1280)]).toEqual([
    '0 bookings',
    '1 booking',
    '1,280 bookings',
  ])
  expect(formatRating(5)).toBe('5.0')
  expect([formatCategory('exotic_dancer'), formatCategory('dj')]).toEqual(['Exotic dancer', 'DJ'])
})

test('the brand comes from the page; what is missing or broken keeps the default', () => {
  expect(readBrand('{"name":"Limelight"}')).toEqual({ ...DEFAULT_BRAND, name: 'Limelight' })
  for (const broken of [undefined, '', '{']) expect(readBrand(broken)).toEqual(DEFAULT_BRAND)
})

test('phone numbers become links', () => {
  expect(phoneLink('(404) 555-0142')).toBe('tel:+14045550142')
  expect(phoneLink('+44 20 7946 0000')).toBe('tel:+442079460000')
})

test('links escape what they carry', () => {
  expect(paths.bookAgent('a b')).toBe('/booking?agent=a%20b')
  expect(paths.bookCategory('exotic_dancer')).toBe('/booking?category=exotic_dancer')
  expect(paths.service('models')).toBe('/services#models')
})
