import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import { findAgents } from './place-bookings.ts'

/**
 * The one person on the roster who has a name or an email.
 * @returns their id
 * @throws AppError invalid_request (400) when nobody has it, or several do
 */
export async function requireNamed(db: Database, typed: string): Promise<string> {
  const found = (await findAgents(db, [typed.toLowerCase()])).filter(({ archived }) => !archived)
  const [first, second] = found
  if (!first) throw invalid({ agent: 'Nobody on the roster has this name or email' })
  if (second) throw invalid({ agent: 'Several people have this name. Write the email instead.' })
  return first.id
}
