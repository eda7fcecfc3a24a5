import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** Runs a command of scripts/ to its end, with nothing in its environment but PATH and what is given. */
export async function runScript(script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path.resolve(`scripts/${script}.ts`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}
