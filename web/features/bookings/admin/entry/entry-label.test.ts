import { expect, test } from 'vitest'
import type { AuditEntry } from '#shared/contract/audit/audit.admin.ts'
import { entryLabel } from './entry-label.ts'

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

test('names who did what, and the values before and after', () => {
  expect(entryLabel(entry({ before: { status: 'pending' }, after: { status: 'confirmed' } }))).toEqual({
    who: 'office',
    what: 'Status changed',
    changes: ['Status: Pending → Confirmed'],
  })
  expect(
    entryLabel(
      entry({
        action: 'booking.details-changed',
        before: { eventDuration: 3, eventLocation: null, guests: 80, eventDate: '2026-12-05T02:00:00Z' },
        after: {
          ...{ eventDuration: 4, eventLocation: 'Inman Park', guests: 1250, eventDate: '2026-12-05T03:00:00Z' },
          overlaps: ['y'],
        },
      }),
    ).changes,
  ).toEqual([
    'Duration: 3 hours → 4 hours',
    'Location: none → Inman Park',
    'Guests: 80 → 1,250',
    expect.stringMatching(/^Date: Fri, Dec 4.*9:00 PM → Fri, Dec 4.*10:00 PM$/),
  ])
})

test("an unknown action is described by its name, and an action without an actor is the product's own", () => {
  expect(entryLabel(entry({ actor: null, action: 'moon.full-again' }))).toEqual({
    who: 'Marquee',
    what: 'Full again',
    changes: [],
  })
})

test('what its agent did is said with the answer, and when', () => {
  const answered = {
    action: 'booking.agent-answered',
    before: { agentAnswer: null },
    after: { agentAnswer: 'declined' },
  }
  expect(entryLabel(entry(answered))).toMatchObject({ what: 'Agent answered', changes: ['Answer: none → Declined'] })
  const arrived = { action: 'booking.agent-arrived', after: { arrivedAt: '2026-12-05T02:00:00.000Z' } }
  expect(entryLabel(entry(arrived))).toMatchObject({
    what: 'Agent arrived',
    changes: [expect.stringMatching(/^Arrived: Fri, Dec 4.*9:00 PM$/)],
  })
})
