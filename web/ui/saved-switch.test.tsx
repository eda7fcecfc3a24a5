import '#web/app/styles/index.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SavedSwitch } from './saved-switch.tsx'

/** A switch beside what is stored, and the saves that wait for an answer. */
function open() {
  const waiting: { on: boolean; answer: (stored: boolean) => void; refuse: () => void }[] = []
  function Setting() {
    const [stored, store] = useState(true)
    const save = (on: boolean) =>
      new Promise<void>((resolve, reject) => {
        const answer = (value: boolean) => {
          store(value)
          resolve()
        }
        waiting.push({ on, answer, refuse: () => reject(new Error('refused')) })
      })
    return (
      <SavedSwitch checked={stored} save={save}>
        Reminders
      </SavedSwitch>
    )
  }
  return { waiting, screen: render(<Setting />) }
}

test('a saved switch changes with the click, and again with what is stored', async () => {
  const { waiting, screen } = open()
  const control = (await screen).getByRole('switch', { name: 'Reminders' })
  const input = control.element() as HTMLInputElement
  input.click()
  expect(input.checked).toBe(false) // before anything else runs
  await expect.element(control).toHaveAttribute('aria-busy', 'true')
  expect(waiting.map(({ on }) => on)).toEqual([false])
  waiting[0]?.answer(true)
  await expect.element(control).toBeChecked()
  await expect.element(control).not.toHaveAttribute('aria-busy')
})

test('a refused change puts a saved switch back; it keeps the focus, and a click while it is saved does nothing', async () => {
  const { waiting, screen } = open()
  const control = (await screen).getByRole('switch', { name: 'Reminders' })
  ;(control.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(control).not.toBeChecked()
  await expect.element(control).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(waiting).toHaveLength(1)
  await expect.element(control).not.toBeChecked()
  waiting[0]?.refuse()
  await expect.element(control).toBeChecked()
  await expect.element(control).toHaveFocus()
})
