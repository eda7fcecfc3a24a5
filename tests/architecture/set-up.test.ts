/** The commands that install and upgrade the product on a machine, run on a folder with stubs of Debian's own commands. */
import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { packRelease } from '#scripts/release.ts'

const run = promisify(execFile)
const REPOSITORY = path.resolve(import.meta.dirname, '../..')
const SET_UP = ['--domain', 'book.example.com']

/** What stands in for Debian's commands; each writes down how it was called. */
const STUBS: Record<string, string> = {
  id: 'case "$1" in -u) echo 0 ;; *) exit 1 ;; esac',
  // the group marquee is made by the stub below
  install:
    'args=; skip=; for a in "$@"; do case $a in -g) skip=1 ;; *) [ "$skip" ] && skip= || args="$args $a" ;; esac; done; exec /usr/bin/install $args',
  npm: '[ ! -e "$STUBS/npm-fails" ]',
  // it asks whether the product is ready, too
  node: 'case $1 in --version) echo v24.21.0 ;; *) [ ! -e "$STUBS/not-ready" ] ;; esac',
  systemctl:
    'case "$1 $2" in stop*) ls "$ROOT/opt" > "$STUBS/at-stop" ;; start*) ls "$ROOT/opt" > "$STUBS/at-start" ;; "restart caddy") [ ! -e "$STUBS/caddy-fails" ] ;; esac',
  'systemd-run': '[ ! -e "$STUBS/commands-fail" ]',
  ...Object.fromEntries(['useradd', 'chgrp', 'caddy', 'apt-get', 'sleep'].map((name) => [name, ''])),
}

