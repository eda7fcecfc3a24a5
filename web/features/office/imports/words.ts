import type { ImportFinding, ImportKind, ImportState } from '#shared/model/import.ts'
import { formatCount } from '#web/lib/format.ts'
import type { BadgeLook } from '#web/ui/badge.tsx'

/** What is imported, as people call it. */
export const KIND_LABELS: Record<ImportKind, string> = {
  customers: 'Customers',
  bookings: 'Bookings',
  agents: 'Talent',
  payments: 'Payments',
  busy: 'Busy times',
  photos: 'Photos',
}

export const STATE_LABELS: Record<ImportState, string> = {
  reading: 'Reading',
  mapping: 'Columns',
  checking: 'Checking',
  checked: 'Checked',
  running: 'Importing',
  done: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Not readable',
}

export const STATE_LOOKS: Record<ImportState, BadgeLook> = {
  reading: { tone: 'pending', bulb: 'lit' },
  mapping: { tone: 'pending', bulb: 'hollow' },
  checking: { tone: 'pending', bulb: 'lit' },
  checked: { tone: 'pending', bulb: 'hollow' },
  running: { tone: 'pending', bulb: 'lit' },
  done: { tone: 'confirmed', bulb: 'solid' },
  undoing: { tone: 'pending', bulb: 'lit' },
  undone: { tone: 'cancelled', bulb: 'out' },
  failed: { tone: 'danger', bulb: 'out' },
}

const ONE: Record<ImportKind, [one: string, several: string]> = {
  customers: ['customer', 'customers'],
  bookings: ['booking', 'bookings'],
  agents: ['person', 'people'],
  payments: ['payment', 'payments'],
  busy: ['blocked time', 'blocked times'],
  photos: ['photo', 'photos'],
}

const DUPLICATES: Record<ImportFinding, string> = {
  problem: 'Error',
  duplicate: 'Duplicate',
  possible: 'Possible duplicate',
}
const TAKEN: Record<ImportFinding, string> = {
  problem: 'Error',
  duplicate: 'Taken already',
  possible: 'Taken for a part',
}

/** What was found about a row, by what the import brings: a time is taken, anything else is a duplicate. */
export const findingLabels = (kind: ImportKind): Record<ImportFinding, string> => (kind === 'busy' ? TAKEN : DUPLICATES)

/** '1 booking', '400 bookings'. */
export const countThings = (kind: ImportKind, count: number): string =>
  `${formatCount(count)} ${ONE[kind][count === 1 ? 0 : 1]}`

/** '1 row', '400 rows'. */
export const countRows = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`
