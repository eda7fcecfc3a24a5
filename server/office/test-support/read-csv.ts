/** A field in quotes, which doubles quotes within, or without; then what ends it. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g

/** Reads a CSV file as the product writes it (RFC 4180): its rows by their headings. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.replace(/^\uFEFF/, '').matchAll(FIELD)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  const [headings = [], ...lines] = rows.filter((row) => row.length > 0)
  return lines.map((line) => Object.fromEntries(headings.map((heading, place) => [heading, line[place] ?? ''])))
}
