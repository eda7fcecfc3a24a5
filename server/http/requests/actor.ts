import type { FastifyRequest } from 'fastify'
import type { Access } from '#shared/contract/endpoint.ts'
import type { Role } from '#shared/model/role.ts'

/** Who is signed in. */
export type Actor =
  | { role: 'admin'; userId: string; sessionId: string }
  | { role: 'agent'; userId: string; sessionId: string }
  | { role: 'customer'; customerId: string; sessionId: string; mustChangePassword: boolean }

export type AdminActor = Extract<Actor, { role: 'admin' }>
export type AgentActor = Extract<Actor, { role: 'agent' }>
export type CustomerActor = Extract<Actor, { role: 'customer' }>

/** Who makes a change, and by which request. */
export interface By<A extends Actor | null> {
  actor: A
  requestId: string
}

/** A public endpoint learns who is signed in, if anyone; the others are promised one of their roles. */
export type ActorFor<A extends Access> = A extends readonly (infer R extends Role)[]
  ? Extract<Actor, { role: R }>
  : Actor | null

/** Finds out who sent a request; the accounts room provides it. */
export type Identify = (request: FastifyRequest) => Promise<Actor | null>
