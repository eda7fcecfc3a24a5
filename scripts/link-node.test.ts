import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const NODE = `node-${process.platform}-${process.arch}/bin/node`

/** A checkout right after `npm ci`, with or without the product's own Node. */
function installed({ brought }: { brought: boolean }) {
  const dir = mkdtempSync(path.join(tmpdir(), 'marquee-link-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(path.join(dir, 'scripts'))
  mkdirSync(path.join(dir, 'node_modules/.bin'), { recursive: true })
  cpSync(path.join(import.meta.dirname, 'link-node.js'), path.join(dir, 'scripts/link-node.js'))
  writeFileSync(path.join(dir, 'package.json'), '{"type":"module"}')
  if (brought) {
    mkdirSync(path.join(dir, 'node_modules', path.dirname(NODE)), { recursive: true })
    writeFileSync(path.join(dir, 'node_modules', NODE), '')
  }
  return {
    link: path.join(dir, 'node_modules/.bin/node'),
    run: () => execFileSync(process.execPath, [path.join(dir, 'scripts/link-node.js')]),
  }
}

test('the installed Node is linked where scripts find it; running it again changes nothing', () => {
  const { link, run } = installed({ brought: true })
  for (let i = 0; i < 2; i++) {
    run()
    expect(readlinkSync(link)).toBe(`../${NODE}`)
  }
})

test('a broken link is replaced', () => {
  const { link, run } = installed({ brought: true })
  symlinkSync('../node-of-another-processor/bin/node', link)
  run()
  expect(readlinkSync(link)).toBe(`../${NODE}`)
})

test('without an installed Node nothing is linked', () => {
  const { link, run } = installed({ brought: false })
  run()
  expect(existsSync(link)).toBe(false)
})
