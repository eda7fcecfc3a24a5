import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Success } from '../text.ts'
import { PasskeyAnswer, PasskeyRequest } from './passkeys.ts'
import { Password } from './passwords.ts'

export const showVerification = endpoint({
  method: 'GET',
  path: '/api/auth/verification',
  access: ['customer', 'agent', 'admin'],
  summary: 'Whether the person proved who they are recently enough for sensitive calls; refused like these when not',
  response: z.object({ verified: z.literal(true) }),
  reauth: true,
  beforeSecondFactor: true,
})

export const verifyPerson = endpoint({
  method: 'POST',
  path: '/api/auth/verification',
  access: ['customer', 'agent', 'admin'],
  summary: 'Prove again who is signed in; sensitive calls are open to this session for some minutes',
  body: z.object({ password: Password('Password is required') }),
  response: Success,
  afterPasswordChange: true,
  beforeSecondFactor: true,
})

export const verifyByCode = endpoint({
  method: 'POST',
  path: '/api/auth/verification/app',
  access: ['agent', 'admin'],
  summary: 'Prove again who is signed in, with a code of the authenticator app',
  body: z.object({
    code: z.string('Code is required').trim().min(1, 'Code is required').max(60, 'That code is too long'),
  }),
  response: Success,
})

export const requestVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verification/passkey-options',
  refuses: [422],
  access: ['agent', 'admin'],
  summary: 'What a browser needs to verify the signed-in account with one of its passkeys',
  response: PasskeyRequest,
})

export const verifyByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/verification/passkey',
  refuses: [422],
  access: ['agent', 'admin'],
  summary: "Prove again who is signed in, with one of the account's passkeys",
  body: z.object({ credential: PasskeyAnswer }),
  response: Success,
})
