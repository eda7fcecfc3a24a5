import { readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import type pg from 'pg'
import { askPostgres, initPostgres, makePostgresFolder, runPostgres, servePostgres } from './postgres-programs.ts'
import { freePort } from './running-server.ts'
import { until } from './until.ts'

/** The password of the test's servers. */
const PASSWORD = 'of-a-test'

type Name = 'a' | 'b'

/**
 * Two PostgreSQL servers, of which one follows the other. `proxyUrl` is one address for both, as a provider of databases
 * has it; `hostsUrl` names both.
 */
export class ReplicatedDatabase {
  /** The address, which leads to the primary, and to the replica once the primary is lost. */
  proxyUrl = ''
  /** The address that names both servers. */
  hostsUrl = ''
  readonly #folder = makePostgresFolder('marquee-replica-')
  readonly #sockets = new Set<Socket>()
  readonly #proxy = createServer((client) => this.#pass(client))
  readonly #ports = { a: 0, b: 0 }
  #primary: Name = 'a'
  #target: Name = 'a'

  /** Starts both, and the address of the proxy. */
  async start(): Promise<void> {
    for (const name of ['a', 'b'] as const) this.#ports[name] = await freePort()
    await initPostgres(this.#data('a'))
    await this.#serve('a')
    await this.#ask('a', 'create database managed', 'postgres')
    await this.#follow('b')
    await new Promise<void>((resolve) => this.#proxy.listen(0, '127.0.0.1', resolve))
    const address = this.#proxy.address()
    if (address === null || typeof address === 'string') throw new Error('the address has no port')
    const hosts = Object.values(this.#ports).map((port) => `127.0.0.1:${port}`)
    this.proxyUrl = `postgresql://owner:${PASSWORD}@127.0.0.1:${address.port}/managed`
    this.hostsUrl = `postgresql://owner:${PASSWORD}@${hosts.join(',')}/managed?target_session_attrs=read-write`
  }

  /** From now on the primary acknowledges a write when the replica has it, too. */
  async writeToBoth(): Promise<void> {
    await this.#setStandbys(this.#primary, '*')
    await until(async () => {
      const [row] = await this.#ask<{ synced: number }>(
        this.#primary,
        `select count(*)::int as synced from pg_stat_replication where sync_state = 'sync'`,
      )
      return row?.synced === 1
    }, 30_000)
  }

  /** kill -9 of the primary; from now on the proxy leads to the replica, which takes no writes. */
  losePrimary(): void {
    const pid = Number(readFileSync(path.join(this.#data(this.#primary), 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    this.#target = other(this.#primary)
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Makes the replica take writes, alone. */
  async promote(): Promise<void> {
    this.#primary = other(this.#primary)
    await runPostgres('pg_ctl', 'promote', '-w', '-D', this.#data(this.#primary))
    await this.#setStandbys(this.#primary, '')
  }

  /** Starts the lost primary as it is: it takes writes, too, and knows nothing of the promotion. */
  async reviveLost(): Promise<void> {
    const lost = other(this.#primary)
    // the processes of the one that was killed take a moment to end
    const starts = () =>
      this.#serve(lost).then(
        () => true,
        () => false,
      )
    await until(starts, 30_000)
    await this.#setStandbys(lost, '')
  }

  /** The address of the primary alone. */
  get primaryUrl(): string {
    return this.#addressOf(this.#primary)
  }

  /** The address of the replica alone. */
  get replicaUrl(): string {
    return this.#addressOf(other(this.#primary))
  }

  /** From now on the replica gets what is written and does not show it, until it goes on. */
  async pauseReplica(): Promise<void> {
    await this.#ask(other(this.#primary), 'select pg_wal_replay_pause()')
  }

  async resumeReplica(): Promise<void> {
    await this.#ask(other(this.#primary), 'select pg_wal_replay_resume()')
  }

  /** Ends the replica with its connections. */
  async loseReplica(): Promise<void> {
    await runPostgres('pg_ctl', 'stop', '-m', 'immediate', '-D', this.#data(other(this.#primary)))
  }

  /** Makes the lost primary anew, as a replica of the one there is. */
  async rebuild(): Promise<void> {
    const lost = other(this.#primary)
    await runPostgres('pg_ctl', 'stop', '-m', 'immediate', '-D', this.#data(lost)).catch(() => {})
    rmSync(this.#data(lost), { recursive: true, force: true, maxRetries: 20 })
    await this.#follow(lost)
  }

  /** Asks the primary. */
  query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.#ask<Row>(this.#primary, text, 'managed', values)
  }

  async close(): Promise<void> {
    this.#proxy.close()
    for (const socket of this.#sockets) socket.destroy()
    for (const name of ['a', 'b'] as const) {
      await runPostgres('pg_ctl', 'stop', '-m', 'immediate', '-D', this.#data(name)).catch(() => {})
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #addressOf(name: Name): string {
    return `postgresql://owner:${PASSWORD}@127.0.0.1:${this.#ports[name]}/managed`
  }

  #data(name: Name): string {
    return path.join(this.#folder, name)
  }

  #ask<Row extends pg.QueryResultRow>(name: Name, text: string, database?: string, values?: unknown[]): Promise<Row[]> {
    return askPostgres<Row>(this.#ports[name], text, database, values)
  }

  async #setStandbys(name: Name, standbys: '*' | ''): Promise<void> {
    await this.#ask(name, `alter system set synchronous_standby_names = '${standbys}'`)
    await this.#ask(name, 'select pg_reload_conf()')
  }

  /** Copies the primary, and starts the copy as its replica. */
  async #follow(name: Name): Promise<void> {
    const from = ['-h', '127.0.0.1', '-p', String(this.#ports[this.#primary]), '-U', 'owner']
    await runPostgres('pg_basebackup', ...from, '-D', this.#data(name), '-R', '-c', 'fast')
    await this.#serve(name)
  }

  async #serve(name: Name): Promise<void> {
    await servePostgres(this.#data(name), this.#ports[name])
  }

  #pass(client: Socket): void {
    const server = connect(this.#ports[this.#target], '127.0.0.1')
    for (const [one, opposite] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(one)
      one.on('error', () => opposite.destroy())
      one.on('close', () => {
        this.#sockets.delete(one)
        opposite.destroy()
      })
    }
    client.pipe(server).pipe(client)
  }
}

const other = (name: Name): Name => (name === 'a' ? 'b' : 'a')
