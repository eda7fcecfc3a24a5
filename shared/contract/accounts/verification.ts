import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Success } from '../text.ts'
import { Password } from './passwords.ts'

export const showVerification = endpoint({
  method: 'GET',
  path: '/api/auth/verification',
  access: ['customer', 'agent', 'admin'],
  summary: 'Whether the person proved who they are recently enough for sensitive calls; refused like these when not',
  response: z.object({ verified: z.literal(true) }),
  reauth: true,
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
