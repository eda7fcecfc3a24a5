import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StaffRoleContext } from '#web/lib/staff-role.ts'
import { AdminAgents } from '#web/routes/admin/agents.tsx'
import { json, refusal } from '#web/routes/test-support/answers.ts'
import { button, inMain, renderRoutes, shownToasts, toastTexts, uuid } from '#web/routes/test-support/screen.tsx'
import { api, dialog, field, gone, open, written } from './test-support/catalog.tsx'

const tab = (name: string) => `/admin/agents?agent=${uuid(1)}&tab=${name}`
const of = (path: string) => `/api/admin/agents/${uuid(1)}/${path}`
const CONTACT = { phone: '(404) 555-0123', email: null, version: 3, mayOpen: true, bookersMayOpen: false }
const DETAILS = { legalName: 'Sabine Grace', emergencyName: 'Ada', emergencyRelation: null, emergencyPhone: null }
const LICENSE = {
  ...{ id: uuid(5), kindId: uuid(6), name: 'License', required: true, state: 'lapsed', expiresOn: '2026-01-31' },
}
const MISSING = { ...LICENSE, id: null, kindId: uuid(7), name: 'Permit', state: 'missing', expiresOn: null }
const OPENED = { ...LICENSE, number: 'GA-77', issuedOn: null, file: null, version: 2 }

beforeEach(() => {
  api.answers[`GET ${of('contact')}`] = () => json(200, CONTACT)
  api.answers[`GET ${of('papers')}`] = () => json(200, [MISSING, LICENSE])
  api.answers[`POST ${of('papers/open')}`] = () => json(200, [OPENED])
  api.answers[`POST ${of('private-details/open')}`] = () => json(200, { ...DETAILS, version: 1 })
  api.answers[`GET ${of('notes')}`] = () => json(200, [])
})

const openAsBooker = (address: string) =>
  renderRoutes(
    [
      {
        path: '/admin/agents',
        element: <StaffRoleContext value="booker">{inMain(<AdminAgents />)}</StaffRoleContext>,
      },
    ],
    ['/before', address],
  )

describe('the contact tab', () => {
  test('opens private details by its button alone, once (P6.89)', async () => {
    await open(tab('contact'))
    await expect.element(page.getByRole('link', { name: '(404) 555-0123' })).toHaveAttribute('href', 'tel:4045550123')
    expect(written()).toEqual([])
    await button('Show private details').click()
    await expect.element(page.getByText('Sabine Grace')).toBeVisible()
    await button('Hide').click()
    expect(page.getByText('Sabine Grace').elements()).toEqual([])
    expect(written()).toEqual([`POST ${of('private-details/open')}`])
  })

  test('saves the contact under its version; on a conflict it offers both', async () => {
    let answer = () => refusal(409, 'Someone else changed this contact.')
    api.answers[`PUT ${of('contact')}`] = () => answer()
    await open(tab('contact'))
    await button('Edit contact').click()
    await field('Phone').fill('111')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog().getByText('Someone else changed this contact.')).toBeVisible()
    expect(api.sent[0]).toMatchObject({ version: '"3"', body: { phone: '111', email: '' } })
    answer = () => json(200, CONTACT)
    await dialog().getByRole('button', { name: 'Save' }).click()
    await gone()
  })

  test('lets bookers in and erases everything after a question, for owners', async () => {
    api.answers['PUT /api/admin/settings/private-access'] = () => json(200, { allowed: true })
    api.answers[`DELETE /api/admin/private-records/${uuid(1)}`] = () => json(200, { success: true })
    await open(tab('contact'))
    await page.getByRole('switch', { name: /Bookers can open/ }).click()
    await expect.poll(toastTexts).toEqual([['Bookers can open private records', undefined]])
    await button('Erase private papers and contact').click()
    await expect.element(dialog().getByText(/permanently deleted/)).toBeVisible()
    await dialog().getByRole('button', { name: 'Erase' }).click()
    await gone()
    expect(written()).toEqual([
      'PUT /api/admin/settings/private-access',
      `DELETE /api/admin/private-records/${uuid(1)}`,
    ])
  })

  test('shows a booker neither button while no owner allows it', async () => {
    api.answers[`GET ${of('contact')}`] = () => json(200, { ...CONTACT, mayOpen: false })
    await openAsBooker(tab('contact'))
    await expect.element(page.getByText(/Only owners can open these/)).toBeVisible()
    for (const name of ['Show private details', 'Erase private papers and contact'])
      expect(button(name).elements()).toEqual([])
  })
})

