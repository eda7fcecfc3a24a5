import { createHmac } from 'node:crypto'
import pg from 'pg'
import { REQUEST_ROLE } from '../grants.ts'
import { MIGRATION_LOCK } from '../migrate.ts'
import type { EmbeddedConfig } from './supervisor.ts'

const DATABASE = 'marquee'
/** Owns the database and everything in it: migrations, jobs, backups and commands run as this role. */
const OWNER_ROLE = 'marquee_owner'
/** One number for the server: processes that start at once prepare it one after another. */
const PREPARE_LOCK = 7_140_226_514
/** How long another connection may keep a table whose owner changes, in milliseconds. */
const LOCK_MS = 20_000

const NO_RIGHTS = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'

/**
 * Everything of the product that another role owns, as statements that hand it over. What belongs to an extension or to
 * a column stays with it; the schema `public` belongs to the owner of the database.
 */
const HAND_OVER = `
  select format('alter %s %s owner to ${OWNER_ROLE}', kind, name) as change from (
    select 1 as turn, 'schema' as kind, format('%I', nspname) as name, oid, 'pg_namespace'::regclass as catalog,
      oid as space, nspowner as owner
    from pg_namespace where nspname <> 'public'
    union all
    select 2, case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
      when 'c' then 'type' else 'table' end, oid::regclass::text, oid, 'pg_class'::regclass, relnamespace, relowner
    from pg_class c where relkind in ('r', 'p', 'v', 'm', 'S', 'c')
      and not (relkind = 'S' and exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
    union all
    select 3, 'routine', oid::regprocedure::text, oid, 'pg_proc'::regclass, pronamespace, proowner from pg_proc
    union all
    select 4, 'type', oid::regtype::text, oid, 'pg_type'::regclass, typnamespace, typowner
    from pg_type where typtype in ('e', 'd', 'r')
  ) things join pg_namespace n on n.oid = things.space
  where owner <> '${OWNER_ROLE}'::regrole and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d
      where d.classid = catalog and d.objid = things.oid and d.deptype = 'e')
  order by turn, name`

/** How to connect to the product's database, by what is to be done. */
export interface PreparedDatabase {
  /** Reads and writes rows: requests run as this role. */
  requests: EmbeddedConfig
  /** Owns the tables. */
  owner: EmbeddedConfig
}

/**
 * Makes the product's database and its two roles where they are missing, neither of them a superuser, and hands over
 * what an earlier release made as the superuser (docs/product.md S110). Safe to run twice and at once. The superuser is
 * used for this alone.
 * @param superuser how the embedded server was started
 */
export async function prepareDatabase(superuser: EmbeddedConfig): Promise<PreparedDatabase> {
  await withClient(superuser, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
    for (const role of [OWNER_ROLE, REQUEST_ROLE]) await makeRole(admin, role, passwordOf(superuser, role))
    await makeDatabase(admin)
    await withClient({ ...superuser, database: DATABASE }, handOver)
  })
  const connectionOf = (user: string): EmbeddedConfig => ({
    ...superuser,
    user,
    password: passwordOf(superuser, user),
    database: DATABASE,
  })
  return { requests: connectionOf(REQUEST_ROLE), owner: connectionOf(OWNER_ROLE) }
}

/** Follows from the superuser's password, so that every process on the folder knows it and no other file keeps it. */
function passwordOf({ password }: EmbeddedConfig, role: string): string {
  return createHmac('sha256', password).update(role).digest('base64url')
}

async function makeRole(admin: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await admin.query(`create role ${role} ${NO_RIGHTS} password ${pg.escapeLiteral(password)}`)
}

async function makeDatabase(admin: pg.Client): Promise<void> {
  const find = 'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1'
  const { rows } = await admin.query<{ owner: string }>(find, [DATABASE])
  if (rows.length === 0) await admin.query(`create database ${DATABASE} owner ${OWNER_ROLE}`)
  else if (rows[0]?.owner !== OWNER_ROLE) await admin.query(`alter database ${DATABASE} owner to ${OWNER_ROLE}`)
  const mayTemp = 'select has_database_privilege($1, $2, $3) as may'
  const { rows: rights } = await admin.query<{ may: boolean }>(mayTemp, [REQUEST_ROLE, DATABASE, 'temp'])
  if (!rights[0]?.may) return
  // the rights of PUBLIC: temporary tables, and connections of every role
  await admin.query(
    `revoke all on database ${DATABASE} from public; grant connect on database ${DATABASE} to ${REQUEST_ROLE}`,
  )
}

/** In one transaction: a start that is killed leaves all of it with the superuser or none. */
async function handOver(client: pg.Client): Promise<void> {
  await client.query('set search_path = pg_catalog')
  if ((await client.query(HAND_OVER)).rows.length === 0) return
  await client.query(`begin; set local lock_timeout = ${LOCK_MS}`)
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  const { rows } = await client.query<{ change: string }>(HAND_OVER)
  await client.query([...rows.map(({ change }) => change), 'commit'].join('; '))
}

async function withClient(connection: pg.ClientConfig, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(connection)
  // a connection that breaks fails the statement it was at work on
  client.on('error', () => {})
  await client.connect()
  try {
    await use(client)
  } finally {
    await client.end()
  }
}
