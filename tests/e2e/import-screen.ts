import type { Page } from '@playwright/test'

const FIRST = ['Ada', 'Bea', 'Cleo', 'Dara', 'Edda', 'Fay', 'Gita', 'Hana', 'Iris', 'June', 'Kaia', 'Lena']
const LAST = ['Adler', 'Brook', 'Cole', 'Drake', 'Ellis']
/** Sixty names. */
export const PEOPLE = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`))

/** Uploads a file of a kind, as an owner does. */
export async function upload(page: Page, kind: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/admin/dashboard?tab=import')
  await page.getByRole('radio', { name: kind }).check()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
}
