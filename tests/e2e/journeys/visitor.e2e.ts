import type { Page } from '@playwright/test'
import { expect, tabTo, test } from '../support.ts'
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
    'button "Add another performer"',
    'button "Terms"',
    'button "Submit Booking Request"',
  ])
})

/** The role and the name of what has the focus, as a screen reader says them. */
async function readFocus(page: Page): Promise<string> {
  const focus = page.locator(':focus')
  // the parts of a date field have the focus without it; the field itself is among the stops
  if ((await focus.count()) === 0) return 'a part of the field'
  return /\w+(?: "[^"]*")?/.exec(await focus.ariaSnapshot())?.[0] ?? 'nothing'
}

/** What is heard by Tab from here to a stop; a field of several parts once. */
async function listen(page: Page, last: string): Promise<string[]> {
  const heard: string[] = []
  for (let presses = 0; presses < 30 && heard.at(-1) !== last; presses++) {
    await page.keyboard.press('Tab')
    const stop = await readFocus(page)
    if (stop !== heard.at(-1) && stop !== 'a part of the field') heard.push(stop)
  }
  return heard
}

for (const width of [390, 1440]) {
  test(`with the keyboard alone a visitor finds a performer and books, ${width} wide; every stop has its name`, async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
    await page.goto('/')
    await expect(page.getByText('Showing 24 of 24')).toBeVisible()
    // until the script ran, the second skip link leads to the heading above the search
    await page.waitForLoadState('networkidle')
    expect(await listen(page, 'link "Skip to search"')).toEqual(['link "Skip to content"', 'link "Skip to search"'])
    await page.keyboard.press('Enter')
    expect(await readFocus(page)).toBe('searchbox "Search"')
    await page.keyboard.type('tunde')
    await expect(page.getByText('Showing 1 of 24')).toBeVisible()
    const stops = await listen(page, 'link "View Profile"')
    // late in the evening nobody begins tonight
    const isQuickDate = (stop: string) => /^button "(Tonight|(This|Next) (Friday|Saturday))"$/.test(stop)
    expect([2, 3]).toContain(stops.filter(isQuickDate).length)
    expect(stops.filter((stop) => !isQuickDate(stop))).toEqual([
      'button "Clear the words"',
      ...(width === 390
        ? ['button "More filters"']
        : ['combobox "Sort by"', 'spinbutton "From $/hr"', 'spinbutton "To $/hr"', 'button "Available on Any date"']),
      ...['button "DJ"', 'button "Photographer"', 'button "Remove “tunde”"', 'button "Clear all"'],
      'link "View Profile"',
    ])
    await page.keyboard.press('Enter')

    const profile = page.getByRole('dialog', { name: 'Tunde Vox' })
    await expect(profile.getByRole('heading')).toHaveText([
      ...['Tunde Vox', 'When is your event?', 'Specialties', 'Latest reviews'],
    ])
    await expect(profile.getByText('Choose a date to see if Tunde Vox is free.')).toBeVisible()
    expect(await readFocus(page)).toBe('dialog "Tunde Vox"')
    const inProfile = await listen(page, 'link "Book Now"')
    expect(inProfile.filter((stop) => !stop.startsWith('button "Free on '))).toEqual([
      'region "About Tunde Vox"',
      'button "Enlarge photo 1 of 2: With headphones on"',
      'button "Enlarge photo 2 of 2: One ear on the cue"',
      'textbox "Date"',
      'link "Tunde Vox on Instagram"',
      'link "Website of Tunde Vox"',
      'button "Favorite Tunde Vox"',
      'button "Share Tunde Vox’s profile"',
      'button "Close"',
      'button "Add Tunde Vox to event"',
      'link "Book Now"',
    ])
    await page.keyboard.press('Enter')

    await expect(page.getByLabel('Select Agent').locator('option:checked')).toHaveText('Tunde Vox - dj')
    const type = async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label))
      await page.keyboard.type(text)
    }
    const email = `keys.${width}@journey.example`
    await type('Your Name', 'Delphine Oakes')
    await type('Email', email)
    await type('Event Type', 'Wedding')
    await type('Event Date', `111820${width === 390 ? 31 : 32}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type('0900PM')
    await type('Duration', '3')
    await tabTo(page, page.getByRole('button', { name: 'Submit Booking Request' }))
    await page.keyboard.press('Enter')

    const sent = page.getByRole('region', { name: 'Request sent' })
    await expect(sent.getByRole('heading', { name: 'Request sent' })).toBeFocused()
    const [row] = await product.query<{ number: number }>('select number from bookings where customer_email = $1', [
      email,
    ])
    await expect(sent).toMatchAriaSnapshot(`
      - heading "Request sent" [level=2]
      - button "Close"
      - paragraph: B-${row?.number} Tunde Vox, Wedding
      - list:
        - listitem: /November 18, 203[12], 9 PM to midnight \\(3 hours\\)/
      - heading "What happens next" [level=3]
      - list:
        - listitem: We email a copy of your request to ${email}.
        - listitem: We check with Tunde Vox and email you when your booking is confirmed.
        - listitem: You pay after that. Nothing is charged now.
      - paragraph: Total $450.00
      - link "Sign in"
      - link "Add another performer"
    `)
    expect(await listen(page, 'link "Add another performer"')).toEqual([
      ...['button "Close"', 'link "Sign in"', 'link "Add another performer"'],
    ])
  })
}
