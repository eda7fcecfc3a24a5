/** `npm run migrate`: brings the database of DATABASE_URL up to date without starting the product. */
import { readConfig } from '#server/config.ts'
import { NO_TIMEOUT, openPool } from '#server/db/client.ts'
import { connectTo } from '#server/db/connect/database-url.ts'
import { migrate } from '#server/db/migrate.ts'

const { databaseUrl, databaseDirectUrl } = readConfig(process.env)
if (databaseUrl === undefined) {
  console.error('DATABASE_URL is not set. The embedded database is migrated by npm start.')
  process.exit(1)
}
const pool = openPool({ ...connectTo(databaseDirectUrl ?? databaseUrl), query_timeout: NO_TIMEOUT })
const ran = await migrate(pool)
await pool.end()
console.log(ran.length > 0 ? `Applied ${ran.join(', ')}` : 'Already up to date')
