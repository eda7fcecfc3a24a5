import { z } from 'zod'
import { CategoryName } from '../catalog/agents.admin.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, line, Success } from '../text.ts'

/** A kind of paper that the agents of a category have. */
export const PaperKind = z
  .object({
    id: Id,
    category: z.string(),
    name: z.string(),
    required: z.boolean().describe('Without it no booking is confirmed, unless an owner overrides'),
    version: z.number().int().describe('The row version, to be sent back as If-Match'),
  })
  .meta({ id: 'PaperKind' })
export type PaperKind = z.infer<typeof PaperKind>

export const listPaperKinds = endpoint({
  method: 'GET',
  path: '/api/admin/settings/paper-kinds',
  access: ['owner'],
  summary: 'The kinds of papers, of one category or of all, in the order of the office; at most 50 a category',
  query: z.object({ category: CategoryName.optional() }),
  response: z.array(PaperKind),
})

export const createPaperKind = endpoint({
  method: 'POST',
  path: '/api/admin/settings/paper-kinds',
  refuses: [409],
  access: ['owner'],
  summary: 'Add a kind of paper to a category',
  body: z.object({ category: CategoryName, name: line(100, 'Name is required'), required: z.boolean('Yes or no') }),
  response: PaperKind,
  status: 201,
})

export const changePaperKind = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/paper-kinds/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['owner'],
  summary: 'Rename a kind of paper, or make it required or optional',
  params: ById,
  body: z.object({ name: line(100, 'Name is required'), required: z.boolean('Yes or no') }).partial(),
  response: PaperKind,
})

export const orderPaperKinds = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/paper-kinds/order',
  refuses: [409],
  access: ['owner'],
  summary: 'Put the kinds of papers of a category in an order. 409 when they are not the ones there are',
  body: z.object({ category: CategoryName, ids: z.array(Id, 'Choose the order').min(1).max(100) }),
  response: Success,
})

export const deletePaperKind = endpoint({
  method: 'DELETE',
  path: '/api/admin/settings/paper-kinds/:id',
  access: ['owner'],
  summary: 'Delete a kind of paper; papers that were entered stay under its name',
  params: ById,
  response: Success,
})
