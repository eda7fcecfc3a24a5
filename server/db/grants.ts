import type pg from 'pg'

/** The role that requests run as: it reads and writes rows of the product's tables and changes no structure. */
export const REQUEST_ROLE = 'marquee_requests'

/** Tables whose rows requests only read, or read and add to. */
const NARROW: Record<string, string> = { migrations: 'SELECT', audit_log: 'SELECT, INSERT' }

/**
 * The grants that are missing, as statements: what the role has on each table, view and sequence beside what it should
 * have, and the functions that run with the rights of their owner.
 */
const MISSING = `
  with wanted (thing, kind, name, rights) as (
    select oid, case relkind when 'S' then 'sequence' else 'table' end, format('%I.%I', 'public', relname),
      case when relkind = 'S' then 'USAGE' when relkind in ('v', 'm') then 'SELECT'
        else coalesce($2::jsonb ->> relname, 'DELETE, INSERT, SELECT, UPDATE') end
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
  ), held as (
    select c.oid as thing, string_agg(a.privilege_type, ', ' order by a.privilege_type) as rights
    from pg_class c cross join aclexplode(c.relacl) a
    where c.relnamespace = 'public'::regnamespace and a.grantee = $1::regrole
    group by c.oid
  )
  select format('revoke all on %1$s %2$s from %4$I; grant %3$s on %1$s %2$s to %4$I', kind, name, w.rights, $1) as change
  from wanted w left join held h using (thing)
  where h.rights is distinct from
    (select string_agg(one, ', ' order by one) from regexp_split_to_table(w.rights, ', ') one)
  union all
  select format('grant execute on function %s to %I', oid::regprocedure, $1) from pg_proc
  where pronamespace = 'public'::regnamespace and prosecdef and not has_function_privilege($1, oid, 'execute')`

/**
 * Gives the role of requests its rights on what the migrations have made, in one transaction; does nothing on a server
 * without that role, where one role does everything (docs/product.md S110). Call it as the owner of the tables.
 */
export async function grantRequests(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [REQUEST_ROLE])
  if (rowCount === 0) return
  const { rows } = await client.query<{ change: string }>(MISSING, [REQUEST_ROLE, JSON.stringify(NARROW)])
  // several statements in one query are one transaction
  if (rows.length > 0) await client.query(rows.map(({ change }) => change).join('; '))
}
