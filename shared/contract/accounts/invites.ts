import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { exactLine, line, text } from '../text.ts'
import { Password } from './passwords.ts'

const Code = z.string('Invite code is required').trim().min(1, 'Invite code is required').max(40, 'Invalid invite code')

export const validateInvite = endpoint({
  method: 'POST',
  path: '/api/agent/validate-invite',
  access: 'public',
  refuses: [409],
  summary:
    'The email and category of an invite code that can still be used, and the profile it claims. 409 when that profile has a login or left the roster',
  body: z.object({ code: Code }),
  response: z.object({
    email: z.string(),
    category: z.string(),
    profile: z
      .object({ name: z.string(), bio: z.string().nullable(), experience: z.string().nullable() })
      .optional()
      .describe('The profile on the roster that the code claims; absent when it makes a new one'),
  }),
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
    // a claim keeps the profile's name; email, category, rate and the rest of what a client may send here are dropped
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
