import type { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A turn of the event loop so short did nothing else, in milliseconds. */
const IDLE_TURN_MS = 0.3
/** How long it looks for such a turn, and then for any turn without a new connection, in milliseconds. */
const [IDLE_PATIENCE_MS, PATIENCE_MS] = [500, 3000]

/**
 * Takes no more connections. The kernel resets connections that wait for a process which stops listening, and with them
 * requests that nobody may repeat. So it closes right after a turn of the event loop that found no connection waiting.
 * @param server one that may have stopped listening already
 */
export async function stopListening(server: Server): Promise<void> {
  let taken = 0
  const count = () => {
    taken += 1
  }
  server.on('connection', count)
  const began = performance.now()
  for (let isEmpty = false; !isEmpty; ) {
    const [before, turnBegan] = [taken, performance.now()]
    await nextTurn()
    const now = performance.now()
    const isIdle = now - turnBegan < IDLE_TURN_MS || now - began > IDLE_PATIENCE_MS
    isEmpty = (taken === before && isIdle) || now - began > PATIENCE_MS
  }
  server.off('connection', count)
  if (server.listening) server.close()
}
