import { z } from 'zod'
import { TEXT_IDS } from '../../model/texts/registry.ts'
import { TEXT_PAGES } from '../../model/texts/text-block.ts'
import { endpoint } from '../endpoint.ts'
import { Instant, text } from '../text.ts'

/** The longest text that is stored, in characters; each text has a bound of its own. */
const MOST_TEXT = 20_000

const TextEdit = z.object({
  version: z.number().int().describe('1 is the first edit'),
  content: z.string().nullable().describe('null: back to the original'),
  editedAt: Instant,
  editedBy: z.string().nullable().describe('Who edited it; null for an account that is gone'),
})

/** A text of the product with what owners made of it (docs/product.md P6.240). */
export const EditableText = z
  .object({
    id: z.enum(TEXT_IDS),
    page: z.enum(TEXT_PAGES),
    label: z.string(),
    kind: z.enum(['line', 'markdown']),
    original: z.string(),
    max: z.number().int().describe('The longest text, in characters'),
    fields: z.array(z.string()).describe('The words in braces it may have'),
    content: z.string().nullable().describe('What it says; null for the original'),
    version: z.number().int().describe('How often it was edited, to be sent back as If-Match'),
    editedAt: Instant.nullable(),
    editedBy: z.string().nullable(),
  })
  .meta({ id: 'EditableText' })
export type EditableText = z.infer<typeof EditableText>

const ById = z.object({ id: z.string().max(60).describe('Of a text; one that is unknown is 404') })

export const listTexts = endpoint({
  method: 'GET',
  path: '/api/admin/texts',
  access: ['owner'],
  summary: 'Every editable text, with its original and what it says now',
  response: z.array(EditableText),
})

export const editText = endpoint({
  method: 'PUT',
  path: '/api/admin/texts/:id',
  takes: ['if-match'],
  refuses: [409],
  access: ['owner'],
  summary: 'Change a text; null is the original. 409 when If-Match is not the number of its last edit',
  params: ById,
  body: z.object({ content: text(MOST_TEXT).nullable() }),
  response: EditableText,
})

export const listTextEdits = endpoint({
  method: 'GET',
  path: '/api/admin/texts/:id/edits',
  access: ['owner'],
  summary: 'The edits of a text, newest first, 50 at most',
  params: ById,
  query: z.object({ before: z.coerce.number().int().positive().optional().describe('Only edits older than this one') }),
  response: z.array(TextEdit),
})
