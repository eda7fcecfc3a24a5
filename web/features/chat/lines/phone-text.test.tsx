import '#web/app/styles/index.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PhoneText } from './phone-text.tsx'

test.each(['(404) 555-0142', '404-555-0142'])('%s stays on one line, and the text is whole', async (phone) => {
  const text = `Please call ${phone} at once, or later.`
  await render(
    <p style={{ width: '150px' }}>
      <PhoneText>{text}</PhoneText>
    </p>,
  )
  await expect.element(page.getByText(text)).toBeVisible()
  expect(page.getByText(phone, { exact: true }).element().getClientRects()).toHaveLength(1)
})
