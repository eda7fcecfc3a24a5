import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Raw } from '../text.ts'
import { TaxDetails, TaxDetailsChange } from './tax-details.ts'

export const openTaxDetails = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/tax-details/open',
  access: ['admin'],
  summary:
    "Open an agent's tax details, audited; the taxpayer number by its last four digits. 403 for bookers unless an owner allows it",
  params: ById,
  response: TaxDetails,
})

export const changeTaxDetails = endpoint({
  method: 'PUT',
  path: '/api/admin/agents/:id/tax-details',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: "Change an agent's legal name, mailing address and taxpayer number, with the rights of opening them",
  params: ById,
  body: TaxDetailsChange,
  response: TaxDetails,
})

export const showTin = endpoint({
  method: 'POST',
  path: '/api/admin/taxpayer-numbers/:id/show',
  refuses: [422],
  access: ['owner'],
  reauth: true,
  summary: "An agent's whole taxpayer number, audited. 422 when the stored one cannot be read with this SECRET_KEY",
  params: ById,
  response: z.object({ tin: z.string().describe('As it is printed: 123-45-6789') }),
})

export const uploadW9 = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/w9',
  refuses: [422],
  access: ['admin'],
  summary:
    "Store an agent's W-9 as the form field file, with the rights of opening the tax details: a PDF, or a picture, which is encoded anew; at most 10 MB",
  params: ById,
  accepts: 'multipart/form-data',
  file: 'file',
  response: TaxDetails,
})

export const downloadW9 = endpoint({
  method: 'GET',
  path: '/api/admin/taxpayer-numbers/:id/w9',
  refuses: [422],
  access: ['owner'],
  reauth: true,
  summary: "An agent's W-9 as a download, audited. It has the whole taxpayer number on it",
  params: ById,
  response: Raw,
  produces: 'application/octet-stream',
})

export const askForW9 = endpoint({
  method: 'POST',
  path: '/api/admin/taxpayer-numbers/:id/ask',
  refuses: [409, 422],
  access: ['owner'],
  summary: 'Email an agent a link to the tax details in the portal, once a day at most. 422 without a login',
  params: ById,
  response: z.object({ askedOn: z.string().describe('Day in Atlanta') }),
})
