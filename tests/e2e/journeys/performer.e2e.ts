import { expect, mailTo, type RunningServer, test } from '../support.ts'
import { asOwner, expectGood, LOOKS, type Look, says, type, useLook } from './looks.ts'

const PASSWORD = 'four quiet lanterns'
const namesOf = (look: Look) => {
  const word = `${look.theme === 'dark' ? 'Dusk' : 'Dawn'}${look.width}`
  return { name: `Odile ${word}`, username: `odile${word.toLowerCase()}`, email: `odile.${look.name}@journey.example` }
}

// the product is shared: other journeys count the agents of the roster
test.afterAll(async ({ product }) => {
  await product.query(`delete from agent_statuses where agent_id in (select id from agents where name like 'Odile D%')`)
  await product.query(`update agents set archived_at = now(), published_at = null where name like 'Odile D%'`)
})

/** A visitor asks for this person. @returns the booking's id */
async function request(product: RunningServer, name: string, look: Look): Promise<string> {
  const [agent] = await product.query<{ id: string }>('select id from agents where name = $1', [name])
  const answer = await fetch(`${product.url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ agentId: agent?.id, customerName: 'Mabel Ortiz', customerEmail: `mabel.${look.name}@journey.example` },
      ...{ eventType: 'birthday', eventDate: '2031-06-20T21:00', duration: 3, customerPhone: '(404) 555-0123' },
    }),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

for (const look of LOOKS) {
  const { name, username, email } = namesOf(look)

  test(`a performer joins and answers a request, ${look.width} wide in ${look.theme}`, async ({ page, product }) => {
    test.setTimeout(180_000)
    await useLook(page, look)

    await test.step('follows the link of the invite, and opens an account', async () => {
      await asOwner(product, 'POST', '/api/admin/invite-codes', { email, category: 'dj' })
      const invite = await mailTo(product, email, /invite/i)
      const link = /https?:\/\/\S+\/agent\/register\?\S+/.exec(invite.text ?? '')?.[0] ?? ''
      await page.goto(new URL(link).pathname + new URL(link).search)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText(email)).toBeVisible()
      await type(page.getByLabel('Username'), username)
      await type(page.getByLabel('Full name'), name)
      await type(page.getByLabel('Password (required)', { exact: true }), PASSWORD)
      await type(page.getByLabel('Confirm password (required)', { exact: true }), PASSWORD)
      await expectGood(page)
      await page.getByRole('button', { name: 'Join the roster' }).click()
      await expect(page).toHaveURL('/agent/dashboard')
      await expect(page.getByText('Get your profile ready')).toBeVisible()
      await expectGood(page)
    })

    await test.step('writes a profile', async () => {
      await page.getByRole('link', { name: 'Edit Profile' }).click()
      await type(page.getByLabel('Bio'), 'Vinyl until the lights come up.')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await says(page, 'Profile updated')
      await expectGood(page)
    })

    await test.step('is published, and sees a request arrive on the open dashboard', async () => {
      await product.query('update agents set published_at = now(), hourly_rate = 90 where name = $1', [name])
      await page.goto('/agent/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await request(product, name, look)
      const ticket = page.getByRole('article', { name: 'Mabel Ortiz' })
      await expect(ticket.getByText('Pending', { exact: true })).toBeVisible()
      await expect(ticket.getByText('(404) 555-0123')).toHaveCount(0)
      await expectGood(page)
      await ticket.getByRole('button', { name: 'Accept' }).click()
      await expect(ticket.getByText('You accepted', { exact: true })).toBeVisible()
    })

    await test.step('reads the customer’s phone number once the office has confirmed', async () => {
      const [booking] = await product.query<{ id: string }>(
        `select b.id from bookings b join agents a on a.id = b.agent_id where a.name = $1`,
        [name],
      )
      await asOwner(product, 'PUT', `/api/bookings/${booking?.id}`, { status: 'confirmed' })
      const ticket = page.getByRole('article', { name: 'Mabel Ortiz' })
      await expect(ticket.getByText('Confirmed', { exact: true })).toBeVisible()
      await expect(ticket.getByText('(404) 555-0123')).toBeVisible()
      const mail = await mailTo(product, email, /^Confirmed/)
      expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
    })
  })
}
