import { expect, mailTo, test } from '../support.ts'
import { expectGood, LOOKS, says, type, useLook } from './looks.ts'

const TALENT = 'Tunde Vox'

for (const look of LOOKS) {
  const email = `visitor.${look.name}@journey.example`
  const day = `2031-11-${LOOKS.indexOf(look) + 10}`

  test(`a visitor finds a performer and books, ${look.width} wide in ${look.theme}`, async ({ page, product }) => {
    test.setTimeout(180_000)
    await useLook(page, look)

    await test.step('searches by name and reads a profile', async () => {
      await page.goto('/')
      await type(page.getByRole('searchbox', { name: 'Search' }), 'tunde')
      await expect(page.getByText('Showing 1 of 24')).toBeVisible()
      await expectGood(page)
      await page
        .getByRole('article', { name: TALENT })
        .getByRole('link', { name: /^View Profile/ })
        .click()
      const profile = page.getByRole('dialog', { name: TALENT })
      await expect(profile).toBeVisible()
      await expectGood(page)
      await profile.getByRole('link', { name: /^Book Now/ }).click()
      await expect(page).toHaveURL(/\/booking\?/)
    })

    await test.step('fills in the form and sends it', async () => {
      await expect(page.getByRole('combobox', { name: /^Select Agent/ }).locator('option:checked')).toContainText(
        TALENT,
      )
      await type(page.getByLabel(/^Your Name/).first(), 'Delphine Oakes')
      await type(page.getByLabel(/^Email/).first(), email)
      await page.getByLabel('Event Type').selectOption('wedding')
      await page.getByLabel('Event Date').fill(`${day}T21:00`)
      await page.getByLabel(/^Duration/).fill('3')
      await type(page.getByLabel(/^Event Location/), '55 Trinity Ave SW, Atlanta')
      await expectGood(page)
      await page.getByRole('button', { name: 'Submit Booking Request' }).first().click()
      await says(page, 'Booking Submitted!')
    })

    await test.step('lands at home with a ticket of the request', async () => {
      await expect(page).toHaveURL(`${product.url}/`)
      const sent = page.getByRole('region', { name: 'Request sent' })
      await expect(sent).toContainText('9 PM to midnight (3 hours)')
      const [booking] = await product.query<{ number: number; status: string }>(
        'select number, status from bookings where customer_email = $1',
        [email],
      )
      await expect(sent).toContainText(`B-${booking?.number} ${TALENT}, Wedding`)
      expect(booking?.status).toBe('pending')
      await expectGood(page)
    })

    await test.step('receives the mail of the request', async () => {
      const mail = await mailTo(product, email, /booking request/i)
      expect(mail.text).toContain(TALENT)
      expect(mail.text).not.toMatch(/\bE[SD]T\b/)
    })
  })
}

test("a screen reader hears the booking form in the order of the form, with each field's name", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.goto('/booking')
  const fields = page.locator('main form').locator('input:not([type=hidden]), select, textarea, button')
  await expect(fields.last()).toBeVisible()
  const heard: string[] = []
  for (const field of await fields.all()) heard.push(/\w+ "[^"]*"/.exec(await field.ariaSnapshot())?.[0] ?? '')
  expect(heard).toEqual([
    'combobox "Select Agent (required)"',
    'textbox "Your Name (required)"',
    'textbox "Email (required)"',
    'textbox "Phone Number"',
    'combobox "Event Type (required)"',
    'textbox "Event Date (required)"',
    'spinbutton "Duration"',
    'textbox "Event Location"',
    'textbox "Special Requests"',
    'button "Terms"',
    'button "Submit Booking Request"',
  ])
})
