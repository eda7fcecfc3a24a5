import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffInvitation, StaffMember } from '#shared/contract/accounts/team.admin.ts'
import { AdminDashboard } from '#web/routes/admin/dashboard.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import {
  article,
  button,
  fakeAnswers,
  inMain,
  renderRoutes,
  shownToasts,
  uuid,
} from '#web/routes/test-support/screen.tsx'

const colleague = (n: number, some: Partial<StaffMember> = {}): StaffMember => ({
  id: uuid(n),
  username: `Colleague ${n}`,
  email: `colleague${n}@example.com`,
  staffRole: 'booker',
  lastSignInAt: null,
  hasSecondFactor: false,
  endedAt: null,
  self: false,
  ...some,
})
const invitation = (n: number): StaffInvitation => ({
  id: uuid(n),
  email: `new${n}@example.com`,
  staffRole: 'booker',
  invitedBy: 'Colleague 1',
  createdAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-11-27T15:00:00.000Z',
})

let staff: StaffMember[]
let invitations: StaffInvitation[]
const api = fakeAnswers(
  () => {
    staff = [
      colleague(1, { self: true, staffRole: 'owner', hasSecondFactor: true, lastSignInAt: '2026-11-20T15:00:00.000Z' }),
      colleague(2),
      colleague(3, { endedAt: '2026-11-19T15:00:00.000Z' }),
    ]
    invitations = [invitation(9)]
    api.answers['GET /api/admin/team'] = () => json(200, staff)
    api.answers['GET /api/admin/team/invitations'] = () => json(200, invitations)
  },
  ({ call, body }) => ({ call, body }),
)
const open = () =>
  renderRoutes([{ path: '/admin/dashboard', element: inMain(<AdminDashboard />) }], ['/admin/dashboard?tab=team'])
const field = (label: string) => page.getByLabelText(label, { exact: false }).first()
const dialog = () => page.getByRole('dialog')
const status = (text: string) => page.getByRole('status').filter({ hasText: text })

