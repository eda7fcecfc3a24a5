/**
 * `npm run bench:board`: how long a change of status takes on the office's board with 500 tickets, in Chromium, from the
 * click to the frame that shows the ticket in its new column. The answer of the server does not count: the board moves
 * the ticket first. Prints the median of 5 with the load of the machine; nothing is written.
 */
import { availableParallelism, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { buildSite } from '#scripts/build-site.ts'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { fillBoard } from '#tests/support/full-board.ts'
import { makeFolder, npmStart } from './children.ts'
import { median } from './rows.ts'
import { findPort } from './start.ts'

const TICKETS = 500
const RUNS = 5
/** In milliseconds: the change seems immediate. */
const BOUND = 50

const load = () => (loadavg()[0] ?? 0).toFixed(1)

/**
 * Confirms the first pending ticket; in the page, whose names the bench does not know. The first task after a frame means
 * that it is painted.
 */
const CONFIRM_FIRST = `new Promise((resolve, reject) => {
  const [pending, confirmed] = document.querySelectorAll('.board-column')
  const button = pending?.querySelector('[data-confirm]')
  const id = button?.closest('[data-booking]')?.dataset.booking
  if (!id) return reject(new Error('no ticket can be confirmed'))
  const began = performance.now()
  button.click()
  const look = () => {
    if (!confirmed.querySelector('[data-booking="' + id + '"]')) return requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now() - began)
    requestAnimationFrame(() => port2.postMessage(undefined))
  }
  look()
})`

await buildSite()
using folder = makeFolder()
await using product = await npmStart(folder.dir, await findPort())
const browser = await chromium.launch(await chromiumLaunch())
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.request.post(`${product.url}/api/admin/login`, {
    data: { email: 'office@marquee.example', password: 'stage-door-open' },
    headers: { origin: product.url },
  })
  await fillBoard(page, product.url, TICKETS)
  await page.goto(`${product.url}/admin/bookings`)
  await page
    .locator('article')
    .nth(TICKETS - 1)
    .waitFor()
  const times: number[] = []
  for (let run = 1; run <= RUNS; run++) {
    times.push(await page.evaluate<number>(CONFIRM_FIRST))
    await page.waitForTimeout(500)
  }
  const said = times.map((time) => Math.round(time)).join(', ')
  console.log(
    `A status on screen with ${TICKETS} tickets: median ${Math.round(median(times))} ms (${said}), bound ${BOUND} ms, ${availableParallelism()} processors, load ${load()}`,
  )
} finally {
  await browser.close()
}
