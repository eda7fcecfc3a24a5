import { z } from 'zod'
import { ROLES } from '../../model/role.ts'
import { endpoint } from '../endpoint.ts'
import { Count, Instant, Success } from '../text.ts'
import { Passkey, RecoveryCodes } from './passkeys.ts'

/** A code as it is typed: spaces and hyphens in it do not matter. */
const Code = z.string('Code is required').trim().min(1, 'Code is required').max(60, 'That code is too long')
const Token = z.string('Sign in again').min(1, 'Sign in again').max(200, 'Sign in again')

/** How an account can prove the second factor after its password. */
export const FactorMethod = z.enum(['passkey', 'app', 'recovery-code'])
export type FactorMethod = z.infer<typeof FactorMethod>

/** The answer to a right password of an account with a second factor: no session yet. */
export const SecondFactorNeeded = z
  .object({
    secondFactor: z.object({
      token: z.string().describe('Stands for the password for five minutes'),
      methods: z.array(FactorMethod),
    }),
  })
  .meta({ id: 'SecondFactorNeeded' })
export type SecondFactorNeeded = z.infer<typeof SecondFactorNeeded>

export const codeLogin = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/login',
  refuses: [401, 422],
  access: 'public',
  summary: 'Sign in with a code, after a password that was answered with secondFactor',
  body: z.object({ token: Token, method: z.enum(['app', 'recovery-code']), code: Code }),
  response: Success.extend({ role: z.enum(ROLES) }),
})

/** The second factors of the signed-in account. */
export const Security = z
  .object({
    passkeys: z.array(Passkey),
    appSince: Instant.nullable().describe('Since when an authenticator app is set up; null without one'),
    recoveryCodes: Count.describe('Recovery codes that were not used yet'),
    required: z.boolean().describe('The agency requires a second factor of this account'),
    passkeysPossible: z.boolean().describe('False at an address that browsers make no passkeys for, such as a number'),
  })
  .meta({ id: 'Security' })
export type Security = z.infer<typeof Security>

export const showSecurity = endpoint({
  method: 'GET',
  path: '/api/auth/security',
  access: ['agent', 'admin'],
  summary: 'The second factors of the signed-in account',
  response: Security,
  beforeSecondFactor: true,
})

export const beginApp = endpoint({
  method: 'POST',
  path: '/api/auth/authenticator-app',
  access: ['agent', 'admin'],
  summary: 'Begin to set up an authenticator app (RFC 6238); it counts once a code of it is confirmed',
  response: z.object({
    token: z.string().describe('To be sent back with the first code, within five minutes'),
    secret: z.string().describe('Base32, to be typed in'),
    uri: z.string().describe('otpauth: address, to be drawn as a QR code'),
  }),
  reauth: true,
  beforeSecondFactor: true,
})

export const confirmApp = endpoint({
  method: 'POST',
  path: '/api/auth/authenticator-app/confirm',
  refuses: [422],
  access: ['agent', 'admin'],
  summary: 'Set up the authenticator app with its first code; it replaces another one',
  body: z.object({ token: Token, code: Code }),
  response: z.object({ recoveryCodes: RecoveryCodes.nullable() }),
  reauth: true,
  beforeSecondFactor: true,
})

export const removeApp = endpoint({
  method: 'DELETE',
  path: '/api/auth/authenticator-app',
  refuses: [404, 409],
  access: ['agent', 'admin'],
  summary: "Remove the account's authenticator app. 409 when it is the last factor and one is required",
  response: Success,
  reauth: true,
})

export const remakeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/recovery-codes',
  refuses: [409],
  access: ['agent', 'admin'],
  summary: 'Make ten new recovery codes; the ones before stop working. 409 without a second factor',
  response: z.object({ recoveryCodes: RecoveryCodes }),
  reauth: true,
})

export const resetFactors = endpoint({
  method: 'POST',
  path: '/api/admin/team/:id/reset-second-factor',
  refuses: [409],
  access: ['owner'],
  summary: "Remove a colleague's second factors after a lost device and end their sessions. 409 for one's own account",
  params: z.object({ id: z.uuid('Not a valid id') }),
  response: Success,
  reauth: true,
})
