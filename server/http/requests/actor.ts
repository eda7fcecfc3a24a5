import type { FastifyRequest } from 'fastify'
import type { Access } from '#shared/contract/endpoint.ts'
import type { StaffRole } from '#shared/model/role.ts'

/** What a request's session says about its person; absent counts as not verified. */
interface Proof {
  /** They proved who they are within the last VERIFIED_MINUTES. */
  verified?: boolean
}

/** Who is signed in. */
export type Actor =
  | (Proof & { role: 'admin'; staffRole: StaffRole; userId: string; sessionId: string; mustAddFactor?: boolean })
  | (Proof & { role: 'agent'; userId: string; sessionId: string })
  | (Proof & { role: 'customer'; customerId: string; sessionId: string; mustChangePassword: boolean })

export type AdminActor = Extract<Actor, { role: 'admin' }>
/** An admin who may do everything in the office. */
export type OwnerActor = AdminActor & { staffRole: 'owner' }
export type AgentActor = Extract<Actor, { role: 'agent' }>
export type CustomerActor = Extract<Actor, { role: 'customer' }>

/** A person who did something: with a session, or an agent or a customer by a mailed link. */
export type Doer = Actor | Pick<AgentActor, 'role' | 'userId'> | Pick<CustomerActor, 'role' | 'customerId'>

/** Who makes a change, and by which request. */
export interface By<A extends Doer | null> {
  actor: A
  requestId: string
}

/** A public endpoint learns who is signed in, if anyone; the others are promised one of their roles. */
export type ActorFor<A extends Access> = A extends readonly (infer R)[]
  ? Extract<Actor, { role: R }> | ('owner' extends R ? OwnerActor : never)
  : Actor | null

/** Finds out who sent a request; the accounts room provides it. */
export type Identify = (request: FastifyRequest) => Promise<Actor | null>
