import { violates } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'

const TRIES = 3

/**
 * Runs a transaction that reserves an agent's time, and runs it again when another one reserved the same time first.
 * The constraint agent_statuses_no_overlap catches what no lock prevents; the next try finds the conflict and names it.
 * @param work a whole transaction
 * @param refuse makes the error when every try fails
 * @throws AppError 409 when every try fails, unless `refuse` makes another error
 */
export async function retryOnOverlap<T>(
  work: () => Promise<T>,
  refuse = (): Error => conflict('This agent was booked for that time just now'),
): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!violates(error, 'agent_statuses_no_overlap')) throw error
    }
  }
  throw refuse()
}
