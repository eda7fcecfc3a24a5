import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/*
 * A backup is one gzip of lines: a header, then for each table a line that names it, its rows as PostgreSQL's COPY
 * writes them as text, and a line `\.`; then a line that says what must have been there (docs/decisions/028).
 */

/** The only format so far; a file with a higher one was written by a later release. */
export const FORMAT = 1

/** Ends the rows of a table; no row can look like it, since COPY doubles a backslash. */
export const END_OF_ROWS = Buffer.from('\\.\n')

/** Tables whose rows stay out: everyone signs in again after a restore. */
export const LEFT_OUT: readonly string[] = ['sessions']

const Migration = z.object({ name: z.string(), hash: z.string() })

export const Header = z.object({
  marquee: z.literal('backup'),
  format: z.literal(FORMAT),
  /** Version of the product that wrote it. */
  version: z.string(),
  at: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations its database had, in order. */
  migrations: z.array(Migration).min(1),
})
export type Header = z.output<typeof Header>

/** Enough to distinguish a backup of a later release from another file. */
export const AnyHeader = z.object({ marquee: z.literal('backup'), format: z.int(), version: z.string() })

export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
export type TableLine = z.output<typeof TableLine>

export const EndLine = z.object({
  /** Rows of each table. */
  end: z.record(z.string(), z.int().min(0)),
  /** What identity columns go on from. */
  counters: z.array(z.object({ table: z.string(), column: z.string(), value: z.int(), used: z.boolean() })),
  /** Of everything before this line, uncompressed. */
  sha256: z.string(),
})
export type EndLine = z.output<typeof EndLine>

/** A backup that can't be made or restored; the message is for the person who asked. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The product's version, as package.json has it. */
export function readVersion(): string {
  const file = path.resolve(import.meta.dirname, '../../../package.json')
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
  return version
}
