import { z } from 'zod'
import { isDay } from '../../model/day.ts'
import { ROLES } from '../../model/role.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { exactLine, exactText, Instant, Raw } from '../text.ts'

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

const DayOf = z.string().refine(isDay, 'Choose a day')

/** What narrows the audit. */
const AuditQuery = z.object({
  entity: exactLine(40, 'Which kind of thing?').optional().describe('Of one kind of thing: booking, payment, agent …'),
  entityId: exactLine(200, 'Which one?').optional().describe('Of one thing; with its entity'),
  who: exactLine(200, 'Who?')
    .optional()
    .describe("Part of an admin's or agent's name, or the whole email address of an admin, agent or customer"),
  q: exactText(200).optional().describe('Words of what was done, the values before and after, and the reason'),
  from: DayOf.optional().describe('On this day in Atlanta or later'),
  to: DayOf.optional().describe('On this day in Atlanta or earlier'),
})
const isOfKind = ({ entity, entityId }: z.output<typeof AuditQuery>) => entityId === undefined || entity !== undefined
const NO_KIND = { path: ['entity'], error: 'Which kind of thing?' }

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: ['owner'],
  summary: 'Audit log, newest first, at most 100 a page with Link to the next',
  query: AuditQuery.extend(PageQuery.shape).refine(isOfKind, NO_KIND),
  response: z.array(AuditEntry),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/exports/audit',
  access: ['owner'],
  reauth: true,
  summary: 'The audit log as CSV (RFC 4180), newest first, safe to open in a spreadsheet',
  query: AuditQuery.refine(isOfKind, NO_KIND),
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})