describe('the papers tab', () => {
  const paper = (name: string) => page.getByRole('article', { name })

  test('shows how each paper stands, and numbers once they are opened (P6.90)', async () => {
    await open(tab('papers'))
    await expect.element(paper('Permit').getByText('Missing')).toBeVisible()
    await expect.element(paper('License').getByText('Expired January 31, 2026')).toBeVisible()
    await button('Show numbers and files').click()
    await expect.element(paper('License').getByText(/Number GA-77/)).toBeVisible()
    expect(written()).toEqual([`POST ${of('papers/open')}`])
  })

  test('stores a file, and says in one toast why one is refused', async () => {
    await open(tab('papers'))
    await button('Show numbers and files').click()
    const input = paper('License').getByLabelText('File of License')
    api.answers[`POST /api/admin/papers/${uuid(5)}/file`] = () => refusal(415, 'Only a PDF or a picture')
    await input.upload(new File(['x'], 'evil.pdf', { type: 'application/pdf' }))
    await expect.poll(shownToasts).toEqual([['Upload failed', 'Only a PDF or a picture', 'destructive']])
    const file = { type: 'application/pdf', bytes: 9, createdAt: '2026-11-23T00:00:00.000Z' }
    api.answers[`POST /api/admin/papers/${uuid(5)}/file`] = () => json(200, { ...OPENED, file })
    await input.upload(new File(['x'], 'license.pdf', { type: 'application/pdf' }))
    await expect
      .element(paper('License').getByRole('link', { name: 'Download License' }))
      .toHaveAttribute('href', `/api/admin/papers/${uuid(5)}/file`)
  })

  test('enters a missing paper, with its days in order', async () => {
    api.answers[`POST ${of('papers')}`] = () => json(201, { ...OPENED, id: uuid(8), name: 'Permit' })
    await open(tab('papers'))
    await button('Enter Permit').click()
    await field('Issued on').fill('2026-02-02')
    await field('Expires on').fill('2026-02-01')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.element(field('Expires on')).toHaveAccessibleDescription('Must not be before the issue date')
    await field('Expires on').fill('2028-02-01')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await gone()
    expect(api.sent.map(({ body }) => body)).toEqual([
      { kindId: uuid(7), number: '', issuedOn: '2026-02-02', expiresOn: '2028-02-01' },
    ])
  })
})

test('a note is written with its author and time below it', async () => {
  let notes: object[] = []
  api.answers[`GET ${of('notes')}`] = () => json(200, notes)
  api.answers[`POST ${of('notes')}`] = (body) => {
    notes = [{ id: uuid(9), author: 'mara', createdAt: '2026-11-23T17:00:00.000Z', ...(body as object) }]
    return json(201, notes[0])
  }
  await open(tab('notes'))
  await expect.element(page.getByText('No notes yet.')).toBeVisible()
  await page.getByLabelText('New note').fill(' Prefers evenings ')
  await button('Add note').click()
  await expect.element(page.getByRole('article').getByText('Prefers evenings')).toBeVisible()
  await expect.element(page.getByText('mara, Mon, Nov 23, 12:00 PM')).toBeVisible()
  await expect.element(page.getByLabelText('New note')).toHaveValue('')
})

describe('tax details', () => {
  const TAX = {
    ...{ legalName: 'Sabine Grace', street: '1 Oak', city: 'Atlanta', state: 'GA', zip: '30303', tinKind: 'ssn' },
    ...{ tinLast4: '9999', w9: { bytes: 10, createdAt: '2026-01-05T15:00:00.000Z', readable: true }, version: 2 },
  }

  test('are opened by a button, the whole number by another, and neither stays (P7.121)', async () => {
    api.answers[`POST ${of('tax-details/open')}`] = () => json(200, TAX)
    api.answers[`POST /api/admin/taxpayer-numbers/${uuid(1)}/show`] = () => json(200, { tin: '219-09-9999' })
    await open(tab('contact'))
    await button('Show tax details').click()
    await expect.element(page.getByText('•••-••-9999')).toBeVisible()
    await expect.element(page.getByText('1 Oak, Atlanta, GA 30303')).toBeVisible()
    await button('Show number').click()
    await expect.element(page.getByText('219-09-9999')).toBeVisible()
    await button('Hide number').click()
    expect(page.getByText('219-09-9999').elements()).toEqual([])
    await button('Hide tax details').click()
    expect(page.getByText('•••-••-9999').elements()).toEqual([])
    expect(written()).toEqual([`POST ${of('tax-details/open')}`, `POST /api/admin/taxpayer-numbers/${uuid(1)}/show`])
  })

  test('say that a W-9 sealed with another key must be uploaded again (P7.157)', async () => {
    const w9 = { ...TAX.w9, readable: false }
    api.answers[`POST ${of('tax-details/open')}`] = () => json(200, { ...TAX, w9 })
    await open(tab('contact'))
    await button('Show tax details').click()
    const words = "Uploaded January 5, 2026, but can't be opened with today's key. Please upload it again."
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(button('Replace W-9')).toBeVisible()
    expect(page.getByRole('link', { name: 'Download W-9' }).elements()).toEqual([])
  })

  test('show a booker who may open them neither the whole number nor the W-9', async () => {
    api.answers[`POST ${of('tax-details/open')}`] = () => json(200, TAX)
    await openAsBooker(tab('contact'))
    await button('Show tax details').click()
    await expect.element(page.getByText('•••-••-9999')).toBeVisible()
    expect(button('Show number').elements()).toEqual([])
    expect(page.getByRole('link', { name: 'Download W-9' }).elements()).toEqual([])
  })
})
