import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { nameFromUsername } from '#shared/model/person-name.ts'
import type { Role, StaffRole } from '#shared/model/role.ts'

/** An account that can sign in: a row of customers for that role, of users for the others. */
export interface AccountRef {
  role: Role
  id: string
}

/**
 * The email address of the agent `a` as SQL: that of the login, or for an agent without one the contact's. Null without
 * either, and once the agent is archived or the login has ended (docs/product.md P6.88).
 */
export const AGENT_EMAIL = `case when a.archived_at is null then case when a.user_id is null
  then (select c.email from agent_contacts c where c.agent_id = a.id)
  else (select u.email from users u where u.id = a.user_id and u.archived_at is null and u.ended_at is null) end end`

/** The same as an expression of a query. */
export const agentEmail = sql<string | null>`${sql.raw(AGENT_EMAIL)}`

/** The account that makes a request. */
export const refOf = (actor: Actor): AccountRef =>
  actor.role === 'customer' ? { role: actor.role, id: actor.customerId } : { role: actor.role, id: actor.userId }

/** An account as log-in and password checks read it. */
export interface Account extends AccountRef {
  email: string
  username: string | undefined
  /** An agent's stage name when the account has a profile, else the user name. */
  name: string
  /** What mails address it by: the name, for staff the one in the chat, or one made from the user name. */
  greetedAs: string
  /** Null until a first password was made. */
  passwordHash: string | null
  /** Of temporary passwords that were mailed before this one and are not over (docs/product.md S86). */
  earlierHashes: string[]
  /** False when it was archived, ended, suspended or erased. */
  active: boolean
  /** True when the password it has is a temporary one whose days are over. */
  expired: boolean
  mustChangePassword: boolean
  /** Null unless it is an admin's. */
  staffRole: StaffRole | null
  /** A customer's. */
  phone: string | null
  /** Whether a customer pays no tax. */
  taxExempt: boolean
}

const customers = (db: Database) =>
  db
    .selectFrom('customers as c')
    .select(['c.id', 'c.email', 'c.name', 'c.password_hash', 'c.must_change_password', 'c.status'])
    .select(['c.phone', 'c.tax_exempt'])
    // each earlier hash is stored behind the moment its password is over, in ISO 8601
    .select(
      sql<string[]>`array(select split_part(earlier, ' ', 2) from unnest(c.earlier_password_hashes) as earlier
        where split_part(earlier, ' ', 1)::timestamptz > now())`.as('earlier_hashes'),
    )
    .select(sql<boolean>`coalesce(c.temporary_password_expires_at <= now(), false)`.as('expired'))

const users = (db: Database, role: Role) =>
  db
    .selectFrom('users as u')
    .leftJoin('agents as a', 'a.user_id', 'u.id')
    .select(['u.id', 'u.email', 'u.username', 'u.password_hash', 'u.staff_role', 'u.chat_name', 'a.name'])
    .select(sql<boolean>`u.archived_at is null and u.ended_at is null`.as('active'))
    .where('u.role', '=', role)

type CustomerRow = Awaited<ReturnType<ReturnType<typeof customers>['executeTakeFirstOrThrow']>>
type UserRow = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>

const customerAccount = (row: CustomerRow): Account => ({
  role: 'customer',
  id: row.id,
  email: row.email,
  username: undefined,
  name: row.name,
  greetedAs: row.name,
  passwordHash: row.password_hash,
  earlierHashes: row.earlier_hashes,
  active: row.status === 'active',
  expired: row.expired,
  mustChangePassword: row.must_change_password,
  staffRole: null,
  phone: row.phone,
  taxExempt: row.tax_exempt,
})

const userAccount = (role: Role, row: UserRow): Account => ({
  role,
  id: row.id,
  email: row.email,
  username: row.username,
  name: row.name ?? row.username,
  greetedAs: row.name ?? row.chat_name ?? nameFromUsername(row.username),
  passwordHash: row.password_hash,
  earlierHashes: [],
  active: row.active,
  expired: false,
  mustChangePassword: false,
  staffRole: row.staff_role,
  phone: null,
  taxExempt: false,
})

