import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
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

/** Bodies that are posted over 32 connections, one after another. */
export interface PostLoad {
  url: string
  bodies: readonly string[]
  /** Where they are written for wrk. */
  folder: string
  expected: number
}

/** What makes the load. */
export interface Generator {
  /** What it is, with its version. */
  name: string
  run(load: ReadLoad, seconds: number): Promise<ReadRun>
  post(load: PostLoad, seconds: number): Promise<ReadRun>
}

/** wrk from WRK or Debian's package, with one thread; where there is none, this process, which says how busy it was. */
export function findGenerator(): Generator {
  const command = process.env.WRK ?? 'wrk'
  const { stdout, error } = spawnSync(command, ['-v'], { encoding: 'utf8' })
  if (!error)
    return { name: `wrk ${/wrk (\S+)/.exec(stdout)?.[1] ?? ''}`.trim(), run: runWrk(command), post: postWrk(command) }
  return {
    name: 'its own caller: install wrk for honest rates (Debian: apt-get install wrk)',
    run: runCaller,
    post: postCaller,
  }
}

const runWrk =
  (command: string) =>
  async ({ url, headers }: ReadLoad, seconds: number): Promise<ReadRun> => {
    const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    return await startWrk(command, [`-d${seconds}s`, ...lines, url])
  }

/** Sends each line of the file as a body, from the first again after the last. */
const POST_LINES = `
local lines, count = {}, 0
function init(args)
  for line in io.lines(args[1]) do lines[#lines + 1] = line end
end
function request()
  count = count % #lines + 1
  return wrk.format('POST', nil, { ['content-type'] = 'application/json' }, lines[count])
end
`

const postWrk =
  (command: string) =>
  async ({ url, bodies, folder }: PostLoad, seconds: number): Promise<ReadRun> => {
    const [script, lines] = [path.join(folder, 'post.lua'), path.join(folder, 'bodies')]
    writeFileSync(script, POST_LINES)
    writeFileSync(lines, bodies.join('\n'))
    return await startWrk(command, [`-d${seconds}s`, '-s', script, url, '--', lines])
  }

async function startWrk(command: string, args: string[]): Promise<ReadRun> {
  const { stdout } = await execute(command, ['-t1', `-c${CONNECTIONS}`, ...args])
  const done = /(\d+) requests in ([\d.]+)s/.exec(stdout)
  if (!done || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk ${args.join(' ')}:\n${stdout}`)
  return { requests: Number(done[1]), seconds: Number(done[2]) }
}

async function runCaller({ url, headers, expected }: ReadLoad, seconds: number): Promise<ReadRun> {
  const bytes = requestBytes('GET', new URL(url).pathname, { headers })
  return await callAll(url, () => bytes, expected, seconds)
}

async function postCaller({ url, bodies, expected }: PostLoad, seconds: number): Promise<ReadRun> {
  const all = bodies.map((body) => requestBytes('POST', new URL(url).pathname, { body }))
  let count = 0
  const next = () => all[count++ % all.length] ?? Buffer.alloc(0)
  return await callAll(url, next, expected, seconds)
}

async function callAll(url: string, next: () => Buffer, expected: number, seconds: number): Promise<ReadRun> {
  const { hostname, port } = new URL(url)
  const [started, before] = [performance.now(), process.cpuUsage()]
  const call = { hostname, port: Number(port), next, expected, until: started + seconds * 1000 }
  const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => keepCalling(call)))
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(before)
  console.log(`  the caller used ${Math.round((user + system) / ms / 10)} % of a processor`)
  return { requests: answers.reduce((sum, count) => sum + count, 0), seconds: ms / 1000 }
}
