import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks again and again until the answer is one, and gives it.
 * @param ask gives something truthy when what is waited for has happened
 * @param patience milliseconds after which it counts as failed
 */
export async function until<T>(
  ask: () => T | Promise<T>,
  patience = 5000,
): Promise<Exclude<T, undefined | null | false>> {
  const end = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (answer) return answer as Exclude<T, undefined | null | false> // truthy
    if (Date.now() > end) throw new Error(`not within ${patience} ms: ${ask}`)
    await sleep(15)
  }
}
