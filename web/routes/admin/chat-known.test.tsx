import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ChatApplication, KnownToOffice } from '#shared/contract/chat/dialogue.ts'
import { json } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, buildConversation, open } from './test-support/chat.tsx'

const at = `/api/admin/conversations/${uuid(1)}`
const path = `/admin/chat-settings?tab=conversations&conversation=${uuid(1)}`
const known: KnownToOffice = {
  ...{ services: [{ name: 'DJs', count: 2 }], people: [{ id: uuid(40), name: 'Theo Castellanos' }], shown: [] },
  ...{ date: '2026-12-05', start: '21:00', hours: 4, place: 'Fox Theatre', eventType: 'wedding', guests: 60 },
  ...{ budget: { min: null, max: 200, per: 'hour' }, wishes: ['salsa'] },
}
const nothing: KnownToOffice = {
  ...{ services: [], people: [], shown: [], date: null, start: null, hours: null, place: null, eventType: null },
  ...{ guests: null, budget: null, wishes: [] },
}

async function show(some: object) {
  const one = buildConversation(1)
  api.conversations = [one]
  const more = { comment: null, chatName: 'Ruth', said: [], known: null, application: null, ...some }
  api.answers[`GET ${at}`] = () => json(200, { ...one, ...more })
  await open(path)
}

test('what we know is a card, and a booking starts with it (P10.94)', async () => {
  await show({ known })
  const card = page.getByRole('region', { name: 'What we know' })
  await expect.element(card).toBeVisible()
  const words = card.element().textContent
  for (const fact of ['2 × DJs', 'Theo Castellanos', '9:00 PM', '4 hours', 'Fox Theatre', 'Wedding', '60', 'salsa']) {
    expect(words).toContain(fact)
  }
  expect(words).toContain('up to $200 an hour')
  const link = page.getByRole('link', { name: 'Start a booking' }).element()
  const address = new URL(String(link.getAttribute('href')), 'https://marquee.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ new: 'booking', agent: uuid(40), date: '2026-12-05T21:00', hours: '4', place: 'Fox Theatre' },
    ...{ guests: '60', event: 'wedding', requests: 'salsa' },
  })
})

test('nothing known is no card; a day alone begins at seven', async () => {
  await show({ known: { ...nothing, date: '2026-12-05' } })
  await expect.element(page.getByRole('region', { name: 'What we know' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Start a booking' }).element().getAttribute('href')).toContain(
    'date=2026-12-05T19%3A00',
  )
  await show({ known: nothing })
  await expect.element(page.getByRole('link', { name: 'Start a booking' }).first()).toBeVisible()
})

test('a complaint, an emergency and an application are marked in the list', async () => {
  api.conversations = [
    buildConversation(1, { state: 'waiting', waitingFor: 'emergency' }),
    buildConversation(2, { state: 'waiting', waitingFor: 'complaint' }),
    buildConversation(3, { applicant: 'Ada Lin', applicationState: 'open' }),
  ]
  await open('/admin/chat-settings?tab=conversations')
  await expect.element(page.getByText('Emergency, waiting for a person')).toBeVisible()
  await expect.element(page.getByText('Complaint, waiting for a person')).toBeVisible()
  await expect.element(button(/^Ada Lin.*Application/)).toBeVisible()
})

test('an application leads to an invite, and is marked with a way back (P10.96)', async () => {
  const application: ChatApplication = {
    ...{ name: 'Ada Lin', email: 'ada@example.com', phone: '(404) 555-0100', talent: 'Magic' },
    ...{ state: 'open', createdAt: '2026-11-21T20:00:00Z' },
  }
  const state = { application }
  await show({})
  api.answers[`GET ${at}`] = () => {
    const rest = { comment: null, chatName: 'Ruth', said: [], known: null }
    return json(200, { ...buildConversation(1), ...rest, ...state })
  }
  api.answers[`PUT ${at}/application`] = (body) => {
    state.application = { ...application, ...(body as { state: ChatApplication['state'] }) } // sent below
    return json(200, buildConversation(1))
  }
  await open(path)
  const card = page.getByRole('region', { name: /^Wants to work with us/ }).first()
  await expect.element(card.getByText('Magic')).toBeVisible()
  expect(card.getByRole('link', { name: 'Invite' }).element().getAttribute('href')).toBe(
    '/admin/agents?invite=ada%40example.com&name=Ada+Lin',
  )
  await card.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(card.getByText('Application dismissed')).toBeVisible()
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect.element(card.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
  await vi.waitFor(() => expect(api.sent.map(({ body }) => body)).toEqual([{ state: 'dismissed' }, { state: 'open' }]))
})
