import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from './find-program.ts'
import { freePort } from './running-server.ts'
import { until } from './until.ts'

/** Prometheus and its tool; a machine without them says so, and the tests that need them are skipped. */
export const prometheusBinary = findProgram(['prometheus'], [process.env.PROMETHEUS ?? ''])
export const promtoolBinary = findProgram(['promtool'], [process.env.PROMTOOL ?? ''])
if (prometheusBinary === undefined || promtoolBinary === undefined) {
  console.warn('SKIPPED: the tests of alerts need Prometheus (apt-get install prometheus, or PROMETHEUS and PROMTOOL)')
}

interface Rule {
  name: string
  health: string
  state: string
}

/** A Prometheus that reads a product every second. */
export class TestPrometheus {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'marquee-prometheus-'))
  #process: ChildProcess | undefined
  #url = ''

  /**
   * Starts it, and waits until it answers.
   * @param target host and port of the product
   * @param rules text of a file of rules
   */
  async start(target: string, token: string, rules: string): Promise<void> {
    const file = path.join(this.#folder, 'prometheus.yml')
    writeFileSync(path.join(this.#folder, 'alerts.yml'), rules)
    writeFileSync(
      file,
      `global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }
scrape_configs:
  - job_name: marquee
    metrics_path: /api/metrics
    authorization: { credentials: "${token}" }
    static_configs: [{ targets: ["${target}"] }]
rule_files: [alerts.yml]
`,
    )
    const address = `127.0.0.1:${await freePort()}`
    this.#url = `http://${address}`
    const options = { 'config.file': file, 'storage.tsdb.path': path.join(this.#folder, 'data') }
    const flags = Object.entries({ ...options, 'web.listen-address': address }).map(
      ([name, value]) => `--${name}=${value}`,
    )
    this.#process = spawn(prometheusBinary ?? '', flags, { stdio: 'ignore' })
    await until(() => this.#isReady(), 30_000)
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.#url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** Its rules as it last evaluated them; `health` is ok, err or unknown, `state` inactive, pending or firing. */
  async rules(): Promise<Rule[]> {
    const answer = await fetch(`${this.#url}/api/v1/rules`)
    const { data } = (await answer.json()) as { data: { groups: { rules: Rule[] }[] } }
    return data.groups.flatMap(({ rules }) => rules)
  }

  async firing(): Promise<string[]> {
    return (await this.rules()).filter(({ state }) => state === 'firing').map(({ name }) => name)
  }

  async close(): Promise<void> {
    const running = this.#process
    if (running?.exitCode === null && running.signalCode === null) {
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
