import { sql } from 'kysely'
import type { Database } from '#server/db/client.ts'
import { userHasFactor } from '#server/db/user-has-factor.ts'
import { conflict, forbidden } from '#server/errors.ts'
import type { OwnerActor } from '#server/http/requests/actor.ts'

/** A member of staff, as the Team tab lists them. */
export type StaffRow = Awaited<ReturnType<typeof findStaff>>[number]

/**
 * Finds members of staff: first those who may sign in, by name.
 * @param id only this one
 */
export async function findStaff(db: Database, id?: string) {
  let staff = db
    .selectFrom('users as u')
    .select(['u.id', 'u.username', 'u.email', 'u.staff_role', 'u.ended_at'])
    .select([lastSignIn.as('last_sign_in'), userHasFactor.as('has_second_factor')])
    .where('u.role', '=', 'admin')
    .where('u.archived_at', 'is', null)
    .orderBy(sql`u.ended_at is not null, lower(u.username), u.id`)
    .limit(500)
  if (id !== undefined) staff = staff.where('u.id', '=', id)
  return staff.$narrowType<{ staff_role: 'owner' | 'booker' }>().execute() // a constraint of the table
}

/** The audit trail records each log-in; a colleague who has just joined is signed in too. */
const lastSignIn = sql<Date | null>`(
  select l.at from audit_log l
  where l.entity = 'user' and l.entity_id = u.id::text and l.action in ('admin.logged-in', 'staff.joined', 'staff.took-over')
  order by l.id desc limit 1)`

/**
 * Locks every owner who may sign in until the transaction ends, so that changes of the team take turns.
 * @param actor null for a command
 * @returns their ids, as they are when the lock is there
 * @throws AppError forbidden (403) when the actor is not among them any more
 */
export async function lockOwners(trx: Database, actor: OwnerActor | null): Promise<Set<string>> {
  const owners = await trx
    .selectFrom('users')
    .select('id')
    .where('staff_role', '=', 'owner')
    .where('archived_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const ids = new Set(owners.map(({ id }) => id))
  if (actor && !ids.has(actor.userId)) throw forbidden('Only owners of the agency can do this')
  return ids
}

/**
 * Refuses to leave the agency without an owner (docs/product.md P1.16).
 * @param owners from lockOwners
 * @throws AppError conflict (409)
 */
export function assertNotLastOwner(owners: ReadonlySet<string>, id: string): void {
  if (owners.has(id) && owners.size === 1) throw conflict('The agency needs an owner, and this is the last one')
}

/** Locks a member of staff until the transaction ends; undefined when there is no such colleague. */
export async function lockStaff(trx: Database, id: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'staff_role', 'ended_at'])
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Writes the role of a member of staff. */
export async function saveStaffRole(trx: Database, id: string, staff_role: 'owner' | 'booker'): Promise<void> {
  await trx.updateTable('users').set({ staff_role }).where('id', '=', id).execute()
}

/** Writes whether the access of a member of staff has ended. */
export async function saveEnded(trx: Database, id: string, ended: boolean): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ended_at: ended ? sql`now()` : null })
    .where('id', '=', id)
    .execute()
}
