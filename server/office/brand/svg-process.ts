import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A logo takes a fraction of a second; so long only a drawing takes that refers to itself again and again. */
const DRAW_TIMEOUT_MS = 6_000

/** What the process is asked for: a drawing, and the room it is drawn into, in pixels. */
export interface SvgOrder {
  bytes: Uint8Array
  width: number
  height: number
}

/** A PNG; null for a drawing that is damaged. */
export type SvgAnswer = Uint8Array | null

/**
 * Draws an SVG that nobody trusts, in a process of its own: it can be ended in the middle of a drawing, and what it
 * takes in memory goes with it (docs/product.md P6.213).
 * @returns a PNG; null for a drawing that is damaged; 'late' for one that was given up
 */
export function drawUntrusted(order: SvgOrder): Promise<SvgAnswer | 'late'> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(new URL('./svg-child.ts', import.meta.url)), {
      env: {},
      execArgv: ['--max-old-space-size=96'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => {
      resolve('late')
      child.kill('SIGKILL')
    }, DRAW_TIMEOUT_MS)
    child.once('message', (answer) => resolve(answer as SvgAnswer)) // svg-child.ts sends nothing else
    child.once('error', () => resolve(null))
    child.once('close', () => {
      clearTimeout(timer)
      resolve(null)
    })
    child.send(order, () => {})
  })
}
