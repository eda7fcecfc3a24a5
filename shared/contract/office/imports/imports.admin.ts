import { z } from 'zod'
import { IMPORT_FINDINGS, IMPORT_KINDS, IMPORT_LIMITS, IMPORT_STATES } from '../../../model/import.ts'
import { endpoint } from '../../endpoint.ts'
import { ById, Count, exactLine, Id, Instant, Raw, Success } from '../../text.ts'

/** What was found about a row of the file. */
const ImportProblem = z
  .object({
    row: Count.describe('The number of the row in the file'),
    column: z.string().nullable().describe('The heading of its column; null for the whole row'),
    kind: z.enum(IMPORT_FINDINGS).describe('An error, a row that is here already, or one that may be'),
    value: z.string().nullable().describe('What the file has there'),
    message: z.string(),
  })
  .meta({ id: 'ImportProblem' })

const brief = {
  id: Id,
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES).describe('What it waits for, or what the product is at'),
  rows: Count.describe('Rows of the file below its headings'),
  of: Count.describe('Rows of the present step, such as checking; 0 while unknown'),
  done: Count.describe('Rows of them that are done'),
  made: Count.describe('What it made, such as customers, and what was not undone'),
  failure: z.string().nullable().describe('Why the file cannot be read'),
  createdAt: Instant,
  createdBy: z.string().nullable().describe('Null when they left the office'),
  finishedAt: Instant.nullable(),
}

/** An import in the list. */
const ImportBrief = z.object(brief).meta({ id: 'ImportBrief' })
export type ImportBrief = z.infer<typeof ImportBrief>

/** An import with its columns and what was found. */
const ImportBatch = z
  .object({
    ...brief,
    columns: z
      .array(
        z.object({
          heading: z.string(),
          field: z.string().nullable().describe('The field it holds; null when it is left out'),
          samples: z.array(z.string()).describe('Its first values'),
        }),
      )
      .describe('The columns of the file in order; empty while it is read'),
    dayFirst: z.boolean().describe('Whether 3/4/2026 is the third of April, not the fourth of March'),
    counts: z
      .object({ ready: Count, problem: Count, duplicate: Count, possible: Count })
      .describe('Rows by what was found'),
    problemCount: Count.describe('All findings'),
    problems: z.array(ImportProblem).describe(`The first ${IMPORT_LIMITS.shown} findings, by row`),
  })
  .meta({ id: 'ImportBatch' })
export type ImportBatch = z.infer<typeof ImportBatch>

export const listImports = endpoint({
  method: 'GET',
  path: '/api/admin/imports',
  access: ['owner'],
  summary: 'The latest 20 imports',
  response: z.array(ImportBrief),
})

export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports',
  access: ['owner'],
  summary: `Upload a file of at most 30 MB: CSV or XLSX of at most ${IMPORT_LIMITS.rows.toLocaleString('en-US')} rows and ${IMPORT_LIMITS.columns} columns, or for busy times a calendar (ICS) or a ZIP of some. It is read in the background`,
  query: z.object({
    kind: z.enum(IMPORT_KINDS).default('customers'),
    name: exactLine(200).default('File').describe('The name of the file'),
    agent: exactLine(254)
      .default('')
      .describe('Busy times: whose calendar it is, by name or email; else the file name says it'),
  }),
  accepts: 'multipart/form-data',
  fileBytes: IMPORT_LIMITS.bytes,
  response: ImportBatch,
  status: 201,
})

export const showImport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id',
  access: ['owner'],
  summary: 'An import: its state, columns, and what was found',
  params: ById,
  response: ImportBatch,
})

export const mapImport = endpoint({
  method: 'PUT',
  path: '/api/admin/imports/:id',
  access: ['owner'],
  refuses: [409, 422],
  summary: 'Say which field each column holds, and check every row without writing any of them',
  params: ById,
  body: z.object({
    columns: z
      .array(z.string().max(40).nullable())
      .max(IMPORT_LIMITS.columns)
      .describe('The field of each column in order; null leaves it out'),
    dayFirst: z.boolean().default(false).describe('Whether 3/4/2026 is the third of April, not the fourth of March'),
  }),
  response: ImportBatch,
})

export const runImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/run',
  access: ['owner'],
  refuses: [409],
  summary:
    'Import the rows of a checked file in the background. Rows with errors and duplicates are left out. No mail is sent',
  params: ById,
  body: z.object({ takePossible: z.boolean().default(false).describe('Import rows that may be duplicates too') }),
  response: ImportBatch,
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/undo',
  access: ['owner'],
  refuses: [409],
  summary: 'Delete what an import made, in the background. 409 with what depends on it once something does',
  params: ById,
  response: ImportBatch,
})

export const discardImport = endpoint({
  method: 'DELETE',
  path: '/api/admin/imports/:id',
  access: ['owner'],
  refuses: [409],
  summary: 'Delete an upload that was not imported, with its file',
  params: ById,
  response: Success,
})

export const exportImportProblems = endpoint({
  method: 'GET',
  path: '/api/admin/exports/imports/:id',
  access: ['owner'],
  reauth: true,
  summary: 'Everything that was found about the rows of an import, as CSV',
  params: ById,
  response: Raw,
  produces: 'text/csv; charset=utf-8',
})

/** All endpoints of this file. */
export const importEndpoints = [
  listImports,
  uploadImport,
  showImport,
  mapImport,
  runImport,
  undoImport,
  discardImport,
  exportImportProblems,
] as const
