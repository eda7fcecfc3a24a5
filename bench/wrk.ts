import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { keepCalling, requestBytes } from './caller.ts'

const execute = promisify(execFile)
const CONNECTIONS = 32

/** A read that is repeated over 32 connections. */
export interface ReadLoad {
  url: string
  headers: Record<string, string>
  /** The status every answer must have. */
  expected: number
}

/** How many answers came in how many seconds. */
export interface ReadRun {
  requests: number
  seconds: number
}

/** What makes the load. */
export interface Generator {
  /** What it is, with its version. */
  name: string
  run(load: ReadLoad, seconds: number): Promise<ReadRun>
}

/** wrk from WRK or Debian's package, with one thread; where there is none, this process, which says how busy it was. */
export function findGenerator(): Generator {
  const command = process.env.WRK ?? 'wrk'
  const { stdout, error } = spawnSync(command, ['-v'], { encoding: 'utf8' })
  if (!error) return { name: `wrk ${/wrk (\S+)/.exec(stdout)?.[1] ?? ''}`.trim(), run: runWrk(command) }
  return { name: 'its own caller: install wrk for honest rates (Debian: apt-get install wrk)', run: runCaller }
}

const runWrk =
  (command: string) =>
  async ({ url, headers }: ReadLoad, seconds: number): Promise<ReadRun> => {
    const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const { stdout } = await execute(command, ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...lines, url])
    const done = /(\d+) requests in ([\d.]+)s/.exec(stdout)
    if (!done || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk on ${url}:\n${stdout}`)
    return { requests: Number(done[1]), seconds: Number(done[2]) }
  }

async function runCaller({ url, headers, expected }: ReadLoad, seconds: number): Promise<ReadRun> {
  const { hostname, port, pathname } = new URL(url)
  const bytes = requestBytes('GET', pathname, { headers })
  const [started, before] = [performance.now(), process.cpuUsage()]
  const call = { hostname, port: Number(port), next: () => bytes, expected, until: started + seconds * 1000 }
  const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => keepCalling(call)))
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(before)
  console.log(`  the caller used ${Math.round((user + system) / ms / 10)} % of a processor`)
  return { requests: answers.reduce((sum, count) => sum + count, 0), seconds: ms / 1000 }
}
