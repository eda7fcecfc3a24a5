import '#web/lib/zod-without-eval.ts'
import { expect, test } from 'vitest'
import { BookingRequest } from '#shared/contract/bookings/bookings.ts'
import { updateChatSettings } from '#shared/contract/chat/settings.admin.ts'
import { updateSettings } from '#shared/contract/settings/settings.ts'

test.each([
  ['a booking', BookingRequest],
  ['settings', updateSettings.body],
  ['chat settings', updateChatSettings.body],
])('the form of %s says in the same plain words what is wrong', (_form, schema) => {
  const fields = Object.keys(schema.shape)
  const issues = [undefined, 7.5, true, {}, 'x'.repeat(100_000)].flatMap(
    (value) => schema.safeParse(Object.fromEntries(fields.map((name) => [name, value]))).error?.issues ?? [],
  )
  expect(issues.length).toBeGreaterThan(fields.length)
  for (const { message } of issues)
    expect(message).not.toMatch(/invalid (input|option)|expected|received|too (big|small)/i)
})
