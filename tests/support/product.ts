import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
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
 * @param how the `folder` of another release, and how long a start may take, in milliseconds
 */
export async function startProduct(
  env: Record<string, string>,
  whenDone: (end: () => Promise<void>) => void = onTestFinished,
  { folder, patience = 30_000 }: { folder?: string; patience?: number } = {},
): Promise<Product> {
  const script = folder === undefined ? START_SCRIPT : path.join(folder, 'scripts/start.js')
  const child = spawn(process.execPath, [script, '--no-build'], {
    ...(folder !== undefined && { cwd: folder }),
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
  }, patience)
  return { url, process: child, exited, said: () => said }
}
