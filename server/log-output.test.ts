import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { LogOutput } from './log-output.ts'

function openOutput() {
  const dir = mkdtempSync(path.join(tmpdir(), 'marquee-log-'))
  const file = path.join(dir, 'log')
  const fd = openSync(file, 'w')
  onTestFinished(() => {
    closeSync(fd)
    rmSync(dir, { recursive: true })
  })
  return { output: new LogOutput(fd), read: () => readFileSync(file, 'utf8') }
}

test('every line is written once, in order, at any length', async () => {
  const { output, read } = openOutput()
  const lines = Array.from({ length: 20_000 }, (_, i) => `${i} é 火 ${'x'.repeat(i % 100)}\n`)
  lines.splice(500, 0, `${'long '.repeat(50_000)}\n`)
  for (const line of lines) output.write(line)
  output.flush()
  await vi.waitFor(() => expect(read() === lines.join('')).toBe(true))
})

test('what was logged last is written when the process exits', () => {
  const program = `
    import { createLog } from '${path.resolve('server/log.ts')}'
    const log = createLog({ logLevel: 'info' })
    log.info('first')
    log.fatal('last')
    process.exit(3)`
  const run = () => execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  expect(run).toThrow(expect.objectContaining({ status: 3, stdout: expect.stringMatching(/first.*\n.*last.*\n$/) }))
})

test('the line of a request has the shape of every other line', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  const request = { method: 'GET', route: '/api/agents/:id', status: 200, ms: 1.5 }
  log.answered({ id: 'a-1', ...request })
  log.info({ reqId: 'a-1', ...request }, 'request')
  const [own, usual] = lines.map((line) => JSON.parse(line))
  const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
  expect({ ...own, time: 0 }).toEqual({ ...usual, time: 0 })
  expect(own).toMatchObject({ time })
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true)
})

test('the line of a request is left out above the level info', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) })
  log.answered({ id: 'a-1', method: 'GET', route: '/', status: 200, ms: 1 })
  expect(lines).toEqual([])
})
