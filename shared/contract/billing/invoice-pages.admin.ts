import { z } from 'zod'
import { PAPERS } from '../../model/invoice.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Raw } from '../text.ts'

export const previewInvoice = endpoint({
  method: 'GET',
  path: '/api/admin/invoice-preview/:id',
  access: ['admin'],
  summary: 'The invoice as the page that is printed and mailed, under its own content security policy',
  params: ById,
  response: Raw,
  produces: 'text/html; charset=utf-8',
})

export const adminInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/admin/invoices/:id/pdf',
  access: ['admin'],
  summary: 'An invoice as a PDF',
  params: ById,
  query: z.object({ paper: z.enum(PAPERS, 'Not a paper size we know').default('letter') }),
  response: Raw,
  produces: 'application/pdf',
})
