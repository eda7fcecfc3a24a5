import { DAY_MS } from '#shared/model/day.ts'

/** A row of a table, with the columns that any release had. */
export type OldRow = readonly [table: string, row: Record<string, unknown>]

/** The id of the nth row of a kind of rows. */
export const id = (kind: number, n: number) =>
  `00000000-0000-4000-8000-${String(kind).padStart(6, '0')}${String(n).padStart(6, '0')}`

/** A time some days from the first of June 2026. */
export const day = (offset: number) => new Date(Date.UTC(2026, 5, 1, 18) + offset * DAY_MS)
