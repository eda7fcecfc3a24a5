import type { Page } from '@playwright/test'
import type { BookingWithDetails } from '#shared/contract/bookings/bookings.admin.ts'

/**
 * Answers the office's board with so many tickets, each an event of its own, half of them pending and half confirmed, and
 * changes of status never: the board moves a ticket before the answer. The page is signed in at the office of `url`.
 */
export async function fillBoard(page: Page, url: string, tickets: number): Promise<void> {
  const read = await page.request.get(`${url}/api/admin/bookings-board?status=pending`)
  const [row] = (await read.json()) as BookingWithDetails[] // the endpoint's answer
  if (!row) throw new Error('the demo has no pending booking')
  const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const build = (n: number): BookingWithDetails => ({
    ...row,
    // those of one event are one ticket
    ...{ id: idOf(n), eventId: idOf(n), number: 1000 + n, customerName: `Customer ${n}` },
    ...{ agentAnswer: null, hasConflict: false, eventDate: new Date(Date.UTC(2099, 0, 1, n)).toISOString() },
    ...(n < tickets / 2 ? { waitsFor: 'pending' } : { status: 'confirmed', waitsFor: null }),
  })
  const rows = Array.from({ length: tickets }, (_, n) => build(n))
  await page.route('**/api/admin/bookings-board*', (route) => {
    const status = new URL(route.request().url()).searchParams.get('status')
    return route.fulfill({ json: rows.filter((one) => one.status === status) })
  })
  await page.route('**/api/bookings/*', () => {
    // never answered
  })
}