/**
 * Finds an account of a role by its sign-in name, in any case: the email address, or for agents and admins the user
 * name. Where a user name equals another's email address, the address counts.
 */
export async function findAccountByName(db: Database, role: Role, name: string): Promise<Account | undefined> {
  if (role === 'customer') {
    // the email of a merged account is an alias of the one that stays (docs/product.md P6.119)
    const known = sql<string>`(select coalesce(merged_into, id) from customers where lower(email) = lower(${name}))`
    const row = await customers(db).where('c.id', '=', known).executeTakeFirst()
    return row && customerAccount(row)
  }
  const row = await users(db, role)
    .where(sql<boolean>`(lower(u.email) = lower(${name}) or lower(u.username) = lower(${name}))`)
    .orderBy(sql`lower(u.email) = lower(${name})`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && userAccount(role, row)
}

/** Finds an account by its id. */
export async function findAccount(db: Database, { role, id }: AccountRef): Promise<Account | undefined> {
  if (role === 'customer') {
    const row = await customers(db).where('c.id', '=', id).executeTakeFirst()
    return row && customerAccount(row)
  }
  const row = await users(db, role).where('u.id', '=', id).executeTakeFirst()
  return row && userAccount(role, row)
}

/** Finds an admin's or agent's account by the id of its user. */
export async function findUserAccount(db: Database, userId: string): Promise<Account | undefined> {
  const user = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst()
  return user && findAccount(db, { role: user.role, id: userId })
}

/**
 * Locks an account until the transaction ends, so that log-ins, changes and resets of its password take turns.
 * @returns the hash it has now, and whether it is still active; undefined when it is gone
 */
export async function lockAccount(
  trx: Database,
  { role, id }: AccountRef,
): Promise<{ passwordHash: string | null; active: boolean } | undefined> {
  if (role === 'customer') {
    const row = await trx
      .selectFrom('customers')
      .select(['password_hash', 'status'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    return row && { passwordHash: row.password_hash, active: row.status === 'active' }
  }
  const row = await trx
    .selectFrom('users')
    .select(['password_hash', 'archived_at', 'ended_at'])
    .where('id', '=', id)
    .where('role', '=', role)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { passwordHash: row.password_hash, active: row.archived_at === null && row.ended_at === null }
}

/** Writes a password chosen by its owner; it is no longer temporary. */
export async function writePassword(trx: Database, { role, id }: AccountRef, passwordHash: string): Promise<void> {
  if (role === 'customer') {
    await trx
      .updateTable('customers')
      .set({
        password_hash: passwordHash,
        earlier_password_hashes: [],
        must_change_password: false,
        temporary_password_expires_at: null,
      })
      .where('id', '=', id)
      .execute()
    return
  }
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Keeps the one temporary password that was used; the others are over. */
export async function keepUsedPassword(trx: Database, { id }: AccountRef, hash: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ password_hash: hash, earlier_password_hashes: [] })
    .where('id', '=', id)
    .execute()
}

/** The column by which rows of other tables point at an account. */
export function getOwnerColumn({ role }: Pick<AccountRef, 'role'>): 'customer_id' | 'user_id' {
  return role === 'customer' ? 'customer_id' : 'user_id'
}

/** An account as rows of other tables point at it. */
export function getOwnerColumns({ role, id }: AccountRef): { user_id: string | null; customer_id: string | null } {
  return role === 'customer' ? { user_id: null, customer_id: id } : { user_id: id, customer_id: null }
}

/** The account a mail is about, for queueMail. */
export function aboutAccount({ role, id }: AccountRef): { customerId: string } | { userId: string } {
  return role === 'customer' ? { customerId: id } : { userId: id }
}
