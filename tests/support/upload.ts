import type { TestApp } from './start-test-app.ts'

const BOUNDARY = 'a-boundary-of-this-test'

/** A PDF of one empty page, such as a scanner makes. */
export const SCANNED_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
)

/** Sends a file to an address as a form does. @param field of the form; `file` unless said */
export async function sendFile(
  app: TestApp,
  {
    url,
    cookie,
    bytes,
    name = 'w9.pdf',
    field = 'file',
  }: { url: string; cookie?: string; bytes: Buffer; name?: string; field?: string },
) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`
  return app.send({
    method: 'POST',
    url,
    headers: { ...(cookie !== undefined && { cookie }), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  })
}
