import { expect, test } from 'vitest'
import { returnTarget, withReturnTo } from './return-to.ts'

const LOGIN = '/customer/login'
const HOME = '/customer/dashboard'

test.each([
  '/customer/billing',
  '/customer/dashboard?tab=past#top',
  '/customer/change-password',
  '/customer/billing?next=//evil.com',
])('%s is an address of the portal', (wanted) => {
  expect(returnTarget(wanted, LOGIN, HOME)).toBe(wanted)
})

test.each([
  null,
  '',
  '/',
  '/admin/dashboard',
  '/customer',
  '/customerx/',
  '/customer/login',
  '/customer/login?returnTo=%2Fcustomer%2Flogin',
  '/customer/../admin/dashboard',
  '/customer/%2e%2e/admin/dashboard',
  '/customer/..//evil.com',
  '/customer/..\\..\\/evil.com',
  '/customer//evil.com',
  '//evil.com',
  '//evil.com/customer/',
  '///evil.com',
  '/\\evil.com',
  '/\t/evil.com',
  '\\\\evil.com',
  'https://evil.com/customer/billing',
  'https:evil.com',
  'http:/customer/billing',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /customer/billing',
])('%j leads to the dashboard instead', (wanted) => {
  expect(returnTarget(wanted, LOGIN, HOME)).toBe(HOME)
})

test('an address is remembered whole', () => {
  const login = withReturnTo(LOGIN, { pathname: '/customer/billing', search: '?tab=a&b', hash: '#c' })
  expect(login.startsWith(`${LOGIN}?returnTo=`)).toBe(true)
  const wanted = new URL(login, 'http://localhost').searchParams.get('returnTo')
  expect(returnTarget(wanted, LOGIN, HOME)).toBe('/customer/billing?tab=a&b#c')
})
