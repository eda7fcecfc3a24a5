import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, shownToasts, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, dialog, open } from './test-support/catalog.tsx'

const path = '/admin/agents'

describe('an invite', () => {
  const CALL = 'POST /api/admin/invite-codes'
  const made = {
    code: 'AGENT-7K4Q-M2XD',
    link: 'https://marquee.example/agent/register?code=AGENT-7K4Q-M2XD',
    expiresAt: '2026-12-05T02:00:00.000Z',
    email: 'new@example.com',
  }
  const generate = () => button('Create invite')
  const openInvites = async () => {
    await open(path)
    await button('Invite').click()
  }
  const email = () => dialog().getByLabelText('Email', { exact: false })
  async function fillIn() {
    await email().fill('new@example.com')
    await dialog().getByLabelText('Category', { exact: false }).selectOptions('dj')
  }

  test('needs an address and a category', async () => {
    await openInvites()
    await expect.element(generate()).toBeDisabled()
    await email().fill('new@example.com')
    await expect.element(generate()).toBeDisabled()
    await dialog().getByLabelText('Category', { exact: false }).selectOptions('dj')
    await expect.element(generate()).toBeEnabled()
    await email().fill(' ')
    await expect.element(generate()).toBeDisabled()
  })

  test('copies its link as it is made, shows its code large and until when it is good', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    api.answers[CALL] = () => json(201, made)
    await openInvites()
    await expect.element(page.getByPlaceholder('AGENT-XXXX-XXXX')).toBeVisible()
    await fillIn()
    await generate().click()
    await expect.element(page.getByText('Link copied', { exact: true })).toHaveAttribute('role', 'status')
    expect(copied).toHaveBeenCalledExactlyOnceWith(made.link)
    await expect.element(page.getByText(made.code, { exact: true })).toBeVisible()
    await expect.element(page.getByText('We’re emailing this link to new@example.com.')).toBeVisible()
    await expect.element(page.getByText(/until Friday, December 4, 2026, 9:00 PM/)).toBeVisible()
    await button('Copy link').click()
    await expect.poll(() => copied.mock.calls).toEqual([[made.link], [made.link]])
    expect(api.sent[0]?.body).toEqual({ email: 'new@example.com', category: 'dj' })
    await expect.element(email()).toHaveValue('')
  })

  test('whose link cannot be copied says so', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    api.answers[CALL] = () => json(201, made)
    await openInvites()
    await fillIn()
    await generate().click()
    await expect.element(page.getByText(/could not be copied/)).toBeVisible()
    await button('Copy link').click()
    await expect.element(page.getByText(/could not be copied/)).toBeVisible()
    await expect.element(page.getByText(made.link)).toBeVisible()
  })

  test('that is refused says so beside the field, or in one toast', async () => {
    api.answers[CALL] = () => refusal(409, 'Taken', { email: 'There is already an account with this email address' })
    await openInvites()
    await fillIn()
    await generate().click()
    await expect.element(email()).toHaveAccessibleDescription(/There is already an account/)
    expect(shownToasts()).toEqual([])
    api.answers[CALL] = () => Promise.reject(new TypeError('offline'))
    await generate().click()
    await expect.poll(shownToasts).toEqual([['Error', 'Failed to generate invite code', 'destructive']])
  })
})

describe('the invites', () => {
  const invite = {
    ...{ id: uuid(7), code: '…7XQ2', email: 'guest@example.com', category: 'model', invitedBy: 'mara', claim: false },
    ...{
      createdAt: '2026-11-21T20:00:00.000Z',
      expiresAt: '2099-11-28T20:00:00.000Z',
      sentAt: '2026-11-21T20:00:09.000Z',
    },
    ...{ openedAt: '2026-11-22T20:00:00.000Z', joinedAt: null, withdrawnAt: null, agent: null },
  }
  const open_ = async () => {
    await open(path)
    await button('Invite').click()
  }

  test('show where each stands; one is sent again, then withdrawn after a question (P6.100)', async () => {
    let invites = [invite]
    api.answers['GET /api/admin/invite-codes'] = () => json(200, invites)
    api.answers[`POST /api/admin/invite-codes/${uuid(7)}/resend`] = () =>
      json(200, { email: invite.email, expiresAt: invite.expiresAt })
    api.answers[`DELETE /api/admin/invite-codes/${uuid(7)}`] = () => {
      invites = []
      return json(200, { success: true })
    }
    await open_()
    await expect
      .element(page.getByText(/^Sent Sat, Nov 21, 3:00 PM · opened Sun, Nov 22, 3:00 PM · expires Sat, Nov 28/))
      .toBeVisible()
    await expect.element(page.getByText(/^Models?, …7XQ2, by mara$/)).toBeVisible()
    await button('Resend guest@example.com').click()
    await expect.poll(() => toastTexts()[0]?.[0]).toBe('We’re emailing guest@example.com again')
    await button('Withdraw the invite of guest@example.com').click()
    await page.getByRole('alertdialog').or(dialog()).getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect.element(page.getByText('No open invites.')).toBeVisible()
    await expect.poll(toastTexts).toEqual([['Invite withdrawn', 'guest@example.com']])
  })

  test('of the past name who joined, and invite the others again', async () => {
    const joined = {
      ...invite,
      id: uuid(8),
      joinedAt: '2026-11-22T21:00:00.000Z',
      agent: { id: uuid(1), name: 'Vera Lux' },
    }
    const expired = { ...invite, email: 'late@example.com', expiresAt: '2026-11-22T20:00:00.000Z' }
    api.answers['GET /api/admin/invite-codes'] = () => json(200, [joined, expired])
    await open_()
    await button('Past').click()
    await expect.element(page.getByText('Vera Lux joined Sun, Nov 22, 4:00 PM')).toBeVisible()
    await expect.element(page.getByText(/expired Sun, Nov 22, 3:00 PM/)).toBeVisible()
    await expect.element(button('Invite again late@example.com')).toBeVisible()
    expect(button('Invite again guest@example.com').elements()).toEqual([])
    expect(api.read.at(-1)).toContain('state=past')
  })

  test('of an agent without a login claims their profile (P6.102)', async () => {
    const made = {
      code: 'AGENT-7K4Q-M2XD',
      link: 'https://x',
      expiresAt: invite.expiresAt,
      email: 'sabine@example.com',
    }
    api.answers['POST /api/admin/invite-codes'] = () => json(201, made)
    await open(`${path}?agent=${uuid(1)}`)
    await button('Invite Sabine to claim this profile').click()
    await page.getByLabelText('Email', { exact: false }).fill('sabine@example.com')
    await button('Create invite').click()
    await expect.element(page.getByText('We’re emailing this link to sabine@example.com.')).toBeVisible()
    expect(api.sent.map(({ body }) => body)).toEqual([{ email: 'sabine@example.com', agentId: uuid(1) }])
  })
})
