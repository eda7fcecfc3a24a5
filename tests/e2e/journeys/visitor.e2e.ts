import { expect, test } from '../support.ts'
import { walkInChromium } from './playwright-walker.ts'
import { walkAsVisitor } from './walk-visitor.ts'
import { LOOKS } from './walker.ts'

for (const look of LOOKS) {
  test(`a visitor finds a performer and books, ${look.width} wide in ${look.theme}`, async ({ page, product }) => {
    test.setTimeout(180_000)
    await walkAsVisitor(await walkInChromium(page, look), product)
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
    'textbox "Guests"',
    'textbox "Special Requests"',
    'button "Terms"',
    'button "Submit Booking Request"',
  ])
})
