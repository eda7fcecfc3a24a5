import { expect } from 'vitest'

/** Chooses a file as the picture. */
export async function choosePicture(name = 'sabine.png') {
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement // just seen
  const transfer = new DataTransfer()
  transfer.items.add(new File(['picture'], name, { type: 'image/png' }))
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return input
}
