import { endpoint } from '../endpoint.ts'
import { TaxDetails, TaxDetailsChange } from './tax-details.ts'

export const showOwnTaxDetails = endpoint({
  method: 'GET',
  path: '/api/agent/tax-details',
  access: ['agent'],
  summary: "The agent's own tax details; the taxpayer number by its last four digits",
  response: TaxDetails,
})

export const changeOwnTaxDetails = endpoint({
  method: 'PUT',
  path: '/api/agent/tax-details',
  takes: ['if-match'],
  refuses: [409],
  access: ['agent'],
  summary: "Change the agent's own legal name, mailing address and taxpayer number. 409 when If-Match is not current",
  body: TaxDetailsChange,
  response: TaxDetails,
})

export const uploadOwnW9 = endpoint({
  method: 'POST',
  path: '/api/agent/w9',
  refuses: [422],
  access: ['agent'],
  summary:
    "Store the agent's own W-9 as the form field file: a PDF, or a picture, which is encoded anew; at most 10 MB",
  accepts: 'multipart/form-data',
  file: 'file',
  response: TaxDetails,
})
