import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { DAY_MS } from '#shared/model/day.ts'
import { imagePath } from '#shared/model/image.ts'
import { demoAdmin, demoAgentLogins, demoBooker, demoCustomers } from './people.ts'
import { insertPictures, readPicture } from './photos/load-pictures.ts'
import { POSTER_FOLDER, posterFileName } from './poster-files.ts'
import { type DemoAgent, demoRoster } from './roster.ts'

type Trx = Transaction<DB>

/** The agents of the demo by name: id, and rate in whole dollars an hour. */
export type LoadedAgents = Map<string, { id: string; rate: number | null }>
/** The customers of the demo by key. */
export type LoadedCustomers = Awaited<ReturnType<typeof insertCustomers>>

/**
 * Inserts the demo's admins and the agents who can sign in.
 * @param hashes password hashes by password
 * @param ownAdminEmail the demo's admin is left out when this is the same address
 * @returns ids by username
 */
export async function insertUsers(
  trx: Trx,
  hashes: Map<string, string>,
  ownAdminEmail: string | undefined,
): Promise<Map<string, string>> {
  const people = [
    ...(ownAdminEmail?.toLowerCase() === demoAdmin.email
      ? []
      : [{ ...demoAdmin, role: 'admin' as const, staff_role: 'owner' as const }]),
    { ...demoBooker, role: 'admin' as const, staff_role: 'booker' as const },
    ...demoAgentLogins.map((one) => ({ ...one, role: 'agent' as const, staff_role: null })),
  ]
  const rows = await trx
    .insertInto('users')
    .values(
      people.map(({ username, email, role, staff_role, password }) => ({
        username,
        email,
        role,
        staff_role,
        password_hash: hashes.get(password) ?? '',
      })),
    )
    .returning(['id', 'username'])
    .execute()
  return new Map(rows.map(({ id, username }) => [username, id]))
}

/**
 * Inserts the roster with its rendered posters.
 * @param users ids by username, from insertUsers
 */
export async function insertAgents(trx: Trx, users: Map<string, string>, today: Date): Promise<LoadedAgents> {
  const posters = new Map(demoRoster.map(({ name }) => [name, readPoster(name)]))
  await insertPictures(trx, [...posters.values()])
  const rows = []
  for (const [i, agent] of (demoRoster satisfies readonly DemoAgent[]).entries()) {
    const login = demoAgentLogins.find((one) => one.agent === agent.name)
    rows.push({
      user_id: (login && users.get(login.username)) ?? null,
      name: agent.name,
      category: agent.category,
      bio: agent.bio,
      experience: agent.experience,
      travel: 'travel' in agent ? agent.travel : null,
      setup: 'setup' in agent ? agent.setup : null,
      bring: 'bring' in agent ? agent.bring : null,
      specialties: [...agent.specialties],
      hourly_rate: agent.hourlyRate,
      image: imagePath(posters.get(agent.name)?.id ?? '', 600, 'webp'),
      poster: JSON.stringify(agent.poster),
      instagram: 'instagram' in agent ? agent.instagram : null,
      twitter: 'twitter' in agent ? agent.twitter : null,
      website: 'website' in agent ? agent.website : null,
      availability: agent.availability,
      total_bookings: 24 + numberOf(agent.name, 170),
      rating: 4.7 + numberOf(`rating of ${agent.name}`, 4) / 10,
      created_at: new Date(today.getTime() - 400 * DAY_MS + i * 60_000),
    })
  }
  const inserted = await trx.insertInto('agents').values(rows).returning(['id', 'name', 'hourly_rate']).execute()
  return new Map(inserted.map(({ id, name, hourly_rate }) => [name, { id, rate: hourly_rate }]))
}

/** The rendered poster of one of the demo's people. */
const readPoster = (name: string) => readPicture(POSTER_FOLDER, (width, format) => posterFileName(name, width, format))

/** A number from 0 up to `below`, always the same for the same name. */
function numberOf(name: string, below: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % below
}

/** Inserts the demo's customers; one with a temporary password keeps it for ten years. */
export async function insertCustomers(trx: Trx, hashes: Map<string, string>, today: Date) {
  const rows = await trx
    .insertInto('customers')
    .values(
      demoCustomers.map((customer) => ({
        email: customer.email,
        name: customer.name,
        phone: customer.phone,
        must_change_password: customer.mustChangePassword,
        password_hash: 'password' in customer ? (hashes.get(customer.password) ?? null) : null,
        temporary_password_expires_at: customer.mustChangePassword ? new Date(today.getTime() + 3650 * DAY_MS) : null,
      })),
    )
    .returning(['id', 'email', 'name', 'phone'])
    .execute()
  return new Map(demoCustomers.map(({ key, email }) => [key as string, rows.find((row) => row.email === email)]))
}
