import type { ClientBase } from 'pg'

/** The rows to make: `seed` distinguishes the rows of one fill from those of another. */
export interface Filling {
  seed: number
  count: number
}

/** A number below `below`, always the same for n and salt. */
const PICK = `create or replace function pg_temp.pick(n bigint, salt bigint, below bigint) returns bigint
  language sql immutable as 'select (hashint8extended(n, salt) & 9223372036854775807) % below'`

/**
 * The id of a row of one kind, always the same, in the form of a random one. The planner puts the expression into the
 * statement because every part of it is immutable; a number joined to text without a cast is not.
 */
const ID = `create or replace function pg_temp.id_of(kind text, seed bigint, n bigint) returns uuid
  language sql immutable as $$
    select overlay(overlay(md5(kind || seed::text || ':' || n::text) placing '4' from 13) placing '8' from 17)::uuid $$`

/** Makes the functions of the session that the statements of a fill take their values from. */
export async function makeValues(client: ClientBase): Promise<void> {
  await client.query(PICK)
  await client.query(ID)
}
