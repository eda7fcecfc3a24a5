/**
 * `npm run dev`: the server restarts and the browser reloads when a file changes. Vite serves the site at its own
 * address.
 */
import { type ChildProcess, spawn } from 'node:child_process'

const start = (command: string, args: string[]): ChildProcess => spawn(command, args, { stdio: 'inherit' })
const children = [start('node', ['--watch', 'scripts/start.js', '--no-build']), start('vite', [])]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stop)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
