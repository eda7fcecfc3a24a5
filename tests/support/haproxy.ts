import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { makeCertificate } from './certificate.ts'
import { findProgram } from './find-program.ts'
import { type RunningProxy, takesConnections } from './nginx.ts'
import { findPort } from './redis.ts'
import { until } from './until.ts'

const SITE = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url))

/** The HAProxy of this machine; where it has none, the tests that need one say so. */
export const haproxyBinary = findProgram(['haproxy'], ['/usr/sbin/haproxy'])
if (haproxyBinary === undefined)
  console.warn('SKIPPED: tests of the proxy need HAProxy (Debian: apt-get install haproxy)')

/** deploy/haproxy.cfg on ports, processes and a certificate of the test's; it logs to standard output. */
function adapt(
  ports: readonly [number, number],
  upstreams: string[],
  certbotPort: number,
  certificate: string,
): string {
  const servers = upstreams.map((url, i) => `    server m${i + 1} ${new URL(url).host}\n`).join('')
  return readFileSync(SITE, 'utf8')
    .replace('log /dev/log local0', 'log stdout format raw local0')
    .replace(/^ {4}(?:user|group) haproxy\n/gm, '')
    .replace('bind :80', `bind 127.0.0.1:${ports[1]}`)
    .replace('bind :443 ssl crt /etc/haproxy/marquee.example.pem', `bind 127.0.0.1:${ports[0]} ssl crt ${certificate}`)
    .replace('prefix https://marquee.example ', 'prefix https://localhost ')
    .replace('server certbot 127.0.0.1:8888', `server certbot 127.0.0.1:${certbotPort}`)
    .replaceAll(/(?:^ {4}server m\d .*\n)+/gm, servers)
}

/**
 * Starts HAProxy with deploy/haproxy.cfg in front of processes.
 * @param ports where TLS is spoken, and plain HTTP
 * @param whenDone takes what ends it
 */
export async function startHaproxy(
  ports: readonly [number, number],
  upstreams: string[],
  whenDone: (end: () => Promise<void>) => void = onTestFinished,
): Promise<RunningProxy & { certbotPort: number }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'marquee-haproxy-'))
  const { cert, key } = makeCertificate()
  const [certificate, config] = [path.join(dir, 'site.pem'), path.join(dir, 'haproxy.cfg')]
  writeFileSync(certificate, cert + key, { mode: 0o600 })
  const certbotPort = await findPort()
  writeFileSync(config, adapt(ports, upstreams, certbotPort, certificate))
  const child = spawn(haproxyBinary ?? 'haproxy', ['-db', '-f', config], { stdio: ['ignore', 'pipe', 'pipe'] })
  const written = { out: '', error: '' }
  child.stdout.on('data', (text: Buffer) => {
    written.out += text
  })
  child.stderr.on('data', (text: Buffer) => {
    written.error += text
  })
  const exited = once(child, 'exit')
  whenDone(async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(dir, { recursive: true, force: true })
  })
  await until(() => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${written.error}`)
    return takesConnections(ports[0])
  }, 30_000)
  return {
    url: `https://localhost:${ports[0]}`,
    plainUrl: `http://localhost:${ports[1]}`,
    ca: cert,
    certbotPort,
    readLogs: () => ({
      // beside requests it says which machines are up
      access: written.out
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .join('\n'),
      all: written.out + written.error,
    }),
  }
}
