import { AppError } from '#server/errors.ts'
import { getNetwork } from '#server/http/requests/network.ts'
import type { Connection } from './event-stream.ts'

/** Streams of events one address may have open in a process, of all kinds together (docs/product.md P10.48). */
const STREAMS_OF_ADDRESS = 30
/** Retry-After when an address has as many, in seconds. */
const RETRY = 30

/** Who has how many streams open in this process. */
export interface StreamPlaces {
  /**
   * Takes a place for a stream that is about to open; the end of its connection gives it back.
   * @throws AppError too_many_requests (429) when the address has as many as it may
   */
  take(address: string, connection: Pick<Connection, 'onClose'>): void
}

/** @param scale multiplies the limit, as RATE_LIMIT_SCALE does with every limit per address */
export function createStreamPlaces(scale: number): StreamPlaces {
  const open = new Map<string, number>()
  return {
    take(address, connection) {
      const network = getNetwork(address)
      const count = open.get(network) ?? 0
      if (count >= STREAMS_OF_ADDRESS * scale) {
        throw new AppError('too_many_requests', 'Too many windows are open. Please close some.', { retryAfter: RETRY })
      }
      open.set(network, count + 1)
      connection.onClose(() => {
        const left = (open.get(network) ?? 1) - 1
        if (left === 0) open.delete(network)
        else open.set(network, left)
      })
    },
  }
}
