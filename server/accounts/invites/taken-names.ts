import { type Database, violates } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import { findTaken } from './invite-taken.ts'

/**
 * Refuses a user name or an email address that is taken, by a customer with a chosen password too (docs/product.md S24).
 * @throws AppError conflict (409) naming what is taken
 */
export async function assertFree(db: Database, names: { username: string; email: string }): Promise<void> {
  const found = await findTaken(db, names)
  if (found.username || found.email) throw taken(found)
}

/**
 * Runs work that creates a user; a unique violation becomes 409 naming the field.
 * @param work a whole transaction
 * @throws AppError conflict (409) naming what is taken
 */
export async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (violates(error, 'users_username_key')) throw taken({ username: true, email: false })
    if (violates(error, 'users_email_key')) throw taken({ username: false, email: true })
    throw error
  }
}

function taken({ username, email }: { username: boolean; email: boolean }) {
  const fields = {
    ...(username && { username: 'This username is taken' }),
    ...(email && { email: 'There is already an account with this email address' }),
  }
  return conflict(Object.values(fields)[0] ?? 'Taken', fields)
}
