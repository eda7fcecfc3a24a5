import { z } from 'zod'
import { KEEPABLE_STEPS, SETUP_STEPS } from '../../model/setup.ts'
import { endpoint } from '../endpoint.ts'
import { Count, Instant } from '../text.ts'

/** Who kept a step as it is, and when. */
const Kept = z.object({ by: z.string().nullable().describe('Null when they left the office'), at: Instant })

/** What makes the product an agency's own: the demo, and the steps of the checklist. */
export const Setup = z
  .object({
    demo: z
      .enum(['none', 'loaded', 'kept', 'removed'])
      .describe('none: no demo was loaded here; kept: an owner decided to keep it for now'),
    hidden: z.boolean().describe('An owner hid the checklist'),
    steps: z.array(
      z.object({
        step: z.enum(SETUP_STEPS),
        done: z.boolean().describe('Worked out from what is stored and configured'),
        kept: Kept.nullable().describe('An owner keeps it as it is'),
        have: Count.nullable().describe('Of a step that counts: how many there are'),
      }),
    ),
  })
  .meta({ id: 'Setup' })
export type Setup = z.infer<typeof Setup>

export const showSetup = endpoint({
  method: 'GET',
  path: '/api/admin/setup',
  access: ['owner'],
  summary: 'Whether the demo is here, and which steps make the product the agency’s own; each worked out from the data',
  response: Setup,
})

export const keepStep = endpoint({
  method: 'PUT',
  path: '/api/admin/setup/kept-steps',
  access: ['owner'],
  summary: 'Keep a step as it is, or no longer; audited',
  body: z.object({ step: z.enum(KEEPABLE_STEPS, 'Not a step that can be kept'), kept: z.boolean('Yes or no') }),
  response: Setup,
})

export const hideChecklist = endpoint({
  method: 'PUT',
  path: '/api/admin/setup/checklist',
  access: ['owner'],
  summary: 'Hide the checklist from the dashboard, or show it again; audited',
  body: z.object({ hidden: z.boolean('Yes or no') }),
  response: Setup,
})

/** All endpoints of this file. */
export const setupEndpoints = [showSetup, keepStep, hideChecklist] as const
