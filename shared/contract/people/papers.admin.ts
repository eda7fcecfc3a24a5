import { z } from 'zod'
import { PAPER_FILE_TYPES, PAPER_STATES } from '../../model/paper.ts'
import { orNull } from '../catalog/agents.admin.ts'
import { endpoint } from '../endpoint.ts'
import { ById, exactLine, Id, Raw, Success } from '../text.ts'

const DayField = orNull(z.union([z.iso.date('Not a date'), z.literal('')]))

/** A paper as every admin may see it: what it is and how it stands, neither number nor file. */
export const PaperSummary = z
  .object({
    id: Id.nullable().describe('Null for a kind that was never entered'),
    kindId: Id.nullable().describe('Null once its kind was deleted'),
    name: z.string(),
    required: z.boolean(),
    state: z.enum(PAPER_STATES),
    expiresOn: z.string().nullable().describe('The last day it is good for: 2026-12-31'),
  })
  .meta({ id: 'PaperSummary' })
export type PaperSummary = z.infer<typeof PaperSummary>

/** A paper in full. */
export const OpenedPaper = PaperSummary.extend({
  id: Id,
  number: z.string().nullable(),
  issuedOn: z.string().nullable(),
  file: z.object({ type: z.enum(PAPER_FILE_TYPES), bytes: z.number().int(), createdAt: z.string() }).nullable(),
  version: z.number().int().describe('The row version, to be sent back as If-Match'),
}).meta({ id: 'OpenedPaper' })
export type OpenedPaper = z.infer<typeof OpenedPaper>

export const listAgentPapers = endpoint({
  method: 'GET',
  path: '/api/admin/agents/:id/papers',
  access: ['admin'],
  summary: "An agent's papers and the kinds of the category that are missing: how each stands, no number and no file",
  params: ById,
  response: z.array(PaperSummary),
})

export const openAgentPapers = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/papers/open',
  access: ['admin'],
  summary: "Open an agent's papers in full, audited. 403 for bookers unless an owner allows it",
  params: ById,
  response: z.array(OpenedPaper),
})

const fields = {
  number: orNull(exactLine(100)).optional(),
  issuedOn: DayField.optional(),
  expiresOn: DayField.optional().describe('The last day it is good for; none for a paper that does not expire'),
}

export const addPaper = endpoint({
  method: 'POST',
  path: '/api/admin/agents/:id/papers',
  refuses: [409],
  access: ['admin'],
  summary: 'Enter a paper of an agent, with the rights of opening it; 409 when there is one of this kind',
  params: ById,
  body: z.object({ kindId: Id, ...fields }),
  response: OpenedPaper,
  status: 201,
})

export const changePaper = endpoint({
  method: 'PUT',
  path: '/api/admin/papers/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['admin'],
  summary: 'Change a paper, with the rights of opening it. 409 when If-Match is not the current row version',
  params: ById,
  body: z.object(fields),
  response: OpenedPaper,
})

export const deletePaper = endpoint({
  method: 'DELETE',
  path: '/api/admin/papers/:id',
  access: ['admin'],
  summary: 'Delete a paper with its file, with the rights of opening it',
  params: ById,
  response: Success,
})

export const uploadPaperFile = endpoint({
  method: 'POST',
  path: '/api/admin/papers/:id/file',
  refuses: [422],
  access: ['admin'],
  summary:
    'Store the file of a paper as the form field file: a PDF, or a picture, which is encoded anew; at most 10 MB',
  params: ById,
  accepts: 'multipart/form-data',
  file: 'file',
  response: OpenedPaper,
})

export const downloadPaperFile = endpoint({
  method: 'GET',
  path: '/api/admin/papers/:id/file',
  access: ['admin'],
  summary: 'The file of a paper as a download, audited. 403 for bookers unless an owner allows it',
  params: ById,
  response: Raw,
  produces: 'application/octet-stream',
})
