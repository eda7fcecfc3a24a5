import { z } from 'zod'
import { formatWhole } from '../../model/money.ts'
import { findUnknownField, MOST_TEMPLATE } from '../../model/proposal.ts'
import { endpoint } from '../endpoint.ts'
import { Cents, shows, text } from '../text.ts'
import { CancellationPolicy, NewCancellationPolicy } from './cancellation-policy.ts'

const Minute = z
  .number('Not a time of day')
  .int('Not a time of day')
  .min(0)
  .max(1440, 'At most 1440')
  .describe('Minute of the day in Atlanta')

/** When the agency can be reached on one day of the week. */
const OpeningSpan = z.object({
  weekday: z.number().int().min(0).max(6).describe('0 is Sunday'),
  from: Minute,
  to: Minute,
})
export type OpeningSpan = z.infer<typeof OpeningSpan>

/** What the agency decides about itself. */
export const AgencySettings = z
  .object({
    address: z.string().nullable(),
    noticeRecipients: z.array(z.string()),
    openingHours: z.array(OpeningSpan).describe('By weekday and time; empty when not set'),
    depositPercent: z.number().int().nullable(),
    bufferMinutes: z.number().int(),
    agentSharePercent: z.number().int().nullable(),
    reviewNewAgents: z.boolean().describe('Agents who register themselves are public once the office publishes them'),
    bookerRefundLimit: Cents.describe('What bookers may give back of one payment, refunds and reversals together'),
    cancellationPolicy: CancellationPolicy,
    keptSharePercent: z
      .number()
      .int()
      .nullable()
      .describe("The talent's percent of what is kept of a canceled booking; null: the usual share"),
    cancellationTerms: z.string().nullable().describe('Follows the terms that are written from the policy'),
    agreementTemplate: z
      .string()
      .nullable()
      .describe("The agency's own words of the agreement; null for the first ones"),
    countersignByHand: z
      .boolean()
      .describe('The office countersigns agreements by hand; otherwise on receipt of the signature of the customer'),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
  })
  .meta({ id: 'AgencySettings' })
export type AgencySettings = z.infer<typeof AgencySettings>

/** The agency as everyone may know it. */
export const Agency = z
  .object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    cancellationTerms: z.string(),
  })
  .meta({ id: 'Agency' })
export type Agency = z.infer<typeof Agency>

export const showAgency = endpoint({
  method: 'GET',
  path: '/api/agency',
  access: 'public',
  summary: 'The agency: name, phone, email, address and cancellation terms',
  response: Agency,
  etag: true,
})

export const showSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  access: ['owner'],
  summary: "The agency's settings",
  response: AgencySettings,
})

/** A text; null when it is left out or shows nothing. */
const nullableText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => (value && shows(value) ? value : null))

export const updateSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/settings',
  takes: ['if-match'],
  refuses: [409],
  access: ['owner'],
  summary: "Change the agency's settings. 409 when If-Match is not the current row version",
  body: z.object({
    address: nullableText(500),
    noticeRecipients: z
      .array(z.string().trim().max(254).pipe(z.email('Invalid email address')))
      .max(20, 'At most 20 addresses'),
    openingHours: z
      .array(
        OpeningSpan.refine(({ from, to }) => from < to, { path: ['to'], error: 'Must be later than the beginning' }),
      )
      .max(21, 'At most three spans a day'),
    depositPercent: z.number().int().min(1, '1 to 99 percent').max(99, '1 to 99 percent').nullable(),
    bufferMinutes: z.number('Not a number of minutes').int().min(0).max(1440, 'At most a day'),
    agentSharePercent: z.number().int().min(0).max(100, '0 to 100 percent').nullable(),
    reviewNewAgents: z.boolean('Yes or no'),
    bookerRefundLimit: z
      .number('Not an amount')
      .int('Whole cents')
      .min(0, { error: () => `At least ${formatWhole(0)}` })
      .max(100_000_000, { error: () => `At most ${formatWhole(1_000_000)}` })
      .describe('Cents'),
    cancellationPolicy: NewCancellationPolicy,
    keptSharePercent: z.number().int().min(0).max(100, '0 to 100 percent').nullable(),
    cancellationTerms: nullableText(5000),
    agreementTemplate: nullableText(MOST_TEMPLATE).superRefine((template, context) => {
      const word = template === null ? undefined : findUnknownField(template)
      if (word !== undefined) context.addIssue({ code: 'custom', message: `{${word}} is not a field we know` })
    }),
    countersignByHand: z.boolean('Yes or no'),
  }),
  response: AgencySettings,
})

/** The mail server's answer to a test mail. */
export const TestMailResult = z
  .object({
    result: z.enum(['accepted', 'refused', 'timed-out', 'away', 'file']).describe('file: no mail server is configured'),
    message: z.string().describe("In words, with the mail server's own sentence when it refused"),
  })
  .meta({ id: 'TestMailResult' })
export type TestMailResult = z.infer<typeof TestMailResult>

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/settings/test-mail',
  access: ['owner'],
  summary: "Send a test mail to the signed-in admin; answers with the mail server's answer, at most 5 an hour",
  response: TestMailResult,
})

export const requireFactor = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/second-factor',
  access: ['owner'],
  reauth: true,
  summary: 'Require a second factor of every admin, or no longer; holds in open sessions at once',
  body: z.object({ required: z.boolean('Yes or no') }),
  response: z.object({ required: z.boolean() }),
})

export const letBookersOpen = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/private-access',
  access: ['owner'],
  reauth: true,
  summary: "Let bookers open agents' legal names, emergency contacts and papers, or no longer",
  body: z.object({ allowed: z.boolean('Yes or no') }),
  response: z.object({ allowed: z.boolean() }),
})
