import type { AuditEntry } from '#shared/contract/audit/audit.admin.ts'
import { formatCents } from '#shared/model/money.ts'
import { wordsOf } from '#web/features/office/audit-words.ts'
import { formatDate, formatTime } from '#web/lib/format-date.ts'

/** Longer texts are cut, in characters: the trail only needs to show that they changed. */
const LONGEST = 140
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function sayValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    return /cents$/i.test(name) ? formatCents(value) : value.toLocaleString('en-US')
  }
  if (Array.isArray(value)) return sayList(name, value)
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([key, part]) => `${wordsOf(key)}: ${sayValue(key, part)}`)
    return parts.join(', ') || 'none'
  }
  // words of the code
  const text = /^[a-z]+(_[a-z]+)+$/.test(String(value)) ? String(value).replaceAll('_', ' ') : String(value)
  if (INSTANT.test(text)) return `${formatDate(text)}, ${formatTime(text)}`
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text
}

function sayList(name: string, list: readonly unknown[]): string {
  if (list.length === 0) return 'none'
  if (list.some((item) => typeof item === 'object')) return `${list.length} ${list.length === 1 ? 'entry' : 'entries'}`
  return list.map((item) => sayValue(name, item)).join(', ')
}

export interface Change {
  field: string
  /** Undefined when it was not there before, or is not there any more. */
  before: string | undefined
  after: string | undefined
}

/** What changed, field by field. */
export function listChanges({ before, after }: AuditEntry): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  // ids say nothing to people
  const shownNames = names.filter((name) => !/(^id|Id|_id)$/.test(name))
  return shownNames.map((name) => ({
    field: wordsOf(name),
    before: before && name in before ? sayValue(name, before[name]) : undefined,
    after: after && name in after ? sayValue(name, after[name]) : undefined,
  }))
}
