import type { AdminActor, AgentActor, CustomerActor } from '#server/http/requests/actor.ts'
import type { Connection } from './event-stream.ts'
import type { EventStreams } from './event-streams.ts'

/** What an endpoint's handler is given, as far as a stream needs it. */
interface StreamCall {
  actor: AdminActor | AgentActor | CustomerActor
  setHeader: (name: string, value: string) => void
  connection: Connection
}

/**
 * Answers with a stream of events that nothing on the way keeps or holds back.
 * @param agentId who hears of what is theirs alone; undefined for the office; null for a customer, who hears only that
 *   the session ended
 * @throws AppError unavailable (503) when the process is closing
 */
export function answerWithEvents(
  streams: EventStreams,
  { actor, setHeader, connection }: StreamCall,
  agentId?: string | null,
): AsyncIterable<string> {
  setHeader('cache-control', 'no-store')
  // proxies of the nginx family would hold events back
  setHeader('x-accel-buffering', 'no')
  const userId = actor.role === 'customer' ? actor.customerId : actor.userId
  return streams.open({ sessionId: actor.sessionId, userId }, connection, agentId)
}
