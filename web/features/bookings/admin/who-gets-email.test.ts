import { expect, test } from 'vitest'
import type { BookingDetails } from '#shared/contract/bookings/booking-details.admin.ts'
import { whoGetsEmail } from '#web/features/bookings/admin/who-gets-email.ts'

const sentence = (
  customer: boolean,
  agent: BookingDetails['emails']['moved']['agent'],
  customerName = 'Grant Oyelaran',
) =>
  whoGetsEmail(
    {
      ...{ customerName, agent: { id: '', name: 'Imani Okafor', category: 'model', image: null } },
      // only this change is asked about
      emails: { cancelled: { customer, agent } } as BookingDetails['emails'],
    },
    'cancelled',
  )

test.each([
  [true, 'email', 'Grant and Imani get an email.'],
  [true, 'muted', 'Grant gets an email. Imani turned this email off.'],
  [true, 'none', 'Grant gets an email. Imani has no email: please call.'],
  [true, 'ended', "Grant gets an email. Imani's login has ended: please call."],
  [true, 'not mailed', 'Grant gets an email.'],
  [false, 'email', 'Imani gets an email.'],
  [false, 'none', 'No one gets an email. Imani has no email: please call.'],
] as const)('customer %j, agent %j: %j', (customer, agent, said) => {
  expect(sentence(customer, agent)).toBe(said)
})

test('two people with one first name get their full names', () => {
  expect(sentence(true, 'email', 'Imani Reed')).toBe('Imani Reed and Imani Okafor get an email.')
})
