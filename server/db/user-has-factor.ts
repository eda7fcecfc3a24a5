import { sql } from 'kysely'

/** SQL: whether the user `u` of the statement has a second factor, for a list of accounts. */
export const userHasFactor = sql<boolean>`(
  exists (select from passkeys p where p.user_id = u.id)
  or exists (select from authenticator_apps a where a.user_id = u.id))`
