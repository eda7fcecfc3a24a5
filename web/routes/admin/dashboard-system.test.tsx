import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SystemState } from '#shared/contract/office/system.admin.ts'
import { answers, button, ok, open, refused, toasts } from './test-support/dashboard.tsx'

describe('the state of the system', () => {
  const SYSTEM = 'GET /api/admin/system'
  const STATE: SystemState = {
    version: '1.2.3',
    node: '24.21.0',
    startedAt: '2020-11-21T20:00:00.000Z',
    workers: 2,
    memoryBytes: 123_456_789,
    database: {
      server: 'embedded',
      version: '18.4',
      bytes: 1_530_000_000,
      connections: { open: 1, idle: 1, waiting: 0 },
    },
    mail: { delivery: 'smtp', waiting: 0, oldestWaitingAt: null, failed: 0, lastError: null },
    redis: 'none',
    objects: 'database',
    cards: 'by-hand',
    assistant: { model: 'fallback', state: 'built-in', answeredAt: null, failingSince: null, fallbacks: 0 },
    backup: { daily: true, lastAt: '2020-11-21T08:00:00.000Z', bytes: 2_000_000, failedAt: null },
    disk: { freeBytes: 50_000_000_000, totalBytes: 100_000_000_000 },
    warnings: [],
  }

  test('when all is well', async () => {
    answers.set(SYSTEM, ok(STATE))
    await open('/admin/dashboard?tab=system')
    await expect.element(page.getByText('Nothing needs attention.')).toBeVisible()
    await expect.element(page.getByText('PostgreSQL 18.4, embedded')).toBeVisible()
    await expect.element(page.getByText('1.5 GB', { exact: true })).toBeVisible()
    await expect.element(page.getByText('2 processes, 123 MB of memory in this one')).toBeVisible()
    await expect.element(page.getByText('Manual (no card processor)')).toBeVisible()
    await expect.element(page.getByText('50 GB free')).toBeVisible()
    await expect.element(page.getByText(/^No Redis is used\. .* enter 127\.0\.0\.1 as the host\.$/)).toBeVisible()
  })

  test('mail that was given up is sent again, or dropped after a question; then it is gone (P6.58)', async () => {
    const mail = { kind: 'booking-confirmed', recipient: 'dana@example.com', queuedAt: '2020-11-21T20:00:00.000Z' }
    const row = { ...mail, attempts: 30, error: 'EENVELOPE' }
    let left = [
      { ...row, id: 'a0000000-0000-4000-8000-000000000001', bookingId: 'b0000000-0000-4000-8000-000000000001' },
      {
        ...row,
        id: 'a0000000-0000-4000-8000-000000000002',
        bookingId: null,
        recipient: null,
        kind: 'password-link',
        error: null,
      },
    ]
    const decided: string[] = []
    const warning = 'Some emails failed. Send them again or drop them below.'
    answers.set(SYSTEM, () => {
      const mails = { ...STATE.mail, failed: left.length }
      return ok({ ...STATE, mail: mails, warnings: left.length > 0 ? [warning] : [] })()
    })
    answers.set('GET /api/admin/failed-mails', () => ok(left)())
    for (const [n, what] of [
      [1, 'retry'],
      [2, 'drop'],
    ] as const) {
      const id = `a0000000-0000-4000-8000-00000000000${n}`
      answers.set(`POST /api/admin/failed-mails/${id}/${what}`, () => {
        decided.push(what)
        left = left.filter((one) => one.id !== id)
        return ok({ success: true })()
      })
    }
    await open('/admin/dashboard?tab=system')
    await expect.element(page.getByText(warning)).toBeVisible()
    await expect.element(page.getByText('EENVELOPE', { exact: false })).toBeVisible()
    await button('Send again Booking confirmed to dana@example.com').click()
    await expect.poll(toasts).toEqual([['Sending again', 'Booking confirmed to dana@example.com leaves in a moment.']])
    await button('Drop Password link to the office').click()
    const question = page.getByRole('dialog', { name: 'Drop this email?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(decided).toEqual(['retry'])
    await button('Drop Password link to the office').click()
    await question.getByRole('button', { name: 'Drop' }).click()
    await expect.element(page.getByText('Nothing needs attention.')).toBeVisible()
    expect([decided, document.querySelector('.failed-mails')]).toEqual([['retry', 'drop'], null])
  })

  test('how the assistant has done, by its last calls', async () => {
    const assistant = { model: 'gpt-4o', state: 'failing', answeredAt: null, fallbacks: 12 } as const
    answers.set(SYSTEM, ok({ ...STATE, assistant: { ...assistant, failingSince: '2020-11-21T20:00:00.000Z' } }))
    await open('/admin/dashboard?tab=system')
    await expect.element(page.getByText('Built-in: the AI model is not responding')).toBeVisible()
    await expect.element(page.getByText(/^Failing since .*3:00.PM/)).toBeVisible()
    await expect.element(page.getByText('Fell back 12 times today')).toBeVisible()
  })

  test('when it is not: warnings, mail that was given up, no backup; read again on demand', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.set(SYSTEM, () => promise)
    await open('/admin/dashboard?tab=system')
    expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(0)
    resolve(refused(503, 'Back soon')())
    await expect.element(page.getByText('The state of the system could not be loaded.')).toBeVisible()
    answers.set(
      SYSTEM,
      ok({
        ...STATE,
        mail: {
          delivery: 'smtp',
          waiting: 1000,
          oldestWaitingAt: new Date(Date.now() - 7_260_000).toISOString(),
          failed: 3,
          lastError: { at: '2020-11-21T20:00:00.000Z', kind: 'booking-notice', error: 'ECONNECTION' },
        },
        backup: { daily: true, lastAt: null, bytes: null, failedAt: null },
        warnings: ['The disk is nearly full. When it is, nothing can be saved any more.'],
      }),
    )
    await button('Try again').click()
    await expect.element(page.getByText('The disk is nearly full.', { exact: false })).toBeVisible()
    await expect.element(page.getByText('1,000 or more waiting, the oldest for 2 hours, 1 minute')).toBeVisible()
    await expect.element(page.getByText('Last error: ECONNECTION (booking notice', { exact: false })).toBeVisible()
    await expect.element(page.getByText('Never', { exact: true })).toBeVisible()
    answers.set(SYSTEM, ok(STATE))
    await button('Refresh').click()
    await expect.element(page.getByText('Nothing needs attention.')).toBeVisible()
  })
})
