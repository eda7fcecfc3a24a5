import type { Page } from '@playwright/test'
import { expect, type RunningServer } from './support.ts'

export const OFFICE = { email: 'office@marquee.example', password: 'stage-door-open' }

/** Signs the office in, and declines the cookie notice. */
export async function enter(page: Page, product: RunningServer) {
  // the cookie notice appears at any moment, over the page
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const answer = await page.request.post('/api/admin/login', { data: OFFICE, headers: { origin: product.url } })
  expect(answer.ok()).toBe(true)
}

export const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
export const sheet = (page: Page) => page.getByRole('dialog')
export const addLink = (page: Page) => page.getByRole('link', { name: 'Add Agent' })
export const save = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).click()
export const chooseFile = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type="file"]').setInputFiles(file)

export async function edit(page: Page, name: string) {
  await page.goto(`/admin/agents?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click()
  await expect(sheet(page).getByLabel('Name', { exact: false }).first()).toHaveValue(name)
}

/** Adds agents to the roster directly in the database. */
export const insertAgents = (product: RunningServer, count: number, name: string) =>
  product.query(
    `insert into agents (name, category, bio, specialties)
     select $1 || ' ' || lpad(n::text, 3, '0'), 'model', repeat('Bio ', 1000), '{}' from generate_series(1, $2) n`,
    [name, count],
  )
export const removeAgents = (product: RunningServer, name: string) =>
  product.query(`delete from agents where name like $1 || '%'`, [name])
