import { expect, test } from 'vitest'
import { endpoints } from '#shared/contract/api.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

const all: readonly Endpoint[] = endpoints

/** What only owners may read or change, by the beginning of its address (docs/product.md P1.14). */
const OWNERS_ONLY = [
  '/api/admin/agent-shares',
  '/api/admin/audit',
  '/api/admin/brand',
  '/api/admin/calendar-feed',
  '/api/admin/card-payments',
  '/api/admin/chat-gaps',
  '/api/admin/chat-settings',
  '/api/admin/customer-erasures',
  '/api/admin/customer-merges',
  '/api/admin/demo',
  '/api/admin/exports',
  '/api/admin/failed-mails',
  '/api/admin/imports',
  '/api/admin/payment-instructions',
  '/api/admin/payouts',
  '/api/admin/place-settings',
  '/api/admin/private-records',
  '/api/admin/reports',
  '/api/admin/revenue',
  '/api/admin/service-packages',
  '/api/admin/settings',
  '/api/admin/setup',
  '/api/admin/system',
  '/api/admin/texts',
  '/api/admin/tax-settings',
  '/api/admin/taxpayer-numbers',
  '/api/admin/team',
  '/api/admin/written-answers',
  '/api/admin/reliability',
  '/api/agents/:id/reset-second-factor',
]

const begins = (path: string) => OWNERS_ONLY.some((one) => path === one || path.startsWith(`${one}/`))

test('settings, pricing, reports, shares, the team, audit, exports and System are for owners, the rest for all admins', () => {
  const wrong = all.flatMap(({ method, path, access }) => {
    const name = `${method} ${path}`
    if (access === 'public' || !access.some((role) => role === 'admin' || role === 'owner')) return []
    const expected = begins(path) ? 'owner' : 'admin'
    return access.includes(expected) ? [] : [`${name} is not for ${expected}s`]
  })
  expect(wrong).toEqual([])
})

test('every such address has an endpoint', () => {
  const idle = OWNERS_ONLY.filter((one) => !all.some(({ path }) => path === one || path.startsWith(`${one}/`)))
  expect(idle).toEqual([])
})
