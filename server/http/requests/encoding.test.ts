import { expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['deflate, zstd', undefined],
  ['identity', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0.0, gzip;q=0.001', 'gzip'],
  ['gzip;q=0.9, br;q=0.1', 'gzip'],
  ['gzip;q=0.5,br;q=0.5', 'br'],
  ['gzip ; q=0.8 , br ; Q=0.4', 'gzip'],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=x, gzip', 'gzip'],
  ['brotli, gzipped', undefined],
])('a client that sends %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('of what a client prefers it gets what there is', () => {
  expect(chooseEncoding('br, gzip;q=0.5', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('br', ['gzip'])).toBeUndefined()
})
