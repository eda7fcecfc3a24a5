import type { AdminActor, AgentActor, CustomerActor } from '#server/http/requests/actor.ts'
import type { Connection } from './event-stream.ts'
import type { EventStreams } from './event-streams.ts'
import type { Audience } from './present-event.ts'
import type { StreamPlaces } from './stream-places.ts'

/** The open streams of signed-in people, and the places for one more. */
export interface LiveStreams {
  streams: EventStreams
  places: StreamPlaces
}

/** What an endpoint's handler is given, as far as a stream needs it. */
interface StreamCall {
  actor: AdminActor | AgentActor | CustomerActor
  setHeader: (name: string, value: string) => void
  address: string
  connection: Connection
}

/**
 * Answers with a stream of events that nothing on the way keeps or holds back.
 * @param audience whose events the stream carries
 * @throws AppError unavailable (503) when the process is closing, too_many_requests (429) for an address with too many
 */
export function answerWithEvents(
  { streams, places }: LiveStreams,
  { actor, setHeader, address, connection }: StreamCall,
  audience: Audience,
): AsyncIterable<string> {
  setHeader('cache-control', 'no-store')
  // proxies of the nginx family would hold events back
  setHeader('x-accel-buffering', 'no')
  places.take(address, connection)
  const userId = actor.role === 'customer' ? actor.customerId : actor.userId
  return streams.open({ sessionId: actor.sessionId, userId }, connection, audience)
}
