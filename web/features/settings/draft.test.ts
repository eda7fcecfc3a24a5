import { expect, test } from 'vitest'
import { checkDraft } from '#web/features/settings/check-draft.ts'
import { buildBody, createDraft, differing, rebase } from '#web/features/settings/draft.ts'

const SETTINGS = {
  address: null,
  noticeRecipients: ['office@example.com', 'night@example.com'],
  openingHours: [
    { weekday: 1, from: 540, to: 1080 },
    { weekday: 5, from: 1200, to: 1440 },
  ],
  depositPercent: 30,
  bufferMinutes: 0,
  agentSharePercent: null,
  reviewNewAgents: true,
  bookerRefundLimit: 25_000,
  cancellationPolicy: {
    tiers: [
      { hours: 48, keepPercent: 0 },
      { hours: 0, keepPercent: 60 },
    ],
  },
  keptSharePercent: 40,
  cancellationTerms: 'A week before.',
  agreementTemplate: null,
  countersignByHand: false,
  version: 4,
}

test('what is loaded travels back as it was, midnight too', () => {
  const draft = createDraft(SETTINGS)
  expect(draft.bookerRefundLimit).toBe('250.00')
  expect(draft.openingHours[1]).toEqual({ weekday: 5, from: '20:00', to: '00:00' })
  const { version: _, ...rest } = SETTINGS
  expect(checkDraft(draft)).toEqual({ body: rest, errors: {} })
  expect(buildBody({ ...draft, noticeRecipients: ' a@b.co, \n c@d.co;' }).noticeRecipients).toEqual([
    'a@b.co',
    'c@d.co',
  ])
})

test('what cannot be is said by field', () => {
  const draft = {
    ...createDraft(SETTINGS),
    noticeRecipients: 'office@example.com\nnobody',
    depositPercent: '12.5',
    bufferMinutes: 'soon',
    agentSharePercent: '101',
    bookerRefundLimit: '',
    openingHours: [{ weekday: 3, from: '18:00', to: '09:00' }],
    keptSharePercent: 'half',
    cancellationPolicy: [
      { hours: '', keepPercent: '0' },
      { hours: '0', keepPercent: '100' },
    ],
  }
  const { body, errors } = checkDraft(draft)
  expect(body).toBeUndefined()
  expect(errors).toEqual({
    noticeRecipients: "'nobody' is not an email address",
    depositPercent: 'Enter a whole number from 1 to 99, or leave blank',
    bufferMinutes: 'Enter a whole number from 0 to 1,440',
    agentSharePercent: 'Enter a whole number from 0 to 100, or leave blank',
    bookerRefundLimit: 'Enter an amount from $0 to $1,000,000',
    openingHours: 'Wednesday: the end must be after the start',
    keptSharePercent: 'Enter a whole number from 0 to 100, or leave blank',
    cancellationPolicy: 'Check the fields marked above',
  })
  expect(checkDraft({ ...draft, openingHours: [{ weekday: 3, from: '', to: '' }] }).errors.openingHours).toBeDefined()
})

test('what was typed stays when the settings change below it', () => {
  const base = createDraft(SETTINGS)
  const typed = { ...base, address: '1200 Peachtree Street', depositPercent: '40' }
  const now = { ...base, depositPercent: '25', bufferMinutes: '15' }
  expect(rebase(typed, base, now)).toEqual({ ...now, address: '1200 Peachtree Street', depositPercent: '40' })
  expect(differing(typed, base)).toEqual(['address', 'depositPercent'])
})
