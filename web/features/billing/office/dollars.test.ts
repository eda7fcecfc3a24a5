import { expect, test } from 'vitest'
import { readCents, shortMoney, statMoney, writeCents } from './dollars.ts'

test('dollars are read as people type them', () => {
  expect(['$1,250.00', ' 1250 ', '0.5', '19.99', '12.'].map(readCents)).toEqual([125_000, 125_000, 50, 1999, 1200])
  expect(['', 'ten', '-5', '1.234', '1e3', '1000000.01', '12345678'].map(readCents)).toEqual(Array(7).fill(undefined))
})

test('cents are written without those that are zero, large figures without any, small ones always', () => {
  expect([shortMoney(125_000), shortMoney(125_050), statMoney(9_999_999), statMoney(12_345_650)]).toEqual([
    '$1,250',
    '$1,250.50',
    '$99,999.99',
    '$123,457',
  ])
  expect([0, 72_000, 100_000, 100_001, 320_000].map(statMoney)).toEqual([
    '$0.00',
    '$720.00',
    '$1,000.00',
    '$1,000.01',
    '$3,200',
  ])
  expect(writeCents(5)).toBe('0.05')
})
