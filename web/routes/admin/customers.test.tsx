import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CustomerPage } from '#shared/contract/office/customers.admin.ts'
import { useOfficeKeys } from '#web/app/use-office-keys.ts'
import { AdminBookings } from '#web/routes/admin/bookings.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, inMain, renderRoutes, uuid } from '#web/routes/test-support/screen.tsx'
import { api, open } from './test-support/bookings.tsx'

const path = '/admin/bookings?view=customers'
const one = (n: number, more: Partial<CustomerPage> = {}): CustomerPage => ({
  ...{ id: uuid(n), name: `Customer ${n}`, email: `customer-${n}@example.com`, phone: '(404) 555-0100' },
  ...{ company: null, tags: [], taxExempt: false, taxExemptNumber: null },
  ...{ status: 'active', version: 1, isDoNotBook: false },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', bookings: 2, balance: 43_200, lifetime: 35_000, lastEvent: null },
  ...{ otherEmails: [], doNotBook: null, notes: [], contactWish: null, recentBookings: [] },
  ...more,
})

function answerWith(...customers: CustomerPage[]) {
  api.answers['GET /api/admin/customers'] = () => json(200, customers)
  for (const customer of customers) api.answers[`GET /api/admin/customers/${customer.id}`] = () => json(200, customer)
}

const field = (name: string) => page.getByLabelText(name)
const sheet = (name: string) => page.getByRole('dialog', { name })

