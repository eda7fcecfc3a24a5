import { expect, test } from 'vitest'
import { readCents, writeCents } from './dollars.ts'

test('dollars are read as people type them', () => {
  expect(['$1,250.00', ' 1250 ', '0.5', '19.99', '12.'].map(readCents)).toEqual([125_000, 125_000, 50, 1999, 1200])
  expect(['', 'ten', '-5', '1.234', '1e3', '1000000.01', '12345678'].map(readCents)).toEqual(Array(7).fill(undefined))
})

test('a comma is between thousands, and nothing else: 450,50 is no amount', () => {
  expect(['1,250', '1,25,000', '12,345,67'].map(readCents)).toEqual([125_000, 12_500_000, undefined])
  expect(['450,50', '12,5', '1.250,50', ',5'].map(readCents)).toEqual(Array(4).fill(undefined))
})

test('cents are written as an input takes them', () => {
  expect([5, 125_000].map(writeCents)).toEqual(['0.05', '1250.00'])
})
