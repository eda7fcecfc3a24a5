import { expect, test } from '@playwright/test'
import { RunningServer } from './support.ts'

test('a booking made in a browser survives kill -9 of everything, and its mails are in DATA_DIR/mail', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const product = new RunningServer({}, { empty: true })
  try {
    await product.open()
    const [agent] = await product.query<{ id: string }>("select id from agents where name = 'Imani Okafor'")
    await page.goto(`${product.url}/booking?agent=${agent?.id}`)
    await page.getByLabel('Your Name').fill('Dana Whitlock')
    await page.getByLabel('Email').fill('dana.survives@example.com')
    await page.getByLabel('Event Type').selectOption('corporate')
    await page.getByLabel('Event Date').fill('2027-12-07T20:00')
    await page.getByRole('button', { name: 'Submit Booking Request' }).first().click()
    await expect(page.getByText('Booking Submitted!', { exact: true })).toBeVisible()
    await product.kill()
    await product.open()
    expect(
      await product.query('select id from bookings where customer_email = $1', ['dana.survives@example.com']),
    ).toHaveLength(1)
    const texts = async () => (await product.mails()).map(({ text }) => text)
    await expect.poll(() => product.mailsTo('dana.survives@example.com'), { timeout: 90_000 }).toHaveLength(1)
    await expect.poll(texts).toContainEqual(expect.stringContaining('Email: dana.survives@example.com'))
  } finally {
    await product.close()
  }
})
