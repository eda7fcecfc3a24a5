import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NO_REPLICA } from '#server/db/replica/replica.ts'
import { COUNTERS } from '#server/http/metrics/metrics.ts'
import type { Outcome } from '#server/mail/lanes.ts'
import { openTestApp } from '#tests/support/start-test-app.ts'

/** Prometheus itself evaluates the alerts in tests/faults/alerts.test.ts, where the machine has it. */
const read = (name: string) => readFileSync(name, 'utf8')
const rules = read('deploy/prometheus/alerts.yml')
const runbook = read('docs/alerts.md')
const dashboard = JSON.parse(read('deploy/grafana/dashboard.json')) as {
  panels: { title: string; gridPos: { x: number; y: number }; targets: { expr: string }[] }[]
}
const charts = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => String(name))

/** Values of labels of counters, which a product that has just started has not counted yet. */
const COUNTED: Record<string, readonly string[]> = {
  outcome: [
    'failed',
    ...(['refused', 'hung up', 'nobody answers'] satisfies Outcome[]).map((one) => one.replaceAll(' ', '_')),
  ],
  status: ['5xx'],
}

// a product with everything that has figures
const app = await openTestApp({ context: { replica: { ...NO_REPLICA, lagMs: () => 100 } } })

test('alerts and dashboard name figures, labels and values that the product has', async () => {
  await app.send({ method: 'GET', url: '/api/agents' })
  const text = String((await app.send({ method: 'GET', url: '/api/metrics' })).body)
  const lines = text.split('\n')
  const used = [...`${rules}\n${charts}`.matchAll(/(marquee_\w+)(?:\{([^}]*)\})?/g)]
  expect(used.length).toBeGreaterThan(30)
  for (const [all, name = '', matchers = ''] of used) {
    const series = lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    const counter = Object.entries(COUNTERS).find(([one]) => one === name)?.[1]
    expect(series.length > 0 || counter !== undefined, all).toBe(true)
    for (const [, label = '', operator, values = ''] of matchers.matchAll(/(\w+)(=~?)"([^"]*)"/g)) {
      if (counter) expect(counter.label, all).toBe(label)
      for (const value of operator === '=~' ? values.split('|') : [values]) {
        const isShown = series.some((line) => line.includes(`${label}="${value}"`))
        expect(isShown || COUNTED[label]?.includes(value), `${all}: ${value}`).toBe(true)
      }
    }
  }
})

test('everything that is counted is on the dashboard', async () => {
  const text = String((await app.send({ method: 'GET', url: '/api/metrics' })).body)
  const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => String(name))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(charts).toContain(name)
})

test('panels of the dashboard do not cover each other', () => {
  const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)
  expect(new Set(places).size).toBe(dashboard.panels.length)
})

test('the runbook has a section for each alert, and for no other; each alert names its section and severity', () => {
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => String(name))
  expect(sections).toEqual(expect.arrayContaining(alerts))
  expect(alerts).toEqual(expect.arrayContaining(sections))
  for (const rule of rules.split(/(?=- alert: )/).slice(1)) {
    const name = /- alert: (\w+)/.exec(rule)?.[1] ?? ''
    expect(rule).toContain(`runbook: docs/alerts.md#${name.toLowerCase()}\n`)
    expect(rule).toMatch(/labels: \{ severity: (page|ticket) \}/)
    expect(rule).toMatch(/summary: \S/)
  }
})
