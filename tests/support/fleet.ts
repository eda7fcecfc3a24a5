import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { connectionUrl, openTestDatabase } from './database.ts'
import { buildAgent } from './factories.ts'
import { type Product, startProduct } from './product.ts'
import { findPort, hasRedisServer, startRedis } from './redis.ts'
import { makeTempFolder } from './site.ts'

/** Addresses of this machine, as if of three. */
const HOSTS = ['127.0.0.11', '127.0.0.12', '127.0.0.13']
/** As docs/operations.md has it for several machines. */
const DRAIN_SECONDS = 5
/** A machine that is busy with other work may need this long for a start, in milliseconds. */
const START_MS = 120_000

/** One machine of a fleet. */
export class Machine {
  readonly url: string
  readonly #env: Record<string, string>
  #product: Product | undefined

  constructor(host: string, port: number, env: Record<string, string>) {
    this.url = `http://${host}:${port}`
    this.#env = { ...env, HOST: host, PORT: String(port) }
  }

  /** Starts the product, of another release when its folder is given, and waits until it is open. */
  async start(folder?: string): Promise<void> {
    const how = { patience: START_MS, ...(folder !== undefined && { folder }) }
    this.#product = await startProduct(this.#env, () => {}, how)
  }

  /** Asks it to end. @returns its exit code, and what it wrote */
  async stop(): Promise<{ code: number | null; said: string }> {
    if (!this.#product) throw new Error('the product was not started')
    this.#product.process.kill('SIGTERM')
    return { code: await this.#product.exited, said: this.#product.said() }
  }

  async kill(): Promise<void> {
    this.#product?.process.kill('SIGKILL')
    await this.#product?.exited
  }
}

/** Three machines with one database and one Redis, which are not started yet. */
export interface Fleet {
  machines: [Machine, Machine, Machine]
  /** Ports for a proxy: TLS and plain. */
  ports: readonly [number, number]
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
}

/** Makes a fleet that is gone when the test is over; its database is migrated and has an agent. */
export async function openFleet(): Promise<Fleet> {
  const database = await openTestDatabase(inject('cluster'))
  onTestFinished(() => database[Symbol.asyncDispose]())
  await buildAgent(openDatabase(database.pool))
  const redis = hasRedisServer ? await startRedis() : undefined
  const ports = [await findPort(), await findPort()] as const
  const env = {
    DATABASE_URL: connectionUrl(database.connection),
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: makeTempFolder(),
    PUBLIC_URL: `https://localhost:${ports[0]}`,
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    ...(redis && { REDIS_URL: redis.url }),
  }
  const port = await findPort()
  const [a, b, c] = HOSTS.map((host) => new Machine(host, port, env))
  if (!a || !b || !c) throw new Error('three hosts are listed')
  onTestFinished(async () => {
    for (const machine of [a, b, c]) await machine.kill()
  })
  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await database.pool.query<Row>(text, values)).rows
  return { machines: [a, b, c], ports, query }
}
