import { look } from './look.ts'
import { expect, withOwnProduct } from './support.ts'

const test = withOwnProduct()

const OWNER = { email: 'office@marquee.example', password: 'stage-door-open' }
const LONG = Array.from({ length: 40 }, () => 'Wörter').join(' ')
const HOSTILE = '"><img src=x onerror=alert(1)>'

test('an owner writes the site’s texts anew: pages say them without a restart, and no HTML gets in (P6.240 to P6.246)', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const headers = { origin: product.url }
  expect((await page.request.post('/api/admin/login', { data: OWNER, headers })).ok()).toBe(true)
  const write = async (id: string, content: string | null, status = 200) =>
    expect((await page.request.put(`/api/admin/texts/${id}`, { data: { content }, headers })).status(), id).toBe(status)
  const before = await (await page.request.get('/')).text()

  await test.step('in the dashboard, with preview, and on home at once in the same window', async () => {
    await page.goto('/admin/dashboard?tab=texts')
    await look(page, 'texts')
    await page.getByRole('button', { name: 'Edit Title', exact: true }).click()
    await page.getByLabel('Text', { exact: true }).fill('{agency} nights')
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Marquee nights')
    await look(page, 'texts-editor')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('1 edited.')).toBeVisible({ timeout: 20_000 })
    await page.getByRole('tab', { name: 'Emails' }).click()
    await page.getByRole('button', { name: 'Edit Booking confirmed: opening' }).click()
    await look(page, 'texts-mail')
    await page.keyboard.press('Escape')
  })

  await test.step('pages say it, served and drawn alike', async () => {
    await write('home.badge-1', '')
    await write('home.badge-2', '30 Years')
    expect(await (await page.request.get('/')).text()).toContain('Marquee nights</h1>')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marquee nights')
    await expect(page.getByRole('region', { name: 'Marquee nights' }).getByRole('listitem')).toHaveText([
      '24 Agents',
      '30 Years',
    ])
    await look(page, 'texts-home')
  })

  await test.step('long texts, documents, and links that lead somewhere', async () => {
    await write('home.lead', LONG)
    await write('home.title', 'Donaudampfschifffahrtsgesellschaftskapitänsgalaabend')
    await write('about.mission-text', `${LONG}\n\n- **One**\n- [Two](/services)`)
    await write('terms.text', '## Our word\n\n- Be kind\n\n{cancellation}')
    await write('privacy.text', `## Short\n\nAsk {email}.\n\n### Deeper\n\n{cookies}`)
    for (const path of ['/', '/about', '/privacy-policy']) {
      await page.goto(path)
      await look(page, `texts-long-${path.slice(1) || 'home'}`)
    }
    await expect(page.getByRole('heading', { name: 'Short' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'sidebar' })).toBeVisible()
    await page.goto('/?terms')
    const terms = page.getByRole('dialog', { name: 'Terms' })
    await expect(terms.getByRole('heading', { name: 'Our word' })).toBeVisible()
    await expect(terms).toContainText('Cancel free up to')
  })

  await test.step('HTML is refused, and the originals come back to the letter', async () => {
    await write('home.lead', HOSTILE, 400)
    for (const id of ['home.title', 'home.lead', 'home.badge-1', 'home.badge-2', 'about.mission-text'])
      await write(id, null)
    for (const id of ['terms.text', 'privacy.text']) await write(id, null)
    expect(await (await page.request.get('/')).text()).toBe(before)
  })
})
