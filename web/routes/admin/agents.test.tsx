import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOfficeKeys } from '#web/app/use-office-keys.ts'
import { AdminAgents } from '#web/routes/admin/agents.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, inMain, renderRoutes, shownToasts, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildAgent, dialog, gone, link, open, row } from './test-support/catalog.tsx'

const path = '/admin/agents'

describe('the roster', () => {
  test('says of everyone what an admin has to know', async () => {
    api.agents = [
      buildAgent(1, {
        name: 'Sabine Laurent',
        login: { username: 'sabine', email: 'sabine@example.com', ended: false, hasSecondFactor: false },
      }),
      buildAgent(2, { name: 'Kei Navarro', hourlyRate: null, availability: false, category: 'dj' }),
    ]
    await open(path)
    const sabine = row('Sabine Laurent')
    for (const text of ['Models', '$180/hr', 'Available', 'Login']) {
      await expect.element(sabine.getByText(text, { exact: true })).toBeVisible()
    }
    for (const text of ['Djs', 'Rate to be confirmed', 'Unavailable', 'No login']) {
      await expect.element(row('Kei Navarro').getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(page.getByText('2 agents', { exact: true })).toBeVisible()
  })

  test('publishes who joined by invite, with a way back', async () => {
    api.agents = [buildAgent(1, { name: 'June Holloway', publishedAt: null })]
    const june = row('June Holloway')
    const set = (publishedAt: string | null) => () => {
      api.agents = [buildAgent(1, { name: 'June Holloway', publishedAt })]
      return json(200, api.agents[0])
    }
    api.answers[`POST /api/admin/agents/${uuid(1)}/publish`] = set('2026-11-23T00:00:00Z')
    api.answers[`POST /api/admin/agents/${uuid(1)}/unpublish`] = set(null)
    await open(path)
    await expect.element(june.getByText('Not published')).toBeVisible()
    await june.getByRole('button', { name: 'Publish June Holloway' }).click()
    await expect.element(june.getByText('Available', { exact: true })).toBeVisible()
    await june.getByRole('button', { name: 'Undo publishing June Holloway' }).click()
    await expect.element(june.getByText('Not published')).toBeVisible()
    expect(api.sent.map(({ call }) => call.split('/').at(-1))).toEqual(['publish', 'unpublish'])
  })

  test('is searched and narrowed in the address', async () => {
    const { router } = await open(`${path}?only=without_rate`)
    await expect.element(row('Kei Navarro')).toBeVisible()
    expect(row('Sabine Laurent').elements()).toEqual([])
    await expect.element(button('Without a rate')).toHaveAttribute('aria-pressed', 'true')
    await button('Everyone').click()
    await page.getByLabelText('Search', { exact: false }).fill('sab')
    await expect.poll(() => router.state.location.search).toBe('?q=sab')
    await expect.element(page.getByText('1 agent', { exact: true })).toBeVisible()
    await page.getByLabelText('Search', { exact: false }).fill('nobody')
    await expect.element(page.getByText('No talent matches')).toBeVisible()
    await button('Unavailable').click()
    await expect.poll(() => router.state.location.search).toBe('?q=nobody&only=unavailable')
  })

  test('keeps a word that was typed just before a click', async () => {
    const { router } = await open(path)
    await expect.element(row('Kei Navarro')).toBeVisible()
    await page.getByLabelText('Search', { exact: false }).fill('kei')
    await button('Without a rate').click()
    await expect
      .poll(() => [...new URLSearchParams(router.state.location.search)].sort())
      .toEqual([
        ['only', 'without_rate'],
        ['q', 'kei'],
      ])
    await expect.element(page.getByText('1 agent', { exact: true })).toBeVisible()
  })

  test('of 250 comes in pages', async () => {
    api.agents = Array.from({ length: 250 }, (_, i) => buildAgent(i + 1))
    await open(path)
    await expect.element(page.getByText('250 agents', { exact: true })).toBeVisible()
    await button('Show more').click()
    await expect.poll(() => document.querySelectorAll('article').length).toBe(200)
    expect(api.read.filter((address) => address.startsWith('/api/admin/agents'))).toHaveLength(2)
  })

  test('that is empty offers to add an agent, and one that failed to try again', async () => {
    api.answers['GET /api/admin/agents'] = () => refusal(500, 'Something broke')
    await open(path)
    await expect.element(page.getByText('The roster could not be loaded')).toBeVisible()
    api.answers['GET /api/admin/agents'] = () => json(200, [], { 'x-total-count': '0' })
    await button('Try again').click()
    await expect.element(page.getByText('No talent on the roster yet')).toBeVisible()
    await link('Add Agent').nth(1).click()
    await expect.element(page.getByRole('dialog', { name: 'Add Agent' })).toBeVisible()
  })

  test.each([320, 390, 768, 1280])('fits %i pixels with the longest names', async (width) => {
    await page.viewport(width, 800)
    api.agents = [
      buildAgent(1, { name: 'Wilhelmina '.repeat(6).slice(0, 60) }),
      buildAgent(2, { name: 'W'.repeat(60) }),
    ]
    await open(path)
    await expect.poll(() => document.querySelectorAll('article').length).toBe(2)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

describe('deleting an agent', () => {
  test('asks first, in the words that are fixed', async () => {
    api.answers[`DELETE /api/agents/${uuid(1)}`] = () => {
      api.agents = api.agents.slice(1)
      return json(200, { success: true })
    }
    const { client } = await open(path)
    client.setQueryData(['agents'], { agents: [], complete: true })
    client.setQueryData(['categories'], [])
    await button('Archive Sabine Laurent').click()
    await expect
      .element(dialog().getByRole('heading', { name: 'Are you sure you want to delete this agent?', exact: true }))
      .toBeVisible()
    await button('Cancel').click()
    await gone()
    expect(api.sent).toEqual([])
    await button('Archive Sabine Laurent').click()
    await expect
      .element(dialog().getByRole('button', { name: 'Archive', exact: true }))
      .toHaveClass('button-danger-fill')
    await dialog().getByRole('button', { name: 'Archive', exact: true }).click()
    await gone()
    expect(row('Sabine Laurent').elements()).toEqual([])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Roster')
    // the public site in the same window is read again
    for (const key of ['agents', 'categories']) expect(client.getQueryState([key])?.isInvalidated).toBe(true)
  })

  test.each([
    ['the sentence of the server', () => refusal(404, 'There is no such agent'), 'There is no such agent'],
    ['its own words without one', () => Promise.reject(new TypeError('offline')), 'Failed to delete agent'],
  ])('that fails says so in one toast: %s', async (_, answer, words) => {
    api.answers[`DELETE /api/agents/${uuid(1)}`] = answer
    await open(path)
    await button('Archive Sabine Laurent').click()
    await dialog().getByRole('button', { name: 'Archive', exact: true }).click()
    await expect.poll(shownToasts).toEqual([['Error', words, 'destructive']])
    await gone()
  })
})

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

describe('the archive', () => {
  test('asks with the bookings to come, each a link (P6.105)', async () => {
    const booking = { id: uuid(70), number: 1042, customerName: 'Dana Whitfield', status: 'pending' }
    api.answers[`GET /api/admin/agents/${uuid(1)}/upcoming`] = () =>
      json(200, [{ ...booking, eventDate: '2026-12-10T23:00:00.000Z' }])
    await open(path)
    await button('Archive Sabine Laurent').click()
    await expect.element(dialog().getByText('Are you sure you want to delete this agent?')).toBeVisible()
    await expect.element(dialog().getByText('1 booking upcoming.')).toBeVisible()
    const link = dialog().getByRole('link', { name: 'B-1042' })
    await expect.element(link).toHaveAttribute('href', `/admin/bookings?booking=${uuid(70)}`)
    expect(dialog().getByRole('listitem').element().textContent).toContain('Dana Whitfield (Pending)')
  })

  test('gives an agent back, and says that the log-in stays ended (P6.106)', async () => {
    const login = { username: 'sabine', email: 'sabine@example.com', ended: true, hasSecondFactor: false }
    api.agents = [buildAgent(1, { name: 'Sabine Laurent', archivedAt: '2026-11-01T00:00:00Z', login })]
    api.answers[`POST /api/admin/agents/${uuid(1)}/restore`] = () => {
      api.agents = []
      return json(200, buildAgent(1, { name: 'Sabine Laurent', login }))
    }
    await open(`${path}?only=archived`)
    await expect.element(row('Sabine Laurent').getByText('Archived')).toBeVisible()
    await button('Bring back Sabine Laurent').click()
    await expect
      .poll(toastTexts)
      .toEqual([
        [
          'Sabine Laurent is back on the roster',
          'Clients see the profile again. The login stays off until you restore access on the agent’s page.',
        ],
      ])
    expect(api.read.some((read) => read.includes('only=archived'))).toBe(true)
  })

  test('a roster without archived agents says so, and a search in it what matches', async () => {
    api.agents = []
    await open(`${path}?only=archived`)
    await expect.element(page.getByText('No one is archived')).toBeVisible()
    await page.getByLabelText('Search', { exact: false }).fill('sab')
    await expect.element(page.getByText('No talent matches')).toBeVisible()
  })

  test('an archived agent has a page with the history and Bring back, and nothing to edit (P6.174)', async () => {
    api.agents = [buildAgent(1, { name: 'Sabine Laurent', archivedAt: '2026-11-01T15:00:00Z' })]
    await open(`${path}?only=archived`)
    await link('Sabine Laurent').click()
    await expect.element(page.getByRole('heading', { name: 'Sabine Laurent', level: 1 })).toBeVisible()
    await expect.element(page.getByText('Archived on November 1, 2026')).toBeVisible()
    await expect.element(page.getByText('No bookings yet.')).toBeVisible()
    await expect.element(button('Bring back Sabine Laurent')).toBeVisible()
    const names = page.getByRole('tab').elements()
    expect(names.map(({ textContent }) => textContent)).toEqual(['Bookings', 'Contact', 'Notes'])
    expect(link('Edit').elements()).toEqual([])
    await link('All agents').click()
    await expect.element(row('Sabine Laurent').getByText('Archived')).toBeVisible()
  })
})

test('the roster comes in the order that is chosen, which the address keeps (P6.173)', async () => {
  await open(path)
  await expect.element(row('Sabine Laurent')).toBeVisible()
  await page.getByLabelText('Order').selectOptions('Next booking, soonest first')
  await expect.poll(() => api.read.some((read) => read.includes('sort=next'))).toBe(true)
  await page.getByLabelText('Order').selectOptions('Rate, high to low')
  await expect.poll(() => api.read.some((read) => /sort=rate&order=desc/.test(read))).toBe(true)
  await button('Papers missing or expired').click()
  await expect.poll(() => api.read.some((read) => /only=papers_missing.*sort=rate&order=desc/.test(read))).toBe(true)
})

/** The screen with the keys that the office's frame brings. */
function Keyed() {
  useOfficeKeys(true)
  return <AdminAgents />
}

test('j, k and Enter walk the roster, and c does nothing there (P6.151)', async () => {
  const { router } = await renderRoutes([{ path, element: inMain(<Keyed />) }], [path])
  await expect.element(link('Kei Navarro').first()).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(page.getByRole('link', { name: 'Kei Navarro', exact: true })).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('link', { name: 'Sabine Laurent', exact: true })).toHaveFocus()
  await userEvent.keyboard('c')
  expect(api.sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe(`?agent=${uuid(1)}`)
})

test('an odd row leaves the others on the roster', async () => {
  const rows = [null, 'row', { id: 'x' }, { ...buildAgent(1, { name: 'Sabine Laurent' }), category: 'juggler' }]
  api.answers['GET /api/admin/agents'] = () => json(200, rows)
  await open('/admin/agents')
  await expect.element(row('Sabine Laurent')).toBeVisible()
  await expect.element(page.getByText('Juggler')).toBeVisible()
  await expect.element(page.getByText('This entry could not be shown.')).toBeVisible()
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
