import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { exactLine, line, text } from '../text.ts'
import { Password } from './passwords.ts'

const Code = z.string('Invite code is required').trim().min(1, 'Invite code is required').max(40, 'Invalid invite code')

export const validateInvite = endpoint({
  method: 'POST',
  path: '/api/agent/validate-invite',
  access: 'public',
  summary: 'The email and category of an invite code that can still be used',
  body: z.object({ code: Code }),
  response: z.object({ email: z.string(), category: z.string() }),
})

export const registerAgent = endpoint({
  method: 'POST',
  path: '/api/agent/register',
  refuses: [409],
  access: 'public',
  summary: 'Join with an invite code, which this spends; email and category are those of the invite. Signs in',
  body: z.object({
    code: Code,
    username: exactLine(200, 'Username is required'),
    password: Password('Password is required'),
    // email, category, rate and the rest of what a client may send here are dropped
    agentData: z.object({
      name: line(200, 'Full name is required'),
      bio: text(5000)
        .nullish()
        .transform((value) => value || null),
      experience: text(5000)
        .nullish()
        .transform((value) => value || null),
    }),
  }),
  response: z.object({ success: z.literal(true), agent: z.object({ name: z.string() }) }),
  status: 201,
})