/** An empty machine with a release in /opt/marquee. */
function startMachine() {
  const root = mkdtempSync(path.join(tmpdir(), 'marquee-machine-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const stubs = path.join(root, 'stubs')
  mkdirSync(stubs)
  for (const [name, code] of Object.entries(STUBS)) {
    const file = path.join(stubs, name)
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> "$STUBS/calls"\n${code}\n`)
    chmodSync(file, 0o755)
  }
  const opt = path.join(root, 'opt/marquee')
  const put = (folder: string, version: string) => {
    mkdirSync(folder, { recursive: true })
    cpSync(path.join(REPOSITORY, 'deploy'), path.join(folder, 'deploy'), { recursive: true })
    cpSync(path.join(REPOSITORY, '.env.example'), path.join(folder, '.env.example'))
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }))
  }
  put(opt, '1.0.0')
  const env = { ROOT: root, STUBS: stubs, PATH: `${stubs}:${process.env.PATH}` }
  const sh = async (script: string, args: readonly string[]) => {
    const { stdout, stderr, code } = await run('sh', [path.join(opt, 'deploy', script), ...args], { env }).then(
      (done) => ({ ...done, code: 0 }),
      (error: { stdout: string; stderr: string; code: number }) => error,
    )
    return { said: stdout + stderr, code }
  }
  const calls = () => readFileSync(path.join(stubs, 'calls'), 'utf8').split('\n')
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const versionOf = (folder: string) => JSON.parse(read(`opt/${folder}/package.json`)).version as string
  return {
    ...{ root, opt, sh, calls, read, versionOf },
    flag: (name: string) => writeFileSync(path.join(stubs, name), ''),
    /** An archive of another release. */
    async pack(version: string) {
      const folder = path.join(root, `marquee-${version}`)
      put(folder, version)
      const file = path.join(root, `${version}.tar.gz`)
      await run('tar', ['-czf', file, '-C', root, `marquee-${version}`])
      return file
    },
  }
}

test('one command sets up user, settings, service and proxy; again it changes no setting', async () => {
  const { root, sh, calls, read } = startMachine()
  const first = await sh('set-up', SET_UP)
  expect([first.code, first.said]).toEqual([0, expect.stringContaining('https://book.example.com/admin/login')])
  const env = 'etc/marquee/env'
  expect(read(env)).toMatch(/^PUBLIC_URL=https:\/\/book\.example\.com\nTRUST_PROXY=loopback$/m)
  expect(read('etc/systemd/system/marquee.service')).toBe(
    readFileSync(path.join(REPOSITORY, 'deploy/marquee.service'), 'utf8'),
  )
  expect(read('etc/systemd/system/caddy.service.d/marquee.conf')).toContain(
    'DOMAIN=book.example.com UPSTREAMS=127.0.0.1:3000',
  )
  const order = calls().filter((call) => /^(npm|useradd|systemctl|node --eval)/.test(call))
  expect(order.map((call) => call.split(' ').slice(0, 3).join(' '))).toEqual([
    ...[
      'npm ci',
      'npm run build',
      'useradd --system --home-dir',
      'systemctl daemon-reload',
      'systemctl enable marquee',
    ],
    ...[
      'systemctl restart marquee',
      'node --eval fetch(process.argv[1],',
      'systemctl daemon-reload',
      'systemctl enable caddy',
    ],
    'systemctl restart caddy',
  ])
  writeFileSync(path.join(root, env), 'PUBLIC_URL=https://mine.example.com\n')
  expect((await sh('set-up', SET_UP)).code).toBe(0)
  expect(read(env)).toBe('PUBLIC_URL=https://mine.example.com\n')
})

test.each([
  ['no address', [], /Name the address of your site/],
  ['an address with https', ['--domain', 'https://book.example.com'], /without https/],
  ['half an address', ['--domain', 'localhost'], /is not a full name/],
  ['a command in the address', ['--domain', 'a.example;reboot'], /Name the address/],
  ['an unknown option', ['--dmain', 'book.example.com'], /Unknown option/],
])('%s is refused before anything happens', async (_what, args, words) => {
  const { root, sh } = startMachine()
  const { code, said } = await sh('set-up', args)
  expect([code === 0, said]).toEqual([false, expect.stringMatching(words)])
  expect(existsSync(path.join(root, 'etc'))).toBe(false)
})

test('a product that does not start says where its log is', async () => {
  const { sh, flag } = startMachine()
  flag('not-ready')
  const { code, said } = await sh('set-up', SET_UP)
  expect([code, said]).toEqual([1, expect.stringContaining('journalctl -u marquee')])
})

test('a proxy that does not start says what it needs and where its log is', async () => {
  const { sh, flag } = startMachine()
  flag('caddy-fails')
  const { code, said } = await sh('set-up', SET_UP)
  expect([code, said]).toEqual([1, expect.stringMatching(/ports 80 and 443.*journalctl -u caddy/)])
})

test('an upgrade builds beside the running release, backs up, changes places, and can go back', async () => {
  const { root, sh, calls, pack, read, versionOf, flag } = startMachine()
  await sh('set-up', SET_UP)
  const before = calls().length
  const { code, said } = await sh('upgrade', [await pack('1.1.0')])
  expect([code, said]).toEqual([0, expect.stringContaining('marquee go-back')])
  expect([versionOf('marquee'), versionOf('marquee.before')]).toEqual(['1.1.0', '1.0.0'])
  const order = calls()
    .slice(before - 1)
    .flatMap(
      (call) => /^(npm ci|npm run build|systemctl stop|systemctl start|systemd-run .*backup)/.exec(call)?.[1] ?? [],
    )
  expect(order.map((call) => call.replace(/^systemd-run .*/, 'backup'))).toEqual([
    ...['npm ci', 'npm run build', 'backup', 'systemctl stop', 'systemctl start'],
  ])

  const back = await sh('upgrade', ['go-back'])
  expect([back.code, versionOf('marquee')]).toEqual([0, '1.0.0'])
  // the site is open again before the files of the other release are removed
  expect(read('stubs/at-start')).toBe('marquee\nmarquee.next.gone\n')
  expect(readdirSync(path.join(root, 'opt'))).toEqual(['marquee'])
  expect(calls().some((call) => /restore -- \/var\/lib\/marquee\/before-upgrade\.backup --replace/.test(call))).toBe(
    true,
  )
  expect((await sh('upgrade', ['go-back'])).said).toContain('no earlier release')

  // the first was a comment before
  writeFileSync(path.join(root, 'etc/marquee/env'), ' HOST=10.0.0.11\nPORT="3100"\n')
  expect((await sh('upgrade', [await pack('1.1.0')])).code).toBe(0)
  expect(calls().some((call) => call.endsWith('http://10.0.0.11:3100/api/health/ready'))).toBe(true)

  flag('not-ready')
  const stuck = await sh('upgrade', [await pack('1.2.0')])
  expect([stuck.code, stuck.said]).toEqual([1, expect.stringContaining('marquee go-back')])
  // the site is not closed while the files of an old release are removed
  expect(read('stubs/at-stop')).toBe('marquee\nmarquee.next\n')
})

test('a way back whose backup is not restored, as while another machine runs, says where things stand', async () => {
  const { sh, calls, pack, versionOf, flag } = startMachine()
  await sh('set-up', SET_UP)
  await sh('upgrade', [await pack('1.1.0')])
  flag('commands-fail')
  const before = calls().length
  const { code, said } = await sh('upgrade', ['go-back'])
  expect([code, said]).toEqual([1, expect.stringMatching(/did not end well.*systemctl start marquee/)])
  expect(versionOf('marquee')).toBe('1.0.0')
  expect(calls().slice(before)).not.toContain('systemctl start marquee')
})

test('a release that does not build, or is none, leaves the running one where it is', async () => {
  const { root, sh, calls, pack, versionOf, flag } = startMachine()
  await sh('set-up', SET_UP)
  const archive = await pack('1.1.0')
  flag('npm-fails')
  expect((await sh('upgrade', [archive])).code).not.toBe(0)
  expect((await sh('upgrade', [path.join(root, 'none.tar.gz')])).said).toContain('Name the archive')
  const other = path.join(root, 'other.tar.gz')
  await run('tar', ['-czf', other, '-C', root, 'etc/marquee'])
  expect((await sh('upgrade', [other])).said).toContain('no release of Marquee')
  expect(versionOf('marquee')).toBe('1.0.0')
  expect(calls()).not.toContain('systemctl stop marquee')
})

test('a release is an archive of what is committed, in a folder of its version', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'marquee-release-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root })
  writeFileSync(path.join(root, 'package.json'), '{"version":"2.0.0"}')
  await git('init', '--quiet')
  await git('add', '.')
  await git('commit', '--quiet', '--message', 'First')
  writeFileSync(path.join(root, 'secret'), 'not committed')
  const file = await packRelease(path.join(root, 'releases'), root)
  const { stdout } = await run('tar', ['-tzf', file])
  expect(stdout.trim().split('\n')).toEqual(['marquee-2.0.0/', 'marquee-2.0.0/package.json'])
})
