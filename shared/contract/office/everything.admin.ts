import { endpoint } from '../endpoint.ts'
import { Raw } from '../text.ts'

export const exportEverything = endpoint({
  method: 'GET',
  path: '/api/admin/exports/everything',
  access: ['owner'],
  reauth: true,
  summary: 'A ZIP with all tables as CSV, all pictures and all issued invoices as PDFs, described in its README.txt',
  response: Raw,
  produces: 'application/zip',
})
