/** The whole product on a separate database with 60 agents and 1,000 customers, with its jobs paused. */
import pg from 'pg'
import { fillAgents, fillCustomers } from '#scripts/seed/fill-people.ts'
import { readConfig } from '#server/config.ts'
import { findDatabase } from '#server/db/connect/find-database.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/main.ts'
import { answerUsage } from './children.ts'

/** How to reach the product and its database. */
export interface ProductHello {
  url: string
  database: pg.ClientConfig
}

const AGENTS = 60
const CUSTOMERS = 1000

const config = readConfig({ ...process.env, PORT: '0', DEMO_DATA: '0', RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'info' })
const log = createLog(config)
const found = await findDatabase(config, log)
const server = await startServer(config, log, {
  jobs: false,
  prepare: async () => {
    // a second process on the same folder finds the rows that the first inserted
    if (process.env.BENCH_FILLED === '1') return
    const client = new pg.Client(found.owner)
    await client.connect()
    await fillAgents(client, { seed: 0, count: AGENTS })
    await fillCustomers(client, { seed: 0, count: CUSTOMERS })
    // temporary objects of the fill disappear with the connection
    await client.end()
  },
})

const { host, user, password, database } = new pg.Client(found.owner)
answerUsage()
process.send?.({ url: server.url, database: { host, user, password: password ?? '', database } } satisfies ProductHello)
process.on('SIGTERM', () => {
  void server
    .close()
    .then(found.stop)
    .then(() => process.exit(0))
})
