import { z } from 'zod'
import { ROLES } from '../../model/role.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { exactLine, Instant } from '../text.ts'

/** Who did what to which row, and how it was before and after. */
export const AuditEntry = z
  .object({
    id: z.number().int(),
    at: Instant,
    actor: z
      .object({ role: z.enum(ROLES), name: z.string() })
      .nullable()
      .describe('Null for the product itself'),
    action: z.string(),
    entity: z.string(),
    entityId: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: ['owner'],
  summary: 'Audit log, newest first, at most 100 a page with Link to the next',
  query: PageQuery.extend({
    entity: exactLine(40, 'Which kind of thing?')
      .optional()
      .describe('Of one kind of thing: booking, payment, agent …'),
    entityId: exactLine(200, 'Which one?').optional().describe('Of one thing; with its entity'),
  }).refine(({ entity, entityId }) => entityId === undefined || entity !== undefined, {
    path: ['entity'],
    error: 'Which kind of thing?',
  }),
  response: z.array(AuditEntry),
})
