import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from './test-support/answers.ts'
import {
  agentOptions,
  api,
  buildAgent,
  field,
  open,
  roster,
  ruth,
  sabine,
  submitButton,
  unpriced,
} from './test-support/booking.tsx'
import { uuid } from './test-support/screen.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const options = () => Array.from(document.querySelector('select')?.options ?? [], (option) => option.text) // the first select is the agent's

describe('whom to book', () => {
  test('lists everyone as name and raw category, the unavailable not to be chosen', async () => {
    await open()
    await agentOptions()
    expect(options().slice(1)).toEqual([
      'Sabine Laurent - exotic_dancer',
      'Ruth Adeyemi - bartender',
      'Noor Haddad - model',
      'Away Person - model',
    ])
    await expect.element(page.getByRole('option', { name: 'Away Person - model' })).toBeDisabled()
    await expect.element(page.getByText('Select an agent to see details')).toBeVisible()
  })

  test('preselects the agent of the address and shows the ticket', async () => {
    api.agents = () => json(200, [{ ...sabine, image: PIXEL }, ruth])
    await open(`/booking?agent=${sabine.id}`)
    await expect.element(field('Select Agent')).toHaveValue(sabine.id)
    const ticket = () => document.querySelector('article')?.textContent
    await expect.poll(ticket).toContain('exotic dancer')
    const facts = ['Sabine Laurent', '$220 per hour', '4.9 out of 5', '34 total bookings', 'Runway and editorial.']
    for (const fact of facts) expect(ticket()).toContain(fact)
    await expect.element(page.getByRole('img', { name: 'Sabine Laurent' })).toHaveAttribute('src', PIXEL)
  })

  test('ignores an agent nobody knows', async () => {
    await open(`/booking?agent=${uuid(77)}`)
    await agentOptions()
    await expect.element(field('Select Agent')).toHaveValue('')
    await expect.element(page.getByText('Select an agent to see details')).toBeVisible()
  })

  test('puts the category of the address first, hides nobody and preselects nobody', async () => {
    await open('/booking?category=bartender')
    await agentOptions()
    expect(options()[1]).toBe('Ruth Adeyemi - bartender')
    expect(options()).toHaveLength(roster.length + 1)
    await expect.element(field('Select Agent')).toHaveValue('')
  })

  test('says that it loads, and keeps what was typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    api.agents = () => promise
    await open(`/booking?agent=${sabine.id}`)
    await expect.element(page.getByRole('option', { name: 'Loading agents...' })).toBeInTheDocument()
    await field('Your Name').fill('Renée')
    resolve(json(200, roster))
    await expect.element(field('Select Agent')).toHaveValue(sabine.id)
    await expect.element(field('Your Name')).toHaveValue('Renée')
  })

  test('says when there is nobody', async () => {
    api.agents = () => json(200, [])
    await open()
    await expect.element(page.getByRole('option', { name: 'No agents available' })).toBeInTheDocument()
  })

  test('tries again when the agents could not be loaded', async () => {
    api.agents = () => json(500, {})
    await open()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    api.agents = () => json(200, roster)
    await again.click()
    await agentOptions()
    await expect.element(again).not.toBeInTheDocument()
  })
})

describe('the ticket', () => {
  test('shows the total as the hours change; 2.5 reads as 2', async () => {
    await open(`/booking?agent=${sabine.id}`)
    await expect.element(page.getByText('$220.00')).toBeVisible()
    await field('Duration').fill('3')
    await expect.element(page.getByText('3 hours')).toBeVisible()
    await expect.element(page.getByText('$660.00')).toBeVisible()
    await field('Duration').fill('2.5')
    await expect.element(page.getByText('2 hours')).toBeVisible()
    await expect.element(page.getByText('$440.00')).toBeVisible()
    await field('Select Agent').selectOptions(ruth.id)
    await expect.element(page.getByText('$360.00')).toBeVisible()
  })

  test('says that tax is added to the total, on phones beside the rate too, and nothing without a price (P7.131)', async () => {
    const taxed = [sabine, ruth, unpriced].map((agent) => ({ ...agent, plusTax: agent !== ruth }))
    api.agents = () => json(200, taxed)
    await open(`/booking?agent=${sabine.id}`)
    const plusTax = page.getByText('plus tax', { exact: true })
    await expect.element(plusTax).toBeVisible()
    expect(document.querySelector('.booking-ticket-total')?.textContent).toBe('Total$220.00 plus tax')
    await field('Select Agent').selectOptions(ruth.id)
    await expect.element(page.getByText('$180.00')).toBeVisible()
    expect(plusTax.elements()).toEqual([])
    await field('Select Agent').selectOptions(unpriced.id)
    await expect.element(page.getByText('Price to be confirmed')).toBeVisible()
    expect(plusTax.elements()).toEqual([])
    await page.viewport(390, 844)
    await field('Select Agent').selectOptions(sabine.id)
    await expect.element(page.getByText('$220 per hour plus tax')).toBeVisible()
    await expect.poll(() => document.querySelector('.booking-bar-total')?.textContent).toMatch(/^\$220.00.* plus tax$/)
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test('says that a price is to be confirmed', async () => {
    await open(`/booking?agent=${unpriced.id}`)
    await expect.element(page.getByText('Price to be confirmed')).toBeVisible()
    await expect.element(page.getByText('Rate to be confirmed')).toBeVisible()
  })

  test('says the total in the bar on phones, beside the one button', async () => {
    await page.viewport(390, 844)
    await open(`/booking?agent=${sabine.id}`)
    await field('Duration').fill('3')
    await expect.element(page.getByText('$660.00')).toBeVisible()
    await expect.element(page.getByText('3 hours × $220')).toBeVisible()
    await expect.element(submitButton()).toBeInViewport()
    expect(document.documentElement.scrollWidth).toBe(390)
  })

  test('keeps what floats in the corner above the bar, however many lines a price takes', async () => {
    await page.viewport(390, 844)
    const dear = { ...sabine, hourlyRate: 999_999, plusTax: true }
    api.agents = () => json(200, [dear, ruth])
    await open(`/booking?agent=${ruth.id}`)
    await expect.element(page.getByText('$180.00')).toBeVisible()
    const heights = () => [
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--sticky-bar')),
      document.querySelector<HTMLElement>('.booking-bar')?.offsetHeight,
    ]
    const room = async () => {
      await expect.poll(() => heights()[0]).toBe(heights()[1])
      return heights()[0] ?? 0
    }
    const short = await room()
    await field('Select Agent').selectOptions(sabine.id)
    await field('Duration').fill('12')
    await expect.element(page.getByText('12 hours × $999,999')).toBeVisible()
    expect(await room()).toBeGreaterThan(short)
  })

  test.each([
    { width: 767, bar: true },
    { width: 768, bar: false },
  ])('at $width px the total is in the bar: $bar', async ({ width, bar }) => {
    await page.viewport(width, 900)
    await open(`/booking?agent=${sabine.id}`)
    await expect.element(page.getByText('$220.00')).toBeVisible()
    expect(document.querySelector('.booking-bar')?.textContent?.includes('$220.00')).toBe(bar)
    expect(document.querySelector('article')?.textContent?.includes('$220.00')).toBe(!bar)
  })

  test('clamps a long text and lets it be read on', async () => {
    const talker = buildAgent(5, { bio: 'She has danced in every room of the city. '.repeat(95) })
    api.agents = () => json(200, [talker])
    await open(`/booking?agent=${talker.id}`)
    const more = page.getByRole('button', { name: 'Read more' })
    await expect.element(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    await expect.element(page.getByRole('button', { name: 'Read less' })).toBeVisible()
  })
})
