import '#web/app/styles/index.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Field, Input } from './field.tsx'
import { Rate, Stars } from './stars.tsx'

test('a busy button says so and keeps its width', async () => {
  const label = (busy: boolean) => (
    <Button busy={busy} busyLabel="Submitting...">
      Submit Booking Request
    </Button>
  )
  const screen = await render(label(false))
  const button = screen.getByRole('button', { name: 'Submit Booking Request' })
  await document.fonts.ready
  const before = button.element().getBoundingClientRect().width
  await screen.rerender(label(true))
  const busy = screen.getByRole('button', { name: 'Submitting...' })
  await expect.element(busy).toBeDisabled()
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  expect(busy.element().getBoundingClientRect().width).toBe(before)
})

test('a field ties label, hint and error to its control', async () => {
  const field = (error?: string) => (
    <Field label="Email" required hint="We write there" error={error}>
      <Input type="email" />
    </Field>
  )
  const screen = await render(field())
  const input = screen.getByRole('textbox', { name: 'Email (required)' })
  await expect.element(input).toHaveAccessibleDescription('We write there')
  await screen.rerender(field('Invalid email address'))
  await expect.element(input).toHaveAccessibleDescription('Invalid email address')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test.each([1, 2, 3, 4, 5])('five stars, %i of them filled by the rating', async (rating) => {
  const screen = await render(<Stars rating={rating} />)
  await expect.element(screen.getByRole('img', { name: `${rating} out of 5 stars` })).toBeVisible()
  expect(document.querySelectorAll('.stars svg')).toHaveLength(5)
  expect(document.querySelectorAll('.is-filled')).toHaveLength(rating)
})

test('a rating from one to five is chosen like a radio button', async () => {
  let chosen = 0
  const onChange = (value: number) => {
    chosen = value
  }
  const screen = await render(<Rate label="Rating" name="rating" value={null} onChange={onChange} />)
  expect(screen.getByRole('radio').elements()).toHaveLength(5)
  for (const stars of [1, 2, 3, 4, 5]) {
    await screen.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars`, exact: true }).click()
    expect(chosen).toBe(stars)
  }
})
