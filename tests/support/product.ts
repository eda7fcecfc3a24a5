import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { until } from './until.ts'

/** The command people start the product with. */
export const START_SCRIPT = fileURLToPath(new URL('../../scripts/start.js', import.meta.url))

/** The product in a process of its own. */
export interface Product {
  url: string
  process: ChildProcess
  exited: Promise<number | null>
  said: () => string
}

/**
 * Starts the product as people do, but for the build of its site, and waits until it is open.
 * @param whenDone takes what ends it
 */
export async function startProduct(
  env: Record<string, string>,
  whenDone: (end: () => Promise<void>) => void = onTestFinished,
): Promise<Product> {
  const child = spawn(process.execPath, [START_SCRIPT, '--no-build'], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', DEMO_DATA: '0', RATE_LIMIT_SCALE: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (text: Buffer) => {
    said += text
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  whenDone(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const url = await until(() => {
    if (child.exitCode !== null) throw new Error(`it ended before it was open: ${said}`)
    return /is open at (\S+)/.exec(said)?.[1]
  }, 30_000)
  return { url, process: child, exited, said: () => said }
}
