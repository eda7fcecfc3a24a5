import { expect, test } from 'vitest'
import type { AuditEntry } from '#shared/contract/audit/audit.admin.ts'
import { listChanges } from '#web/features/office/audit-changes.ts'
import { whatWasDone, whenDone, whoDid } from '#web/features/office/audit-words.ts'

const entryOf = (some: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-12-05T02:00:00.000Z',
  actor: { role: 'admin', name: 'boss' },
  action: 'booking.price-changed',
  entity: 'booking',
  entityId: 'x',
  before: null,
  after: null,
  reason: null,
  ...some,
})

test('an entry reads as a sentence, in Atlanta time', () => {
  const entry = entryOf({})
  expect(`${whoDid(entry)} ${whatWasDone(entry)}`).toBe('boss (admin) changed the price of a booking')
  expect(whenDone(entry)).toBe('December 4, 2026, 9:00 PM')
  expect(whoDid(entryOf({ actor: null }))).toBe('The site')
  expect(whoDid(entryOf({ actor: null, action: 'booking.requested' }))).toBe('A visitor')
  expect(whatWasDone(entryOf({ action: 'moon.full-again' }))).toBe('did this: Moon full again')
})

test('what changed is said field by field, ids left out', () => {
  const before = { totalCents: 66_000, status: 'not_sent', agentId: 'x', specialties: ['a', 'b'], note: '' }
  const after = { totalCents: 70_050, status: 'confirmed', agentId: 'y', isPaid: true, at: '2026-12-05T02:00:00.000Z' }
  expect(listChanges(entryOf({ before, after }))).toEqual([
    { field: 'Total', before: '$660.00', after: '$700.50' },
    { field: 'Status', before: 'not sent', after: 'confirmed' },
    { field: 'Specialties', before: 'a, b', after: undefined },
    { field: 'Note', before: 'none', after: undefined },
    { field: 'Is paid', before: undefined, after: 'yes' },
    { field: 'At', before: undefined, after: 'December 4, 2026, 9:00 PM' },
  ])
  expect(
    listChanges(entryOf({ after: { hours: [{ a: 1 }], text: 'x'.repeat(500) } })).map(({ after: to }) => to?.length),
  ).toEqual([7, 143])
})
