import { PassThrough, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { findInvoice } from '#server/billing/invoices/admin-invoices.ts'
import { buildBill } from '#server/billing/invoices/document/document.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { StoredColumns } from '#server/objects/objects.ts'
import { readIssuer } from '#server/settings/instructions/payment-instructions.ts'
import { listTables, readTable } from './read-table.ts'
import { writeReadme } from './readme.ts'

/** How often a PDF is asked for while the printer refuses it, and the pause between, in milliseconds. */
const [PDF_TRIES, PDF_PAUSE_MS] = [10, 1000]

/**
 * Everything of the agency in one ZIP that is written bit by bit: tables as CSV, pictures in their largest size, issued
 * invoices as PDFs, and a README.txt at its end that says what is in it (docs/product.md P6.207). Each entry is read when
 * its turn comes, so rows that are written meanwhile may be missing.
 * @param actorId the owner who asked; the PDFs take turns with this person's others
 * @throws in the stream what a read throws, which breaks the answer off
 */
export async function makeArchive(context: AppContext, actorId: string): Promise<Readable> {
  const { db } = context
  const [tables, pictures, invoices] = await Promise.all([listTables(db), listPictures(db), listIssued(db)])
  const zip = new ZipFile()
  const answer = zip.outputStream.pipe(new PassThrough())
  zip.on('error', (error) => answer.destroy(error))
  /** Adds an entry whose content is asked for when its turn comes. */
  function add(name: string, open: () => AsyncIterable<Uint8Array | string>, compress = true): void {
    zip.addReadStreamLazy(name, { mtime: context.now(), compress }, (pass) => {
      const content = Readable.from(open())
      // the library listens for errors of its own alone
      content.on('error', (error) => answer.destroy(error))
      pass(null, content)
    })
  }
  const counts = new Map<string, number>()
  for (const table of tables) {
    const count = (rows: number) => counts.set(table.name, (counts.get(table.name) ?? 0) + rows)
    add(`tables/${table.name}.csv`, () => readTable(db, table, count))
  }
  const unread: string[] = []
  for (const picture of pictures) {
    add(
      `pictures/${picture.id}.${picture.format}`,
      () => readPicture(context, picture, () => unread.push(picture.id)),
      false,
    )
  }
  const unprinted: string[] = []
  for (const { id, invoice_number } of invoices) {
    const leaveOut = () => unprinted.push(invoice_number)
    add(`invoices/${invoice_number}.pdf`, () => printInvoice(context, { id, actorId, leaveOut }), false)
  }
  const made = { counts, pictures: pictures.length, invoices: invoices.length, unprinted, unread, at: context.now() }
  add('README.txt', async function* () {
    yield writeReadme(made)
  })
  zip.end()
  return answer
}

interface Picture {
  id: string
  width: number
  format: string
}

/** The largest rendering of each picture, as JPEG or PNG where there is one: every program opens those. */
async function listPictures(db: Database): Promise<Picture[]> {
  const { rows } = await sql<Picture>`
    select distinct on (image_id) image_id as id, width, format from image_variants
    order by image_id, width desc, array_position(array['jpeg', 'png', 'webp', 'avif'], format)`.execute(db)
  return rows
}

/** The bytes of a picture. One that the bucket does not give stays an empty file and is named in README.txt. */
async function* readPicture(
  { db, objects, log }: AppContext,
  { id, width, format }: Picture,
  leaveOut: () => void,
): AsyncGenerator<Buffer> {
  const find = async () => {
    const { rows } = await sql<StoredColumns>`
      select bytes, object_key from image_variants
      where image_id = ${id} and width = ${width} and format = ${format}`.execute(db)
    return rows[0]
  }
  try {
    const bytes = await objects.read(find)
    if (bytes) yield bytes // none when it was deleted meanwhile
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.warn({ err: error, image: id }, 'a picture could not be read for an export')
    leaveOut()
  }
}

function listIssued(db: Database) {
  return db
    .selectFrom('invoices')
    .select(['id', 'invoice_number'])
    .where('status', '<>', 'draft')
    .orderBy('invoice_number')
    .execute()
}

/** The invoice as PDF. One that can't be printed stays an empty file and is named in README.txt. */
async function* printInvoice(
  { db, config, now, pdf, log }: AppContext,
  { id, actorId, leaveOut }: { id: string; actorId: string; leaveOut: () => void },
): AsyncGenerator<Buffer> {
  const invoice = await findInvoice(db, id)
  if (!invoice) return // erased meanwhile
  const bill = buildBill(invoice, await readIssuer(db, config), now())
  for (let left = PDF_TRIES; ; left--) {
    try {
      yield await pdf.printBill(bill, 'letter', actorId)
      return
    } catch (error) {
      if (!(error instanceof AppError) || left === 1) {
        log.warn({ err: error, invoice: id }, 'an invoice could not be printed for an export')
        return leaveOut()
      }
      await sleep(PDF_PAUSE_MS)
    }
  }
}
