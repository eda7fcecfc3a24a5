import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PROXIES } from '#tests/support/proxies.ts'
import { until } from '#tests/support/until.ts'
import { callOver } from '#tests/support/wire.ts'

const TOKEN = 'SECRETsecretSECRETsecretSECRETsecretSECRET-'

/** A port that was free a moment ago; a server on it when asked for. */
async function takePort(keep: boolean): Promise<number> {
  const server = createServer((_, response) => response.end('{}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listens on a port
  if (keep) onTestFinished(() => void server.close())
  else await new Promise((resolve) => server.close(resolve))
  return port
}

/** Addresses that carry a token, and how the log shows their path. */
const ADDRESSES: readonly (readonly [string, string])[] = [
  [`/customer/login?reset=${TOKEN}`, '/customer/login'],
  [`/admin/login?invite=${TOKEN}`, '/admin/login'],
  [`/reviews?review=${TOKEN}`, '/reviews'],
  ['/agent/register?code=AGENT-SECR-ETSE', '/agent/register'],
  [`/api/calendar/${TOKEN}.ics`, '/api/calendar/***'],
  [`/api/chat/history/${TOKEN}`, '/api/chat/history/***'],
  [`/api/chat/events/${TOKEN}?x=1`, '/api/chat/events/***'],
  [`/api/chat/hist%6Fry/${TOKEN}`, '/api/chat/history/***'],
  [`/api//calendar/${TOKEN}.ics`, '/api/calendar/***'],
  [`/somewhere/new/${TOKEN}/more`, '/somewhere/new/***'],
  ['/api/agents?q=dj', '/api/agents'],
]

describe.each(PROXIES)('$file', ({ isHere, start }) => {
  test.runIf(isHere).each(['answering', 'away'])('writes no token into a log, with the product %s', async (how) => {
    const upstream = await takePort(how === 'answering')
    const ports = [await takePort(false), await takePort(false)] as const
    const { url, plainUrl, ca, readLogs } = await start(ports, [`http://127.0.0.1:${upstream}`])
    const headers = { referer: `https://localhost/customer/login?reset=${TOKEN}` }
    for (const [address] of ADDRESSES) {
      await callOver('GET', `${url}${address}`, { ca, headers })
      await callOver('GET', `${plainUrl}${address}`, { headers })
    }
    await until(() => readLogs().access.trim().split('\n').length >= 2 * ADDRESSES.length)
    const { access, all } = readLogs()
    expect(all).not.toMatch(/SECR/i)
    const lines = access
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { path: string; status: number })
    expect(lines.map(({ path }) => path)).toEqual(ADDRESSES.flatMap(([, shown]) => [shown, shown]))
    for (const { status } of lines) expect(how === 'answering' ? [200, 301] : [502, 503, 301]).toContain(status)
  })
})
