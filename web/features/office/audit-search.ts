import { isDay } from '#shared/model/day.ts'
import { ENTITIES } from '#web/features/office/audit-words.ts'
import { paths } from '#web/lib/paths.ts'

/** What narrows the audit. */
export interface AuditSearch {
  entity: string | undefined
  who: string | undefined
  q: string | undefined
  from: string | undefined
  to: string | undefined
}

/** Where the address keeps each part of the search. */
export const AUDIT_PARAMS = { entity: 'of', who: 'who', q: 'q', from: 'from', to: 'to' } as const

/** The search an address asks for; values without a meaning are ignored. */
export function readAuditSearch(params: URLSearchParams): AuditSearch {
  const asked = params.get(AUDIT_PARAMS.entity) ?? ''
  const dayOf = (name: 'from' | 'to') => {
    const day = params.get(AUDIT_PARAMS[name])
    return isDay(day) ? day : undefined
  }
  return {
    entity: Object.hasOwn(ENTITIES, asked) ? asked : undefined,
    who: params.get(AUDIT_PARAMS.who)?.trim() || undefined,
    q: params.get(AUDIT_PARAMS.q)?.trim() || undefined,
    from: dayOf('from'),
    to: dayOf('to'),
  }
}

/** The found entries as a file. */
export function auditExportAddress(search: AuditSearch): string {
  const asked = Object.entries(search).filter((part): part is [string, string] => part[1] !== undefined)
  const query = new URLSearchParams(asked)
  return query.size > 0 ? `${paths.adminExport('audit')}?${query}` : paths.adminExport('audit')
}