describe('the Team tab (P6.47)', () => {
  test('lists staff with role, last sign-in, second factor and ended access', async () => {
    await open()
    const own = article('Colleague 1')
    for (const text of ['Colleague 1 (you)', 'Owner', 'Second factor on', /^Last signed in /]) {
      await expect.element(own.getByText(text, { exact: typeof text === 'string' })).toBeVisible()
    }
    await expect.element(own.getByRole('button', { name: /End access/ })).not.toBeInTheDocument()
    await expect.element(article('Colleague 2').getByText('Has not signed in yet')).toBeVisible()
    await expect.element(article('Colleague 2').getByText('No second factor')).toBeVisible()
    await expect.element(article('Colleague 3').getByText('Access ended', { exact: true })).toBeVisible()
    await expect.element(article('new9@example.com').getByText(/^Invited by Colleague 1\. Expires /)).toBeVisible()
  })

  test('changes a role after a question, and shows what was done', async () => {
    api.answers[`PUT /api/admin/team/${uuid(2)}/role`] = () => {
      staff = staff.map((one) => (one.id === uuid(2) ? { ...one, staffRole: 'owner' } : one))
      return json(200, staff[1])
    }
    await open()
    await button('Make owner of Colleague 2').click()
    await expect.element(dialog().getByRole('heading', { name: 'Make Colleague 2 an owner?' })).toBeVisible()
    expect(api.sent).toEqual([])
    await dialog().getByRole('button', { name: 'Make owner' }).click()
    await expect.element(status('Colleague 2 is now an owner.')).toBeVisible()
    expect(api.sent).toEqual([{ call: `PUT /api/admin/team/${uuid(2)}/role`, body: { staffRole: 'owner' } }])
    await expect.element(article('Colleague 2').getByText('Owner', { exact: true })).toBeVisible()
    await expect.poll(() => document.activeElement?.getAttribute('aria-labelledby')).toBe('team-title')
  })

  test('ends access after a question, and restores it', async () => {
    const set = (n: number, endedAt: string | null) => () => {
      staff = staff.map((one) => (one.id === uuid(n) ? { ...one, endedAt } : one))
      return json(200, staff[n - 1])
    }
    api.answers[`POST /api/admin/team/${uuid(2)}/end`] = set(2, '2026-11-21T15:00:00.000Z')
    api.answers[`POST /api/admin/team/${uuid(3)}/restore`] = set(3, null)
    await open()
    await button('End access of Colleague 2').click()
    await expect.element(dialog().getByText(/signed out everywhere right away/)).toBeVisible()
    await dialog().getByRole('button', { name: 'End access' }).click()
    await expect.element(article('Colleague 2').getByText('Access ended', { exact: true })).toBeVisible()
    await button('Restore the access of Colleague 3').click()
    await expect.element(status('Colleague 3 can sign in again.')).toBeVisible()
    expect(api.sent.map(({ call }) => call)).toEqual([
      `POST /api/admin/team/${uuid(2)}/end`,
      `POST /api/admin/team/${uuid(3)}/restore`,
    ])
  })

  test('shows why the last owner stays', async () => {
    const sentence = 'The agency needs an owner, and this is the last one'
    api.answers[`PUT /api/admin/team/${uuid(1)}/role`] = () => refusal(409, sentence)
    await open()
    await button('Make booker of Colleague 1').click()
    await dialog().getByRole('button', { name: 'Make booker' }).click()
    await expect.poll(shownToasts).toEqual([['Error', sentence, 'destructive']])
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  test('invites by email, as a booker unless said otherwise, and revokes after a question', async () => {
    api.answers['POST /api/admin/team/invitations'] = () => {
      invitations = [invitation(10), ...invitations]
      return json(201, invitations[0])
    }
    api.answers[`DELETE /api/admin/team/invitations/${uuid(9)}`] = () => {
      invitations = invitations.filter(({ id }) => id !== uuid(9))
      return json(200, { success: true })
    }
    await open()
    await button('Send invitation').click()
    await expect.element(field('Email')).toHaveAccessibleDescription('Email is required')
    await field('Email').fill(' new10@example.com ')
    await button('Send invitation').click()
    await expect.element(status('We’re emailing an invitation to new10@example.com.')).toBeVisible()
    await expect.element(article('new10@example.com')).toBeVisible()
    await expect.element(field('Email')).toHaveValue('')
    await button('Revoke the invitation to new9@example.com').click()
    await dialog().getByRole('button', { name: 'Revoke' }).click()
    await expect.element(article('new9@example.com')).not.toBeInTheDocument()
    expect(api.sent).toEqual([
      { call: 'POST /api/admin/team/invitations', body: { email: 'new10@example.com', staffRole: 'booker' } },
      { call: `DELETE /api/admin/team/invitations/${uuid(9)}`, body: undefined },
    ])
  })

  test('shows a refused address beside the field', async () => {
    const sentence = 'There is an account with this email address already'
    api.answers['POST /api/admin/team/invitations'] = () => refusal(409, sentence, { email: sentence })
    await open()
    await field('Email').fill('colleague2@example.com')
    await field('Role').selectOptions('owner')
    await button('Send invitation').click()
    await expect.element(field('Email')).toHaveAccessibleDescription(sentence)
    expect(shownToasts()).toEqual([])
    expect(api.sent[0]?.body).toEqual({ email: 'colleague2@example.com', staffRole: 'owner' })
  })

  test('says when it could not be loaded', async () => {
    api.answers['GET /api/admin/team'] = () => refusal(500, 'Something went wrong')
    await open()
    await expect.element(page.getByText('The team could not be loaded')).toBeVisible()
    api.answers['GET /api/admin/team'] = () => json(200, staff)
    await button('Try again').click()
    await expect.element(article('Colleague 2')).toBeVisible()
  })
})
