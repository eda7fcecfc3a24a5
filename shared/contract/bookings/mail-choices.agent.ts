import { z } from 'zod'
import { OPTIONAL_AGENT_MAILS } from '../../model/agent-mail.ts'
import { endpoint } from '../endpoint.ts'

const MailChoices = z.object({
  email: z.string().nullable().describe('Where the emails go'),
  muted: z.array(z.enum(OPTIONAL_AGENT_MAILS)).describe('Emails the agent has turned off'),
})
export type MailChoices = z.infer<typeof MailChoices>

export const showMailChoices = endpoint({
  method: 'GET',
  path: '/api/agent/email-choices',
  access: ['agent'],
  summary: 'Which emails about bookings the agent has turned off',
  response: MailChoices,
})

export const changeMailChoice = endpoint({
  method: 'PUT',
  path: '/api/agent/email-choices',
  access: ['agent'],
  summary: 'Turn a kind of email about bookings on or off; those about a cancellation stay on',
  body: z.object({ kind: z.enum(OPTIONAL_AGENT_MAILS, 'This email cannot be turned off'), on: z.boolean() }),
  response: MailChoices,
})
