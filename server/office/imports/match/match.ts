import type { ImportFinding } from '#shared/model/import.ts'

/** Rows of a file, first and last position. */
export interface Positions {
  from: number
  to: number
}

/** A row that matches one that is here, or an earlier one of the file. */
export interface Match {
  position: number
  kind: ImportFinding
  value: string | null
  message: string
}
