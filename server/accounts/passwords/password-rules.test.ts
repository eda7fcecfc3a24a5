import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { isCommonPassword } from './common-passwords.ts'
import { findPasswordFault } from './password-rules.ts'

const owner = { role: 'agent' as const, email: 'vera.vane@example.com', username: 'vera' }
const faultOf = (password: string) => findPasswordFault(password, owner, { ...DEFAULT_BRAND, name: 'The Marquee' })

test('the commonest 3,000 passwords are refused, in any case (S8)', () => {
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const ranked: string[] = JSON.parse(readFileSync(file, 'utf8'))
  expect(ranked.length).toBeGreaterThan(10_000)
  expect(ranked.slice(0, 10_000).filter((password) => !isCommonPassword(password))).toEqual([])
  expect(isCommonPassword('LetMeIn')).toBe(true)
})

describe('a new password', () => {
  test.each([
    'vera.vane@example.com',
    'Vera.Vane@Example.com',
    'vera.vane',
    'VeraVane1999',
    'vera!!!',
    'Vera2026',
    'the marquee',
    'TheMarquee!',
    'The-Marquee-24',
    'hello@marquee.example',
    'qwerty',
    'Princess',
  ])('must not be %s', (password) => {
    expect(faultOf(password)).toMatch(/\. Please choose another\.$/)
  })

  test.each(['a vera good one', 'sechs6', '123 vera', 'marquee of lights', 'пароль-2026', '🎷🎷🎷🎷🎷🎷', '      '])(
    'may be %j',
    (password) => {
      expect(faultOf(password)).toBeUndefined()
    },
  )

  test('is measured in characters, not code units (P1.7)', () => {
    const of = (role: 'agent' | 'customer' | 'admin', length: number) =>
      findPasswordFault('🎻'.repeat(length), { role, email: 'x@example.com' }, DEFAULT_BRAND)
    expect([of('agent', 5), of('agent', 6)]).toEqual(['Password must be at least 6 characters long', undefined])
    for (const role of ['customer', 'admin'] as const) {
      expect([of(role, 7), of(role, 8)]).toEqual(['Password must be at least 8 characters long', undefined])
    }
    expect([of('agent', 128), of('agent', 129)]).toEqual([undefined, 'Password must be at most 128 characters long'])
  })
})
