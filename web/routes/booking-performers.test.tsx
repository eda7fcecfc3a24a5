import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json, refusal } from './test-support/answers.ts'
import {
  api,
  barSet,
  fanAct,
  field,
  fillIn,
  open,
  ruth,
  sabine,
  submitButton,
  unpriced,
} from './test-support/booking.tsx'
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

  test('come from the address, without those who are unknown or chosen already, and begin as the first one does (P2.38)', async () => {
    api.bookings = event
    localStorage.setItem('event-tray', JSON.stringify([sabine.id, ruth.id, uuid(77)]))
    await open(
      `/booking?agent=${sabine.id}&with=${ruth.id},${sabine.id},${uuid(404)},no-id&date=2027-02-05T20:00&hours=3`,
    )
    await fillIn()
    await expect.element(performer(2).getByRole('combobox')).toHaveValue(ruth.id)
    await expect.element(performer(3)).not.toBeInTheDocument()
    await field('Event Date').fill('2027-02-06T19:00')
    await expect.element(performer(2).getByLabelText('Start', { exact: false })).toHaveValue('2027-02-06T19:00')
    await performer(2).getByLabelText('Start', { exact: false }).fill('2027-02-06T20:30')
    await field('Event Date').fill('2027-02-06T18:00')
    await expect.element(performer(2).getByLabelText('Start', { exact: false })).toHaveValue('2027-02-06T20:30')
    await submitButton().click()
    await expect.poll(() => api.sent.length).toBe(1)
    expect(api.sent[0]?.body.performers).toEqual([
      { agentId: sabine.id, eventDate: '2027-02-06T18:00', duration: 3 },
      { agentId: ruth.id, eventDate: '2027-02-06T20:30', duration: 3 },
    ])
    // who was requested has left the tray
    await expect.poll(() => localStorage.getItem('event-tray')).toBe(JSON.stringify([uuid(77)]))
    localStorage.removeItem('event-tray')
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

  test('are each said to be busy beforehand (P8.10)', async () => {
    api.busy = [{ from: '2027-02-06T02:00:00.000Z', to: '2027-02-06T04:00:00.000Z' }]
    await open(`/booking?agent=${unpriced.id}&date=2027-02-05T12:00&hours=3`)
    await add().click()
    await performer(2).getByRole('combobox').selectOptions(sabine.id)
    await performer(2).getByLabelText('Start', { exact: false }).fill('2027-02-05T20:00')
    await expect.element(performer(2).getByText(/^Busy at that time/)).toBeVisible()
    expect(page.getByText(/^Busy at that time/).elements()).toHaveLength(1)
    await performer(2).getByLabelText('Hours').fill('1')
    await expect.element(performer(2).getByText(/^Busy at that time/)).not.toBeInTheDocument()
  })

  test('may each have a package, which brings its hours, and one that is gone is said beside it (P3.20)', async () => {
    const sentence = 'This package is no longer offered'
    api.packages = () => json(200, [barSet, fanAct])
    api.bookings = () => refusal(409, sentence, { 'performers.1.packageId': sentence })
    await open(`/booking?agent=${unpriced.id}&date=2027-02-05T20:00&hours=1`)
    await fillIn()
    await add().click()
    await expect.element(performer(2).getByLabelText('Package')).not.toBeInTheDocument()
    await performer(2).getByRole('combobox').selectOptions(ruth.id)
    await performer(2).getByLabelText('Package').selectOptions(barSet.id)
    await expect.element(performer(2).getByLabelText('Hours')).toHaveValue(3)
    await expect.element(page.getByText('$420.00', { exact: true }).first()).toBeVisible()
    api.packages = () => json(200, [fanAct])
    await submitButton().click()
    await expect.poll(() => api.sent.length).toBe(1)
    expect(api.sent[0]?.body.performers).toMatchObject([
      { agentId: unpriced.id },
      { agentId: ruth.id, packageId: barSet.id },
    ])
    // the list that came again has it no longer, so the next request goes by the hour
    await expect.element(performer(2).getByLabelText('Package')).not.toBeInTheDocument()
    await expect.element(performer(2).getByText(sentence)).toBeVisible()
    await submitButton().click()
    await expect.poll(() => api.sent.length).toBe(2)
    expect(api.sent[1]?.body.performers).toMatchObject([{ agentId: unpriced.id }, { agentId: ruth.id, duration: 3 }])
    expect(JSON.stringify(api.sent[1]?.body)).not.toContain('packageId')
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
