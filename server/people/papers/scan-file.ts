import { looksLikePicture, renderScan } from '#server/catalog/images/render-image.ts'
import { AppError, notPossible } from '#server/errors.ts'
import { assertPlainPdf } from './check-pdf.ts'

/** The file of a scanned document, as it is stored. */
export interface ScanFile {
  type: 'application/pdf' | 'image/webp'
  bytes: Buffer
}

/**
 * Reads what was sent by its content alone; its name and declared type are ignored. A picture is encoded anew
 * (docs/product.md S101).
 * @throws AppError unsupported_type (415) for another kind of file, not_possible (422) for one that is damaged or not
 *   what it says
 */
export async function readScan(bytes: Buffer): Promise<ScanFile> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    assertPlainPdf(bytes)
    return { type: 'application/pdf', bytes }
  }
  if (!looksLikePicture(bytes))
    throw new AppError('unsupported_type', 'Only a PDF or a JPEG, PNG, WebP or AVIF picture can be uploaded')
  try {
    return { type: 'image/webp', bytes: await renderScan(bytes) }
  } catch (error) {
    // what is wrong with the picture, said of the file
    if (error instanceof AppError && error.code === 'invalid_request') throw notPossible(error.message)
    throw error
  }
}

/** 'imani-okafor-bartending-permit.pdf': letters of ASCII alone, so that no name breaks the header. */
export function nameScan(words: string, type: ScanFile['type']): string {
  const plain = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${plain || 'paper'}.${type === 'application/pdf' ? 'pdf' : 'webp'}`
}

/** The headers of a stored document: a download that no browser opens as a page, kept nowhere. */
export const scanHeaders = ({ type, name }: { type: ScanFile['type']; name: string }): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
})
