import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from './test-support/answers.ts'
import { api, fillIn, open, ruth, sabine, submitButton, unpriced } from './test-support/booking.tsx'
import { toastTexts, uuid } from './test-support/screen.tsx'

const add = () => page.getByRole('button', { name: 'Add another performer' })
const performer = (n: number) => page.getByRole('group', { name: `Performer ${n}` })
const total = () => page.getByRole('status').filter({ hasText: /\$|confirmed/ })

const event = () =>
  json(201, {
    eventId: uuid(900),
    bookings: [
      { id: uuid(900), number: 1042, eventId: uuid(900), status: 'pending' },
      {
        ...{ id: uuid(901), number: 1047, eventId: uuid(900), status: 'pending' },
        ...{ eventDate: '2027-02-06T02:00:00Z', eventDuration: 2 },
      },
    ],
  })

describe('several performers (P3.64)', () => {
  test('are sent in one request with start and hours of their own, priced together, and shown on the ticket', async () => {
    api.bookings = event
    await open(`/booking?agent=${sabine.id}&date=2027-02-05T20:00&hours=3`)
    await fillIn()
    await add().click()
    const select = performer(2).getByRole('combobox')
    await expect.element(select).toHaveFocus()
    await expect.element(performer(2).getByLabelText('Start', { exact: false })).toHaveValue('2027-02-05T21:00')
    await expect.element(performer(2).getByLabelText('Hours')).toHaveValue(3)
    await select.selectOptions(ruth.id)
    await performer(2).getByLabelText('Start', { exact: false }).fill('2027-02-05T20:00')
    await performer(2).getByLabelText('Hours').fill('2')
    await expect.element(total()).toHaveTextContent('$1,020.00')
    await submitButton().click()
    await expect.poll(() => api.sent.length).toBe(1)
    const { performers, agentId, customerName } = api.sent[0]?.body ?? {}
    expect([agentId, customerName]).toEqual([undefined, 'Renée Thibodeaux'])
    expect(performers).toEqual([
      { agentId: sabine.id, eventDate: '2027-02-05T21:00', duration: 3 },
      { agentId: ruth.id, eventDate: '2027-02-05T20:00', duration: 2 },
    ])
    await expect.element(page.getByText('B-1047 Ruth Adeyemi, 9 PM to 11 PM')).toBeVisible()
    await expect
      .element(page.getByText('We check with each performer and email you as they are confirmed.'))
      .toBeVisible()
  })

  test('confirm the age where one of them asks for it (P3.53)', async () => {
    await open(`/booking?agent=${unpriced.id}`)
    const line = () => document.querySelector('.booking-agreement')?.textContent
    await fillIn()
    expect(line()).toBe('By sending this request you agree to the Terms.')
    await add().click()
    await performer(2).getByRole('combobox').selectOptions(sabine.id)
    await expect.poll(line).toBe('By sending this request you agree to the Terms and confirm that you are 21 or older.')
  })

  test('have no total while one has no price, and one that is removed is not sent', async () => {
    await open(`/booking?agent=${sabine.id}&date=2027-02-05T20:00&hours=3`)
    await fillIn()
    await add().click()
    await performer(2).getByRole('combobox').selectOptions(unpriced.id)
    await expect.element(total()).toHaveTextContent('Price to be confirmed')
    await page.getByRole('button', { name: 'Remove performer 2' }).click()
    await expect.element(add()).toHaveFocus()
    await expect.element(total()).toHaveTextContent('$660.00')
    await submitButton().click()
    await expect.poll(() => api.sent.length).toBe(1)
    expect(api.sent[0]?.body).toMatchObject({ agentId: sabine.id, totalAmount: 660 })
  })

  test('without a choice are not sent, and what the server refuses stands beside its performer', async () => {
    const sentence = 'This performer is already in this request for that time'
    api.bookings = () => refusal(400, sentence, { 'performers.1.agentId': sentence })
    await open(`/booking?agent=${sabine.id}&date=2027-02-05T20:00&hours=3`)
    await fillIn()
    await add().click()
    await submitButton().click()
    await expect.element(performer(2).getByText('Please select an agent')).toBeVisible()
    expect(api.sent).toEqual([])
    await performer(2).getByRole('combobox').selectOptions(sabine.id)
    await submitButton().click()
    await expect.element(performer(2).getByText(sentence)).toBeVisible()
    expect(toastTexts()).toEqual([])
  })

  test('are ten at most', async () => {
    await open()
    for (let n = 2; n <= 10; n++) await add().click()
    await expect.element(performer(10)).toBeVisible()
    await expect.element(add()).not.toBeInTheDocument()
  })
})
