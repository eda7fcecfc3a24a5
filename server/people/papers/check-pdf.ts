import { notPossible } from '#server/errors.ts'

/** Where a PDF must end, in bytes from its end. */
const TAIL = 1024

/** What a scanned document never needs: scripts, programs, forms that send, and files inside it. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|SubmitForm|ImportData|RichMedia|XFA)(?![A-Za-z])/

/**
 * Refuses a file that begins like a PDF and is none, or more than one: something before its header or after its end
 * makes it another kind of file to another program. It is never opened here, only stored and given back as a download.
 * @throws AppError not_possible (422)
 */
export function assertPlainPdf(bytes: Buffer): void {
  const head = bytes.toString('latin1', 0, 16)
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL))
  const end = tail.lastIndexOf('%%EOF')
  const isWhole = /^%PDF-[12]\.\d[\r\n\s]/.test(head) && end >= 0 && /^%%EOF\s*$/.test(tail.slice(end))
  if (!isWhole)
    throw notPossible('This file says it is a PDF and is not one we can keep. Please save it as a PDF again.')
  // a name may be written with escapes: /J#61vaScript
  const names = bytes
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  if (ACTIVE.test(names))
    throw notPossible('This PDF contains scripts or other files. Please print it to a new PDF and upload that.')
}
