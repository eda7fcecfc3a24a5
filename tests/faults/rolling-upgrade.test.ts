import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openFleet } from '#tests/support/fleet.ts'
import { PROXIES } from '#tests/support/proxies.ts'
import { moreRequests, startLoad } from '#tests/support/steady-load.ts'
import { until } from '#tests/support/until.ts'
import { findLosses, prepareWriters } from '#tests/support/writers.ts'

/** How long the proxies need at most to send requests to a machine again (docs/operations.md), in milliseconds. */
const BACK_MS = 6_000

describe.each(PROXIES)('three machines behind $file', ({ name, isHere, start }) => {
  test.runIf(isHere)(
    'restart one after another under 50 requests a second: none fails, no acknowledged write is lost (S123)',
    async () => {
      const fleet = await openFleet()
      const setup = await prepareWriters(fleet)
      const { machines } = fleet
      for (const machine of machines) await machine.start()
      const proxy = await start(
        fleet.ports,
        machines.map(({ url }) => url),
      )
      await sleep(BACK_MS / 2)

      const load = startLoad(proxy, setup)
      const began = performance.now()
      await moreRequests(load, 100)
      for (const machine of machines) {
        const { code, said } = await machine.stop()
        expect([code, said]).toEqual([0, expect.not.stringMatching(/"level":"(?:error|fatal)"/)])
        await machine.start()
        await sleep(BACK_MS)
      }
      // streams were cut with their processes, and hear what happens now
      await until(() => load.streams.heard.every((text) => text.includes('retry')), 30_000)
      const heard = load.streams.heard.map((text) => text.length)
      await until(() => load.streams.heard.every((text, i) => text.length > (heard[i] ?? 0)), 30_000)
      const took = (performance.now() - began) / 1000
      await load.stop()

      const { bookings, payments } = load.acknowledged
      console.log(
        `${name}: ${load.sent()} requests in ${took.toFixed(1)} s, ${load.failures.length} failed, ` +
          `${load.refused()} refused by a busy machine; ` +
          `${bookings.length} bookings and ${payments.length} payments acknowledged; streams opened ${load.streams.opened} times`,
      )
      expect(load.failures.slice(0, 10)).toEqual([])
      expect(await findLosses(fleet, load.acknowledged)).toEqual([])
      // one session at every process, before its restart and after
      expect(load.processes.size).toBe(6)
      expect(load.streams.opened).toBeGreaterThan(3)
      expect(proxy.readLogs().all).not.toContain(setup.cookie.replace('session=', ''))
    },
    600_000,
  )
})
