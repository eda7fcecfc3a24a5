import '#web/app/styles/index.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

const NAMES = ['Cards', 'Invoices', 'History'] as const

function Example() {
  const [open, setOpen] = useState<(typeof NAMES)[number]>('Cards')
  const tabs = NAMES.map((value) => ({ value, label: value, content: <button type="button">{`In ${value}`}</button> }))
  return <Tabs label="Billing" value={open} onChange={setOpen} tabs={tabs} />
}

const ring = () => {
  const { outlineStyle } = getComputedStyle(document.activeElement ?? document.body)
  return [document.activeElement?.textContent, outlineStyle]
}

test('a click leaves no ring on the tab; the keyboard has one', async () => {
  await render(<Example />)
  await page.getByRole('tab', { name: 'Invoices' }).click()
  await expect.element(page.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true')
  expect(ring()).toEqual(['Invoices', 'none'])
  await userEvent.keyboard('{ArrowRight}')
  expect(ring()).toEqual(['History', 'solid'])
  await page.getByRole('tab', { name: 'Cards' }).click()
  expect(ring()).toEqual(['Cards', 'none'])
  // away and back with the keyboard
  await userEvent.keyboard('{Tab}{Tab}')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(ring()).toEqual(['Cards', 'solid'])
})
