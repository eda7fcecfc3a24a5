import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#web/routes/test-support/answers.ts'
import { button, uuid } from '#web/routes/test-support/screen.tsx'
import { api, open } from './test-support/bookings.tsx'

const path = '/admin/bookings'
const form = () => page.getByRole('dialog', { name: 'New booking' })
const field = (label: string) => form().getByLabelText(new RegExp(`^${label}`))
const sabine = { id: uuid(11), name: 'Sabine Laurent', category: 'dj', hourlyRate: 220, availability: true }

test('a link opens the form filled in, and closing takes its parameters out of the address', async () => {
  api.answers['GET /api/admin/agents'] = () => json(200, [])
  api.answers[`GET /api/admin/agents/${uuid(11)}`] = () => json(200, sabine)
  const known = {
    name: 'Omar Vance',
    email: 'omar@vance.example',
    place: 'The Fox',
    event: 'wedding',
    requests: 'Jazz',
  }
  const query = new URLSearchParams({ new: 'booking', agent: uuid(11), date: '2099-12-05T21:00', hours: '3', ...known })
  const router = await open(`${path}?view=calendar&${query}`)
  await expect.element(field('Agent')).toHaveValue(uuid(11))
  await expect.element(field('Customer name')).toHaveValue('Omar Vance')
  await expect.element(field('E-mail')).toHaveValue('omar@vance.example')
  await expect.element(field('Event Type')).toHaveValue('wedding')
  await expect.element(field('Event Date')).toHaveValue('2099-12-05T21:00')
  await expect.element(field('Price')).toHaveValue('660')
  await button('Close').click()
  await expect.poll(() => router.state.location.search).toBe('?view=calendar')
  await expect.poll(() => form().elements()).toEqual([])
})
