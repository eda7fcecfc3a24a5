import { expect } from 'vitest'
import type { ImportBatch } from '#shared/contract/office/imports/imports.admin.ts'
import type { ImportKind } from '#shared/model/import.ts'
import type { TestApp } from '#tests/support/start-test-app.ts'
import { sendFile } from '#tests/support/upload.ts'
import type { FetchPicture } from '../pictures/store-pictures.ts'
import { workOnImports } from '../work.ts'

/** Does all work that waits, as the job does. */
export const work = ({ context }: TestApp, fetchPicture?: FetchPicture) =>
  workOnImports(context, new AbortController().signal, fetchPicture)

/** Uploads a file as an owner does. @returns the answer */
export async function upload(
  app: TestApp,
  cookie: string | undefined,
  { kind, file, name = 'file.csv' }: { kind: ImportKind; file: string | Buffer; name?: string },
) {
  const url = `/api/admin/imports?kind=${kind}&name=${encodeURIComponent(name)}`
  const bytes = Buffer.from(file as string) // a copy of a buffer too
  return sendFile(app, { url, bytes, ...(cookie !== undefined && { cookie }) })
}

/** An import as an owner sees it. */
export const show = async (app: TestApp, cookie: string, id: string): Promise<ImportBatch> => {
  const { status, body } = await app.call('GET /api/admin/imports/:id', { params: { id }, cookie })
  expect(status).toBe(200)
  return body
}

/** Uploads a file, has it read, and checks it with the columns that were guessed. */
export async function check(
  app: TestApp,
  cookie: string,
  file: { kind: ImportKind; file: string | Buffer; name?: string },
): Promise<ImportBatch> {
  const { status, body } = await upload(app, cookie, file)
  expect(status).toBe(201)
  const { id } = body as ImportBatch // the contract's answer
  await work(app)
  const { columns, state, failure } = await show(app, cookie, id)
  expect([state, failure]).toEqual(['mapping', null])
  const mapped = await app.call('PUT /api/admin/imports/:id', {
    ...{ params: { id }, cookie, body: { columns: columns.map(({ field }) => field) } },
  })
  expect([mapped.status, mapped.body.state ?? mapped.body.error]).toEqual([200, 'checking'])
  await work(app)
  return show(app, cookie, id)
}

/** Imports a checked file. */
export async function run(app: TestApp, cookie: string, id: string, takePossible = false): Promise<ImportBatch> {
  const begun = await app.call('POST /api/admin/imports/:id/run', { params: { id }, body: { takePossible }, cookie })
  expect([begun.status, begun.body.error]).toEqual([200, undefined])
  await work(app)
  return show(app, cookie, id)
}

/** Undoes an import. */
export async function undo(app: TestApp, cookie: string, id: string): Promise<ImportBatch> {
  const begun = await app.call('POST /api/admin/imports/:id/undo', { params: { id }, cookie })
  expect([begun.status, begun.body.error]).toEqual([200, undefined])
  await work(app)
  return show(app, cookie, id)
}

/** Findings as lines: '3 Email: Invalid email address'. */
export const linesOf = ({ problems }: ImportBatch): string[] =>
  problems.map(({ row, column, message }) => `${row} ${column ?? 'row'}: ${message}`)
