import '#web/app/styles/index.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { call } from '#web/lib/api.ts'
import { hideMasked } from '#web/lib/masked-card.ts'
import { MaskedNotice } from './masked-notice.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  hideMasked()
})

const answerWith = (headers: Record<string, string>) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ success: true }, { headers }))
const send = () => call('POST /api/chat/end', { body: { sessionToken: 'A'.repeat(43) } })

test.each([390, 1440])('says at %i pixels that a card number was masked, until it is closed', async (width) => {
  await page.viewport(width, 844)
  await render(<MaskedNotice />)
  answerWith({ 'x-card-masked': '1' })
  await send()
  const notice = page.getByRole('alert')
  await expect
    .element(notice)
    .toHaveTextContent('We masked a card number in your text. Please never send card details in a message or form.')
  const { left, right } = notice.element().getBoundingClientRect()
  expect([left >= 0, right <= width]).toEqual([true, true])
  await userEvent.tab()
  await expect.element(notice.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(notice).not.toBeInTheDocument()
})

test('says nothing when nothing was masked', async () => {
  await render(<MaskedNotice />)
  answerWith({})
  await send()
  expect(page.getByRole('alert').elements()).toEqual([])
})
