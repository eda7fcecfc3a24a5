import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The nginx of this machine, if it has one. */
export function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((name) => {
    try {
      execFileSync(name, ['-v'], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

/**
 * Puts nginx in front of processes, as deploy/nginx.conf does but without TLS: each list of processes behind its own
 * port.
 * @returns the addresses, in the order of the lists
 */
export async function startNginx(binary: string, lists: string[][]): Promise<{ urls: string[] } & AsyncDisposable> {
  const dir = mkdtempSync(path.join(tmpdir(), 'marquee-bench-nginx-'))
  const ports: number[] = []
  for (const _ of lists) ports.push(await findPort())
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  )
  const sites = lists.map(
    (urls, i) => `upstream u${i} { ${urls.map((url) => `server ${new URL(url).host};`).join(' ')} keepalive 64; }
      server { listen 127.0.0.1:${ports[i]}; location / { proxy_pass http://u${i}; proxy_http_version 1.1;
        proxy_set_header Connection ""; proxy_set_header X-Forwarded-For $remote_addr; } }`,
  )
  const config = path.join(dir, 'nginx.conf')
  writeFileSync(
    config,
    `${userInfo().uid === 0 ? 'user root;' : ''} daemon off; pid ${dir}/pid; worker_processes 1; events {}
     http { access_log off; keepalive_requests 10000000; ${temporary.join(' ')} ${sites.join('\n')} }`,
  )
  const child = spawn(binary, ['-p', dir, '-e', 'stderr', '-c', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  for (const url of urls) {
    while (
      !(await fetch(`${url}/api/health/live`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`)
      await sleep(20)
    }
  }
  return {
    urls,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
