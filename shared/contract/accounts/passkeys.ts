import { z } from 'zod'
import { ROLES } from '../../model/role.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, line, Success } from '../text.ts'

/** Bytes as base64url, as browsers write them; what they say is checked where they are read. */
const Bytes = (max: number) => z.string('Not an answer of a passkey').min(1).max(max, 'Too long')

const Descriptor = z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() })

/** What a browser needs to let a passkey sign in (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    timeout: z.number().optional(),
    rpId: z.string().optional(),
    allowCredentials: z.array(Descriptor).optional(),
    userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
  })
  .meta({ id: 'PasskeyRequest' })

/** What a browser needs to make a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyCreation = z
  .object({
    rp: z.object({ name: z.string(), id: z.string().optional() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.string() })),
    timeout: z.number().optional(),
    excludeCredentials: z.array(Descriptor).optional(),
    authenticatorSelection: z
      .object({
        residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
        requireResidentKey: z.boolean().optional(),
        userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
      })
      .optional(),
    attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
  })
  .meta({ id: 'PasskeyCreation' })

/** A passkey's signature, as the browser gives it (WebAuthn, AuthenticationResponseJSON). */
export const PasskeyAnswer = z.object({
  id: Bytes(1400),
  rawId: Bytes(1400),
  type: z.literal('public-key', 'Not an answer of a passkey'),
  response: z.object({
    clientDataJSON: Bytes(5000),
    authenticatorData: Bytes(5000),
    signature: Bytes(8000),
    userHandle: Bytes(200).nullish(),
  }),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** A new passkey, as the browser gives it (WebAuthn, RegistrationResponseJSON). */
export const NewPasskey = z.object({
  id: Bytes(1400),
  rawId: Bytes(1400),
  type: z.literal('public-key', 'Not an answer of a passkey'),
  response: z.object({
    clientDataJSON: Bytes(5000),
    attestationObject: Bytes(30_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** A passkey as its owner sees it. */
export const Passkey = z
  .object({ id: Id, name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

/** Shown once, with the first factor an account gets. */
export const RecoveryCodes = z.array(z.string()).describe('Each works once; shown this once')

export const requestPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  refuses: [422],
  access: 'public',
  summary: 'What a browser needs to sign in with a passkey alone; works once, for five minutes',
  response: PasskeyRequest,
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/login',
  refuses: [401, 422],
  access: 'public',
  summary: 'Sign in as an admin or agent with a passkey alone; the session travels in a cookie',
  body: z.object({ role: z.enum(['admin', 'agent']), credential: PasskeyAnswer }),
  response: Success.extend({ role: z.enum(ROLES) }),
})

export const requestNewPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/options',
  refuses: [409, 422],
  access: ['agent', 'admin'],
  summary: 'What a browser needs to make a passkey for the signed-in account; works once, for five minutes',
  response: PasskeyCreation,
  reauth: true,
  beforeSecondFactor: true,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  refuses: [409, 422],
  status: 201,
  access: ['agent', 'admin'],
  summary: 'Add a passkey to the signed-in account; the first factor brings recovery codes',
  body: z.object({ name: line(60, 'Name is required'), credential: NewPasskey }),
  response: z.object({ passkey: Passkey, recoveryCodes: RecoveryCodes.nullable() }),
  reauth: true,
  beforeSecondFactor: true,
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/remove',
  refuses: [404, 409],
  access: ['agent', 'admin'],
  summary: "Remove one of the account's passkeys. 409 when it is the last factor and one is required",
  body: z.object({ id: Id }),
  response: Success,
  reauth: true,
})
