import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { writeMetrics } from './metrics-text.ts'

function open() {
  const metrics = createMetrics()
  onTestFinished(() => metrics.close())
  return metrics
}
const lineOf = (text: string, start: string) => text.split('\n').find((line) => line.startsWith(`${start} `))

test('a request falls into the first bucket it fits in, and into all above', () => {
  const metrics = open()
  for (const ms of [5, 5.1, 99, 10_000, 10_001])
    metrics.observe({ method: 'GET', route: '/api/x/:id', status: 200, ms })
  const text = writeMetrics([metrics.take([])], [])
  const name = 'marquee_http_request_duration_seconds'
  const labels = 'method="GET",route="/api/x/:id",status="2xx"'
  const counts = ['0.005', '0.01', '0.05', '0.1', '5', '10', '+Inf'].map((bound) =>
    Number(lineOf(text, `${name}_bucket{${labels},le="${bound}"}`)?.split(' ').at(-1)),
  )
  expect(counts).toEqual([1, 2, 2, 3, 3, 4, 5])
  expect(lineOf(text, `${name}_count{${labels}}`)).toMatch(/ 5$/)
  expect(Number(lineOf(text, `${name}_sum{${labels}}`)?.split(' ').at(-1))).toBeCloseTo(20.1101, 4)
})

test('several processes are written as one: sums, and the largest where a sum says nothing', () => {
  const [one, other] = [open(), open()]
  const request = { method: 'GET', route: '/', status: 304, ms: 1 }
  one.observe(request)
  other.observe(request)
  other.observe({ ...request, status: 503 })
  one.count('marquee_login_failures_total', 'admin')
  other.count('marquee_login_failures_total', 'admin')
  other.count('marquee_login_failures_total', 'agent')
  const pool = (total: number) => ({ name: 'pool', help: 'x', value: { label: 'state', values: { total } } })
  const peak = (value: number) => ({ name: 'peak', help: 'x', value, largest: true as const })
  // as it goes from process to process
  const sent = JSON.parse(JSON.stringify(other.take([pool(3), peak(9)])))
  const text = writeMetrics([one.take([pool(2), peak(4)]), sent], [{ name: 'house', help: 'x', value: 7 }])
  const count = 'marquee_http_request_duration_seconds_count'
  expect(lineOf(text, `${count}{method="GET",route="/",status="3xx"}`)).toMatch(/ 2$/)
  expect(lineOf(text, `${count}{method="GET",route="/",status="5xx"}`)).toMatch(/ 1$/)
  expect(lineOf(text, 'marquee_login_failures_total{role="admin"}')).toMatch(/ 2$/)
  expect(lineOf(text, 'marquee_login_failures_total{role="agent"}')).toMatch(/ 1$/)
  expect(lineOf(text, 'pool{state="total"}')).toBe('pool{state="total"} 5')
  expect(lineOf(text, 'peak')).toBe('peak 9')
  expect(lineOf(text, 'house')).toBe('house 7')
})

test('what stands in a label cannot end it', () => {
  const metrics = open()
  metrics.count('marquee_mail_messages_total', 'a"b\\c\nd')
  expect(writeMetrics([metrics.take([])], [])).toContain('{outcome="a\\"b\\\\c\\nd"} 1\n')
})
