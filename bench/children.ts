import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const ROOT = path.resolve(import.meta.dirname, '..')
/** The folder in which scripts/start.js caches compiled code. */
const COMPILE_CACHE = path.join(ROOT, 'node_modules/.cache/compile')
const PATIENCE_MS = 60_000

/** The options that `npm start` gives to Node. */
export function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  return String(scripts.start)
    .split(' ')
    .filter((word) => word.startsWith('--'))
}

/** A folder on the same disk as the product's default data folder: in memory, fsync would cost nothing. */
export function makeFolder(): { dir: string } & Disposable {
  const parent = path.join(ROOT, 'node_modules/.cache/bench')
  mkdirSync(parent, { recursive: true })
  const dir = mkdtempSync(path.join(parent, 'data-'))
  // under root the database runs as another user, which must be able to enter
  chmodSync(dir, 0o711)
  return { dir, [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }) }
}

/** What a server process has used since it started. */
export interface Usage {
  /** Processor time in microseconds. */
  cpu: number
  /** Resident bytes. */
  memory: number
  /** The 99th percentile of the event loop's delay since the last request for it, in milliseconds. */
  delay: number
  /** The longest of those delays, in milliseconds. */
  longestDelay: number
}

/** A separate server process that reports how to reach it and what it uses. */
export interface ServerProcess<Hello> extends AsyncDisposable {
  hello: Hello
  pid: number
  usage(): Promise<Usage>
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const answered = new AbortController()
  const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(PATIENCE_MS)])
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.at(-1)} ended with code ${code}`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended])
    return message
  } finally {
    ended.catch(() => {}) // this promise is abandoned when it loses the race
    answered.abort()
  }
}

/**
 * Starts one of the benchmark's servers.
 * @param file its program, which answers 'usage' messages
 * @param start the first message to it; its first message back is `hello`
 */
export async function startServerProcess<Hello>(
  file: string,
  start: object,
  env: Record<string, string> = {},
): Promise<ServerProcess<Hello>> {
  const child = fork(path.join(import.meta.dirname, file), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    execArgv: startFlags(),
    env: { ...process.env, NODE_ENV: '', NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
  })
  child.send(start)
  const hello = (await nextMessage(child)) as Hello // the first message of each program
  return {
    hello,
    pid: child.pid ?? 0,
    async usage() {
      child.send('usage')
      return (await nextMessage(child)) as Usage // answered by answerUsage
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** How often the event loop is sampled, in milliseconds. */
const SAMPLE_MS = 10

/** The other end of `usage()`, for a server process. */
export function answerUsage(): void {
  const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS })
  delays.enable()
  process.on('message', (message) => {
    if (message !== 'usage') return
    const { user, system } = process.cpuUsage()
    // a sample is the time between two checks
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - SAMPLE_MS)
    const [delay, longestDelay] = [late(delays.percentile(99)), late(delays.max)]
    delays.reset()
    process.send?.({ cpu: user + system, memory: process.memoryUsage.rss(), delay, longestDelay } satisfies Usage)
  })
}

/** The product as started by `npm start`. */
export interface StartedProduct extends AsyncDisposable {
  url: string
  /** From the command to the first answered readiness check, in milliseconds. */
  readyAfter: number
  /** The process of the command; the product's are below it. */
  pid: number
}

/** Runs `npm start` on a data folder; the site must already be built. */
export async function npmStart(dir: string, port: number, env: Record<string, string> = {}): Promise<StartedProduct> {
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm, its shell and the server end together
    detached: true,
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: dir, RATE_LIMIT_SCALE: '10000', ...env },
  })
  const ended = once(child, 'exit')
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`)
    if (performance.now() - started > PATIENCE_MS) throw new Error('npm start did not get ready')
    await sleep(10)
  }
  const readyAfter = performance.now() - started
  return {
    url,
    readyAfter,
    pid: child.pid ?? Number.NaN,
    async [Symbol.asyncDispose]() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
      await ended
      // npm does not wait for the server it started
      while (child.pid !== undefined && isAlive(-child.pid)) await sleep(10)
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${url}/api/health/ready`)
    return status === 200
  } catch {
    return false
  }
}
