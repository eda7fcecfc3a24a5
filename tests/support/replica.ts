import { execFile } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chooseAccount } from '#server/db/embedded/account.ts'

const run = promisify(execFile)

/** A folder with PostgreSQL's own programs: the embedded one brings no pg_basebackup. */
export const postgresBinaries = ['18', '17', '16', '15']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(path.join(folder, 'pg_basebackup')))
if (postgresBinaries === undefined)
  console.warn('SKIPPED: the test of a failover needs pg_basebackup (Debian: apt-get install postgresql)')

/** The password of the test's servers. */
const PASSWORD = 'of-a-test'

/** A PostgreSQL server and a replica that follows it, behind one address, as a provider of databases has it. */
export class ReplicatedDatabase {
  /** The address, which leads to the primary, and to the replica once the primary is lost. */
  url = ''
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'marquee-replica-'))
  readonly #account = chooseAccount('/nowhere')
  readonly #sockets = new Set<Socket>()
  readonly #proxy = createServer((client) => this.#pass(client))
  #target = 'primary'

  /** Starts both, and the address. */
  async start(): Promise<void> {
    const { uid, gid } = this.#account.identity
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid)
    for (const name of ['primary', 'replica']) {
      mkdirSync(this.#socketFolder(name))
      if (uid !== undefined && gid !== undefined) chownSync(this.#socketFolder(name), uid, gid)
    }
    const initial = ['-D', this.#data('primary'), '-U', 'owner', '--auth=trust', '--encoding=UTF8', '--locale=C']
    await this.#run('initdb', ...initial, '--no-sync')
    appendFileSync(path.join(this.#data('primary'), 'pg_hba.conf'), '\nlocal replication all trust\n')
    await this.#serve('primary')
    const at = this.#socketFolder('primary')
    await this.#run('psql', '-h', at, '-U', 'owner', '-d', 'postgres', '-c', 'create database managed')
    await this.#run('pg_basebackup', '-h', at, '-U', 'owner', '-D', this.#data('replica'), '-R', '-c', 'fast')
    await this.#serve('replica')
    await new Promise<void>((resolve) => this.#proxy.listen(0, '127.0.0.1', resolve))
    const address = this.#proxy.address()
    if (address === null || typeof address === 'string') throw new Error('the address has no port')
    this.url = `postgresql://owner:${PASSWORD}@127.0.0.1:${address.port}/managed`
  }

  /** kill -9 of the primary; from now on the address leads to the replica, which takes no writes. */
  losePrimary(): void {
    const pid = Number(readFileSync(path.join(this.#data('primary'), 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    this.#target = 'replica'
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Makes the replica take writes. */
  async promote(): Promise<void> {
    await this.#run('pg_ctl', 'promote', '-w', '-D', this.#data('replica'))
  }

  async close(): Promise<void> {
    this.#proxy.close()
    for (const socket of this.#sockets) socket.destroy()
    for (const name of ['primary', 'replica']) {
      await this.#run('pg_ctl', 'stop', '-m', 'immediate', '-D', this.#data(name)).catch(() => {})
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #data(name: string): string {
    return path.join(this.#folder, name)
  }

  #socketFolder(name: string): string {
    return path.join(this.#folder, `${name}-socket`)
  }

  async #serve(name: string): Promise<void> {
    const options = `-c listen_addresses= -c unix_socket_directories=${this.#socketFolder(name)}`
    // with its output in a file: it would keep ours open
    await this.#run('pg_ctl', 'start', '-w', '-D', this.#data(name), '-l', `${this.#data(name)}.log`, '-o', options)
  }

  async #run(program: string, ...args: string[]): Promise<void> {
    await run(path.join(postgresBinaries ?? '', program), args, { ...this.#account.identity, cwd: '/' })
  }

  #pass(client: Socket): void {
    const server = connect(path.join(this.#socketFolder(this.#target), '.s.PGSQL.5432'))
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
    }
    client.pipe(server).pipe(client)
  }
}
