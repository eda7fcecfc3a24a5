import { expect, test } from 'vitest'
import { readCents, writeCents } from './dollars.ts'

test('dollars are read as people type them', () => {
  expect(['$1,250.00', ' 1250 ', '0.5', '19.99', '12.'].map(readCents)).toEqual([125_000, 125_000, 50, 1999, 1200])
  expect(['', 'ten', '-5', '1.234', '1e3', '1000000.01', '12345678'].map(readCents)).toEqual(Array(7).fill(undefined))
})

test('cents are written as an input takes them', () => {
  expect([5, 125_000].map(writeCents)).toEqual(['0.05', '1250.00'])
})
