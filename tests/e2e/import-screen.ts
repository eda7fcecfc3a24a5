import type { Page } from '@playwright/test'

/** Uploads a file of a kind, as an owner does. */
export async function upload(page: Page, kind: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/admin/dashboard?tab=import')
  await page.getByRole('radio', { name: kind }).check()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
}
