import { expect, test } from 'vitest'
import { accountLinks } from './site-links.ts'

const labels = (role: Parameters<typeof accountLinks>[0]) => accountLinks(role).map(({ label }) => label)

test('the Account menu goes by role', () => {
  expect(labels(null)).toEqual(['Agent Login', 'Customer Login'])
  expect(labels('customer')).toEqual(['Agent Login', 'Customer Login'])
  expect(labels('agent')).toEqual(['Agent Dashboard', 'Customer Login'])
  expect(labels('admin')).toEqual(['Customer Login'])
})
