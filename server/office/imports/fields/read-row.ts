import type { z } from 'zod'

/** An error in one field of a row. */
export interface FieldProblem {
  field: string
  message: string
}

/** The cells of a row by the names of their fields, with what is wrong with them. */
export class RowReader {
  readonly problems: FieldProblem[] = []
  /** Whether 3/4/2026 is the third of April, not the fourth of March. */
  readonly dayFirst: boolean
  readonly #cells: ReadonlyMap<string, string>

  /** @param columns the field each column holds, by name; null for one that is left out */
  constructor(cells: readonly string[], columns: readonly (string | null)[], dayFirst: boolean) {
    this.dayFirst = dayFirst
    this.#cells = new Map(columns.flatMap((field, at) => (field === null ? [] : [[field, cells[at] ?? '']])))
  }

  /** A cell as it stands in the file; empty for one that no column holds. */
  raw(field: string): string {
    return this.#cells.get(field) ?? ''
  }

  /** Notes an error in a field. */
  refuse(field: string, message: string): null {
    this.problems.push({ field, message })
    return null
  }

  /** A cell by a schema of the contract; null and an error when it does not fit. */
  read<S extends z.ZodType>(field: string, schema: S, typed: unknown = this.raw(field)): z.output<S> | null {
    const parsed = schema.safeParse(typed)
    if (parsed.success) return parsed.data
    return this.refuse(field, parsed.error.issues[0]?.message ?? 'Not valid')
  }

  /** A cell by a schema, null when it is empty. */
  readOptional<S extends z.ZodType>(field: string, schema: S): z.output<S> | null {
    return this.raw(field) === '' ? null : this.read(field, schema)
  }
}
