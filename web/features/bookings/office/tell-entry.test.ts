import { expect, test } from 'vitest'
import type { AuditEntry } from '#shared/contract/audit.ts'
import { tellEntry } from './tell-entry.ts'

const entry = (some: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-01-01T00:00:00Z',
  actor: { role: 'admin', name: 'office' },
  action: 'booking.status-changed',
  entity: 'booking',
  entityId: 'x',
  before: null,
  after: null,
  reason: null,
  ...some,
})

test('tells who did what, and what it was before and after', () => {
  expect(tellEntry(entry({ before: { status: 'pending' }, after: { status: 'confirmed' } }))).toEqual({
    who: 'office',
    what: 'Status changed',
    changes: ['Status: Pending → Confirmed'],
  })
  expect(
    tellEntry(
      entry({
        action: 'booking.details-changed',
        before: { eventDuration: 3, eventLocation: null, eventDate: '2026-12-05T02:00:00Z' },
        after: { eventDuration: 4, eventLocation: 'Inman Park', eventDate: '2026-12-05T03:00:00Z', overlaps: ['y'] },
      }),
    ).changes,
  ).toEqual([
    'Duration: 3 hours → 4 hours',
    'Location: none → Inman Park',
    expect.stringMatching(/^Date: Fri, Dec 4.*9:00 PM → Fri, Dec 4.*10:00 PM$/),
  ])
})

test('what it has no words for it tells from the name; what has no actor was the product itself', () => {
  expect(tellEntry(entry({ actor: null, action: 'booking.agent-answered' }))).toEqual({
    who: 'Marquee',
    what: 'Agent answered',
    changes: [],
  })
})
