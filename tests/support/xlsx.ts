import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A cell of a test's sheet: a text, a number, a day and time as a serial number, or a formula with the value saved with it. */
export type XlsxCell = string | number | null | { day: number } | { formula: string; value: string | number }

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function writeCell(cell: XlsxCell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  if ('day' in cell) return `<c r="${at}" s="1"><v>${cell.day}</v></c>`
  const type = typeof cell.value === 'string' ? ' t="str"' : ''
  return `<c r="${at}"${type}><f>${escapeXml(cell.formula)}</f><v>${escapeXml(String(cell.value))}</v></c>`
}

const letter = (at: number) => String.fromCharCode(65 + at)

/**
 * An XLSX file of one sheet, as a spreadsheet program writes it.
 * @param merges ranges of merged cells: 'A1:C1'
 * @param far the address of one more cell, such as 'XFD1048576'
 * @param more other parts of the file, by name
 */
export async function writeXlsx(
  rows: readonly (readonly XlsxCell[])[],
  {
    merges = [],
    far,
    more = {},
    zip64 = false,
  }: { merges?: readonly string[]; far?: string; more?: Record<string, Buffer>; zip64?: boolean } = {},
): Promise<Buffer> {
  const written = rows.map(
    (row, y) => `<row r="${y + 1}">${row.map((cell, x) => writeCell(cell, `${letter(x)}${y + 1}`)).join('')}</row>`,
  )
  const last = far === undefined ? '' : `<row r="${/\d+/.exec(far)?.[0]}"><c r="${far}"><v>1</v></c></row>`
  const merged =
    merges.length > 0 ? `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : ''
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${written.join('')}${last}</sheetData>${merged}</worksheet>`,
  }
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts))
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`), name)
  for (const [name, bytes] of Object.entries(more)) zip.addBuffer(bytes, name, { forceZip64Format: zip64 })
  zip.end()
  return buffer(zip.outputStream)
}
