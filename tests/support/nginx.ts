import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type Certificate, makeCertificate } from './certificate.ts'
import { until } from './until.ts'

const SITE = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))

/** The nginx of this machine; where it has none, the tests that need one say so. */
export const nginxBinary = ['nginx', '/usr/sbin/nginx'].find((name) => {
  try {
    execFileSync(name, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})
if (nginxBinary === undefined) console.warn('SKIPPED: tests of the proxy need nginx (Debian: apt-get install nginx)')

/** Whether someone listens on a port of this machine. */
export async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return answered
}

/** deploy/nginx.conf on ports, processes and a certificate of the test's. */
function adapt({
  port,
  plainPort,
  upstreams,
  dir,
}: {
  port: number
  plainPort: number
  upstreams: string[]
  dir: string
}) {
  const servers = upstreams.map((url) => `    server ${new URL(url).host}$1`)
  return readFileSync(SITE, 'utf8')
    .replace(/^.*listen \[::\].*$/gm, '')
    .replace(/^ {4}server 127\.0\.0\.1:\d+([^;]*;)$/m, servers.join('\n'))
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('marquee.example;', 'localhost;')
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${dir}/key.pem;`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${dir}/cert.pem;`)
    .replaceAll('/var/log/nginx/', `${dir}/`)
}

/** A proxy in front of processes. */
export interface RunningProxy {
  /** Where it speaks TLS. */
  url: string
  plainUrl: string
  /** The certificate to trust. */
  ca: string
  /** Its access log, one JSON line a request, and everything that it wrote. */
  readLogs: () => { access: string; all: string }
}

/**
 * Starts nginx with deploy/nginx.conf in front of processes.
 * @param ports where TLS is spoken, and plain HTTP
 * @param whenDone takes what ends it
 */
export async function startNginx(
  [port, plainPort]: readonly [number, number],
  upstreams: string[],
  whenDone: (end: () => Promise<void>) => void = onTestFinished,
): Promise<RunningProxy> {
  const dir = mkdtempSync(path.join(tmpdir(), 'marquee-nginx-'))
  const certificate: Certificate = makeCertificate()
  writeFileSync(path.join(dir, 'cert.pem'), certificate.cert)
  writeFileSync(path.join(dir, 'key.pem'), certificate.key, { mode: 0o600 })
  writeFileSync(path.join(dir, 'site.conf'), adapt({ port, plainPort, upstreams, dir }))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  )
  writeFileSync(
    path.join(dir, 'nginx.conf'),
    [
      userInfo().uid === 0 ? 'user root;' : '',
      `daemon off; pid ${dir}/pid; worker_processes 1; events {}`,
      `http { access_log off; ${temporary.join(' ')} include ${dir}/site.conf; }`,
    ].join('\n'),
  )
  // a folder of its own, where it finds no configuration but this
  const child = spawn(nginxBinary ?? 'nginx', ['-p', dir, '-e', 'stderr', '-c', path.join(dir, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said += text
  })
  const exited = once(child, 'exit')
  whenDone(async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(dir, { recursive: true, force: true })
  })
  await until(() => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`)
    return takesConnections(port)
  }, 30_000)
  const readLog = (name: string) => readFileSync(path.join(dir, name), 'utf8')
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    ca: certificate.cert,
    readLogs: () => {
      const access = readLog('marquee.access.log')
      return { access, all: access + readLog('marquee.error.log') + said }
    },
  }
}
