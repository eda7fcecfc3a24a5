import type { Page } from '@playwright/test'
import { findViolations } from './accessibility.ts'
import { expect, THEMES, test, useThemeAtRest } from './support.ts'

const IMANI = { username: 'imani', password: 'five-minute-call' }

const OWN = `agent_id = (select id from agents where name = 'Imani Okafor')`

// the demo's pictures are as many as there may be; the product is shared: other journeys open the other galleries
test.beforeEach(({ product }) => product.query(`delete from agent_photos where ${OWN}`))
test.afterEach(({ product }) => product.query(`delete from agent_photos where ${OWN}`))

const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/agent/photos'))

for (const theme of THEMES) {
  test(`an agent adds photos, describes and orders them; a visitor enlarges one (P2.35): ${theme}`, async ({
    page,
    product,
    context,
  }) => {
    await useThemeAtRest(page, theme)
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
    await page.request.post('/api/agent/login', { data: IMANI, headers: { origin: product.url } })
    await page.goto('/agent/profile')
    const part = page.getByRole('region', { name: 'More photos' })
    for (const [at, file] of ['icon-512.png', 'icon-192.png'].entries()) {
      await part.getByLabel('Add a photo').setInputFiles(`web/public/${file}`)
      await expect(part.getByRole('listitem')).toHaveCount(at + 1)
    }
    await part.getByRole('button', { name: 'Describe photo 2' }).click()
    const describe = page.getByRole('dialog', { name: 'Describe the photo' })
    await describe.getByLabel('Description').fill('Backstage at the Fox')
    const answer = saved(page)
    await describe.getByRole('button', { name: 'Save' }).click()
    expect((await answer).status()).toBe(200)
    const ordered = saved(page)
    await part.getByRole('button', { name: 'Move photo 2 up' }).click()
    expect((await ordered).status()).toBe(200)
    expect(await findViolations(page)).toEqual([])

    await context.clearCookies()
    const [imani] = await product.query<{ id: string }>(`select id from agents where name = 'Imani Okafor'`)
    await page.goto(`/?agent=${imani?.id}`)
    const strip = page.getByRole('list', { name: 'Photos of Imani Okafor' })
    await expect(strip.getByRole('button')).toHaveCount(2)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Enlarge photo 1 of 2: Backstage at the Fox' }).press('Enter')
    const view = page.getByRole('dialog', { name: 'Imani Okafor' }).last()
    const picture = view.getByRole('img', { name: 'Backstage at the Fox' })
    await picture.evaluate((img: HTMLImageElement) => img.decode())
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(view.getByRole('button', { name: 'Next photo' })).toHaveCount(0)
    await expect(strip).toBeVisible()
  })
}
