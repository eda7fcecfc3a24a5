import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { PROGRAM_ENVIRONMENT } from './binaries.ts'
import { type Folders, prepareSocketFolder } from './folders.ts'
import type { Lifeline } from './lifeline.ts'
import { removeStalePidFile } from './postmaster.ts'

const DEFAULT_SETTINGS = {
  max_connections: '100',
  shared_buffers: '64MB',
  logging_collector: 'off',
  log_destination: 'stderr',
}

const REMEMBERED_LINES = 12

/**
 * Runs the server (the arguments from $1) until it ends or the last app process has let go of the lifeline, descriptor 3.
 * SIGINT is PostgreSQL's fast shutdown; it is repeated because one sent in the server's first moments is lost. `rmdir`
 * takes the socket folder only when the server has left it empty.
 */
const WATCHER = `
"$@" </dev/null 3<&- &
server=$!
( read -r _ <&3; while kill -INT $server 2>/dev/null; do sleep 1; done ) >/dev/null 2>&1 &
watch=$!
exec 3<&-
wait $server
code=$?
kill $watch 2>/dev/null
rmdir "$0" 2>/dev/null
exit $code`

/** A server this process has started. */
export interface Launched {
  isRunning(): boolean
  /** What the server said last, for an error message. */
  lastLines(): string[]
  /** Stops listening to the server, which may go on without us. */
  detach(): void
}

/**
 * Starts the server with its watcher, in a session of its own so that a Ctrl-C meant for us spares it. Call it under the
 * folder's lock while no server runs.
 *
 * @param bin folder of PostgreSQL's programs
 * @param settings server settings, over the defaults
 * @param log gets every line the server writes
 * @param onExit called when server and watcher have ended
 */
export function launchServer(
  folders: Folders,
  bin: string,
  lifeline: Lifeline,
  settings: Record<string, string>,
  log: (line: string) => void,
  onExit: () => void,
): Launched {
  removeStalePidFile(folders.data)
  prepareSocketFolder(folders)
  const watch = lifeline.openWatch()
  let child: ChildProcess
  try {
    child = spawn('/bin/sh', ['-c', WATCHER, folders.socketFolder, ...listCommand(folders, bin, settings)], {
      ...folders.account.identity,
      env: PROGRAM_ENVIRONMENT,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', watch],
    })
  } finally {
    closeSync(watch)
  }
  return follow(child, log, onExit)
}

function listCommand({ data, socketFolder }: Folders, bin: string, settings: Record<string, string>): string[] {
  const all = {
    ...DEFAULT_SETTINGS,
    ...settings,
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder}"`,
    unix_socket_permissions: '0700',
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return [path.join(bin, 'postgres'), '-D', data, ...flags]
}

function follow(child: ChildProcess, log: (line: string) => void, onExit: () => void): Launched {
  const recent: string[] = []
  let running = true
  const end = (): void => {
    if (!running) return
    running = false
    onExit()
  }
  const remember = (line: string): void => {
    recent.push(line)
    if (recent.length > REMEMBERED_LINES) recent.shift()
    log(line)
  }
  const stderr = child.stderr
  if (stderr) {
    createInterface({ input: stderr }).on('line', remember)
    stderr.on('error', () => {})
    // Neither the server nor its output keeps a process alive that has nothing else to do.
    if ('unref' in stderr && typeof stderr.unref === 'function') stderr.unref()
  }
  child.unref()
  child.on('error', (error) => {
    remember(String(error))
    end()
  })
  child.on('exit', end)
  return { isRunning: () => running, lastLines: () => recent, detach: () => stderr?.destroy() }
}
