import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { editText, listTextEdits, listTexts } from './texts.admin.ts'

export const showSiteTexts = endpoint({
  method: 'GET',
  path: '/api/texts',
  access: 'public',
  etag: true,
  summary: "What the agency wrote anew of the site's texts, by their ids; a text that is not there says its original",
  response: z.object({ texts: z.record(z.string(), z.string()) }),
})

/** The editable texts. */
export const textEndpoints = [showSiteTexts, listTexts, editText, listTextEdits] as const