describe('the tab Customers', () => {
  test('lists customers, and opens one beside the list', async () => {
    answerWith(one(1, { isDoNotBook: true, doNotBook: { reason: 'No show', since: '2026-02-01T00:00:00Z', by: null } }))
    await open(path)
    const row = page.getByRole('link', { name: /Customer 1.*Do not book.*432\.00/ })
    await row.click()
    await expect.element(sheet('Customer 1').getByText(/No show/)).toBeVisible()
    await expect.element(sheet('Customer 1').getByText(/by a former colleague/)).toBeVisible()
    await sheet('Customer 1').getByRole('button', { name: 'Close' }).click()
    await expect.element(sheet('Customer 1')).not.toBeInTheDocument()
  })

  test('without customers says so', async () => {
    answerWith()
    await open(path)
    await expect.element(page.getByText('No customers yet')).toBeVisible()
  })

  /** The dialog that merges customer 2 into customer 1. */
  async function openMerge() {
    await open(`${path}&customer=${uuid(1)}`)
    await button('Merge with another account').click()
    await button('Choose Customer 2, customer-2@example.com').click()
    return sheet('Merge two accounts')
  }

  test('a merge shows what moves, and is sent only with the typed email', async () => {
    const [kept, gone] = [one(1), one(2)]
    answerWith(kept, gone)
    const account = ({ id, name, email }: CustomerPage) => ({ id, name, email, status: 'active', isDoNotBook: false })
    const moves = { bookings: 1, invoices: 0, payments: 2, cards: 0, reviews: 0, chats: 0, notes: 0, tags: ['VIP'] }
    api.answers['GET /api/admin/customer-merges'] = () =>
      json(200, { from: account(gone), into: account(kept), moves, refusal: null })
    api.answers['POST /api/admin/customer-merges'] = () => json(200, { success: true })
    const dialog = await openMerge()
    await expect.element(dialog.getByText(/1 booking; 2 payments; tags VIP/)).toBeVisible()
    await button('Merge accounts').click()
    expect(api.sent).toEqual([])
    await dialog.getByLabelText(/^Type customer-2@example.com/).fill('customer-2@example.com')
    await button('Merge accounts').click()
    await expect
      .poll(() => api.sent.map(({ body }) => body))
      .toEqual([{ fromId: uuid(2), intoId: uuid(1), email: 'customer-2@example.com' }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('a merge says that a suspension and a mark hold for the account that stays', async () => {
    const [kept, gone] = [one(1), one(2)]
    answerWith(kept, gone)
    const account = ({ id, name, email }: CustomerPage, more: object) => ({ id, name, email, ...more })
    const moves = { bookings: 1, invoices: 0, payments: 0, cards: 0, reviews: 0, chats: 0, notes: 0, tags: [] }
    api.answers['GET /api/admin/customer-merges'] = () =>
      json(200, {
        from: account(gone, { status: 'suspended', isDoNotBook: true }),
        into: account(kept, { status: 'active', isDoNotBook: false }),
        ...{ moves, refusal: null },
      })
    const dialog = await openMerge()
    await expect.element(dialog.getByText(/customer-1@example.com can't sign in either after the merge/)).toBeVisible()
    await expect.element(dialog.getByText(/customer-1@example.com is marked too, with the reason/)).toBeVisible()
  })

  test('what cannot be merged now says why, and cannot be sent', async () => {
    const [kept, gone] = [one(1), one(2)]
    answerWith(kept, gone)
    api.answers['GET /api/admin/customer-merges'] = () =>
      refusal(409, 'Customer 2 was merged into another account already')
    await open(`${path}&customer=${uuid(1)}`)
    await button('Merge with another account').click()
    await button('Choose Customer 2, customer-2@example.com').click()
    await expect.element(page.getByText(/was merged into another account already/)).toBeVisible()
    await expect.element(button('Merge accounts')).toBeDisabled()
  })

  test('a colleague who saved first is shown with both versions, and mine is sent on theirs (P6.191)', async () => {
    answerWith(one(1))
    const put = `PUT /api/admin/customers/${uuid(1)}`
    await open(`${path}&customer=${uuid(1)}`)
    await button('Edit office details').click()
    await field('Company').fill('Acme')
    const theirs = one(1, { company: 'Peach & Pine', tags: ['VIP'], version: 2 })
    answerWith(theirs)
    api.answers[put] = () => refusal(409, 'Someone else changed this customer. Reload it.')
    await button('Save').click()
    const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this customer meanwhile' })
    await expect.element(notice.getByText('Now Peach & Pine')).toBeVisible()
    await expect.element(notice.getByText('Now VIP')).toBeVisible()
    await expect.element(field('Company')).toHaveValue('Acme')
    await button('Keep mine').click()
    // what only they changed is theirs
    await expect.element(field('Tags')).toHaveValue('VIP')
    api.answers[put] = () => json(200, { ...theirs, company: 'Acme', version: 3 })
    await button('Save').click()
    await expect.poll(() => api.sent.at(-1)).toMatchObject({ body: { company: 'Acme' }, version: '"2"' })
    expect(api.sent.at(-1)?.body).not.toHaveProperty('tags')
    await expect.element(button('Edit office details')).toBeVisible()
  })

  test('office details are sent with the version; a note and the mark with their texts', async () => {
    answerWith(one(1))
    api.answers[`PUT /api/admin/customers/${uuid(1)}`] = () => json(200, { ...one(1), version: 2 })
    api.answers[`PUT /api/admin/customers/${uuid(1)}/do-not-book`] = () => json(200, { id: uuid(1), doNotBook: null })
    await open(`${path}&customer=${uuid(1)}`)
    await button('Edit office details').click()
    await field('Company').fill('Acme')
    await field('Tags').fill('VIP, vip, weddings')
    await field('Tax-exempt').selectOptions('yes')
    await field('Exemption number').fill(' 12-345 ')
    await button('Save').click()
    await expect
      .poll(() => api.sent.at(-1))
      .toMatchObject({
        body: { company: 'Acme', tags: ['VIP', 'weddings'], taxExempt: true, taxExemptNumber: '12-345' },
        version: '"1"',
      })
    await button('Mark do not book').click()
    const dialog = sheet('Mark do not book?')
    await dialog.getByLabelText(/^Reason/).fill('No show')
    await dialog.getByRole('button', { name: 'Mark do not book' }).click()
    await expect.poll(() => api.sent.at(-1)?.body).toEqual({ reason: 'No show' })
  })
})

/** The screen with the keys that the office's frame brings. */
function Keyed() {
  useOfficeKeys(true)
  return <AdminBookings />
}

test('j, k and Enter walk the customers, and c does nothing there (P6.151)', async () => {
  answerWith(one(1), one(2))
  const { router } = await renderRoutes([{ path: '/admin/bookings', element: inMain(<Keyed />) }], [path])
  const row = (n: number) => page.getByRole('link', { name: new RegExp(`Customer ${n}`) })
  await expect.element(row(2)).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(row(2)).toHaveFocus()
  await userEvent.keyboard('kc')
  await expect.element(row(1)).toHaveFocus()
  expect(api.sent).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe(`?view=customers&customer=${uuid(1)}`)
})

describe('a wish for another email or phone (P4.28)', () => {
  const wish = {
    id: uuid(50),
    email: 'new@example.com',
    phone: '(404) 555-0122',
    createdAt: '2026-02-01T00:00:00.000Z',
  }

  test('is shown with two answers, and the answer is sent', async () => {
    answerWith(one(1, { contactWish: { ...wish, state: 'open' } }))
    api.answers[`POST /api/admin/customers/${uuid(1)}/contact-wish`] = () => {
      answerWith(one(1, { contactWish: { ...wish, phone: null, state: 'mailed' } }))
      return json(200, { success: true })
    }
    await open(`${path}&customer=${uuid(1)}`)
    await expect.element(sheet('Customer 1').getByText('new@example.com')).toBeVisible()
    await expect.element(sheet('Customer 1').getByText('(404) 555-0122')).toBeVisible()
    await button('Approve').click()
    await expect.element(sheet('Customer 1').getByText(/^Approved\. The email changes when/)).toBeVisible()
    expect(api.sent.map(({ body }) => body)).toEqual([{ wishId: uuid(50), answer: 'approve' }])
    await expect.element(button('Decline')).not.toBeInTheDocument()
  })

  test('that was answered meanwhile says so', async () => {
    answerWith(one(1, { contactWish: { ...wish, state: 'open' } }))
    api.answers[`POST /api/admin/customers/${uuid(1)}/contact-wish`] = () => refusal(409, 'This was answered already.')
    await open(`${path}&customer=${uuid(1)}`)
    await button('Decline').click()
    await expect.element(page.getByText('This was answered already.')).toBeVisible()
    expect(api.sent.map(({ body }) => body)).toEqual([{ wishId: uuid(50), answer: 'decline' }])
  })

  test('that is not there has no part', async () => {
    answerWith(one(1))
    await open(`${path}&customer=${uuid(1)}`)
    await expect.element(sheet('Customer 1').getByText('customer-1@example.com')).toBeVisible()
    await expect.element(button('Approve')).not.toBeInTheDocument()
  })
})
