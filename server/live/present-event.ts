import type { LiveEvent } from '#shared/contract/office/office.admin.ts'
import { AGENT_LIVE_ACTIONS, CUSTOMER_LIVE_ACTIONS } from '#shared/model/live.ts'
import type { Announced } from './announce.ts'

/** Longer names are cut: one line shows them, and a burst of events stays within what a stream keeps. */
const NAME_MOST = 80

/** What a row says that a sentence about it needs. */
export interface Fact {
  /** Of the person it is about. */
  name: string | null
  /** Of the event. */
  date: Date | null
  /** Of a booking. */
  agentId: string | null
  /** Of a booking; what its customer calls it by. */
  agentName: string | null
  /** Of a booking. */
  customerId: string | null
}

/** What is known of the rows events are about and of who did it, by id. */
export type Facts = ReadonlyMap<string, Fact>

/** Whose events a stream carries: the office hears all, an agent and a customer what is their own. */
export type Audience = { role: 'admin' } | { role: 'agent'; agentId: string } | { role: 'customer'; customerId: string }

/** The listener. */
export interface Listener {
  /** Of a user, or of a customer. */
  userId: string
  audience: Audience
}

/**
 * Whether a listener may see an event: admins all, an agent of own bookings and own blocked time (docs/product.md
 * P5.13, P5.14), a customer of own bookings and payments (P4.25).
 * @param facts undefined when nothing could be found out
 */
export function isHeardBy({ kind, id, action }: Announced, facts: Facts | undefined, { audience }: Listener): boolean {
  if (audience.role === 'admin') return true
  if (audience.role === 'customer') {
    if (action === undefined || !CUSTOMER_LIVE_ACTIONS.includes(action)) return false
    return facts?.get(id)?.customerId === audience.customerId
  }
  if (action !== undefined && !AGENT_LIVE_ACTIONS.includes(action)) return false
  if (kind === 'blocked') return id === audience.agentId
  return kind === 'booking' && facts?.get(id)?.agentId === audience.agentId
}

/**
 * An event as its listener may see it. An agent sees no admin's name, a customer only the agent's and whether they did it
 * themselves; no one sees an address or a number.
 * @param facts undefined when nothing could be found out
 */
export function presentEvent(
  { kind, id, at, action, by, date }: Announced,
  facts: Facts | undefined,
  { userId, audience }: Listener,
): LiveEvent {
  // who is on the team is for owners; other windows only read their own role again
  if (kind === 'team') return { kind, id, at, action: action ?? null, subject: null, actor: null }
  const fact = facts?.get(id)
  if (audience.role === 'customer') {
    return {
      kind,
      id,
      at,
      action: action ?? null,
      subject: fact ? { name: cut(fact.agentName), date: fact.date?.toISOString() ?? null } : null,
      actor: by?.id === userId ? { role: 'customer', name: null, self: true } : null,
    }
  }
  const hidden = audience.role === 'agent' && by?.role === 'admin'
  return {
    kind,
    id,
    at,
    action: action ?? null,
    subject: fact ? { name: cut(fact.name), date: date ?? fact.date?.toISOString() ?? null } : null,
    actor: by
      ? { role: by.role, name: hidden ? null : cut(facts?.get(by.id)?.name ?? null), self: by.id === userId }
      : null,
  }
}

function cut(name: string | null): string | null {
  return name === null ? null : name.slice(0, NAME_MOST).toWellFormed()
}
