import { type FieldValues, fillText } from '#shared/model/texts/fields.ts'
import { getText, type TextId } from '#shared/model/texts/registry.ts'
import { SITE_TEXTS_ID, type SiteTexts } from '#shared/model/texts/site-texts.ts'
import { writeJson } from './head.ts'

/** What owners wrote anew, by the ids of the texts. */
export type WrittenTexts = ReadonlyMap<TextId, string>

/** Those that pages bring along: a summary stands in their heads only. */
export const carryTexts = (written: WrittenTexts): SiteTexts =>
  Object.fromEntries([...written].filter(([id]) => !id.endsWith('.summary')))

/** The element that holds them; nothing while there are none. */
export function writeSiteTexts(texts: SiteTexts): string {
  if (Object.keys(texts).length === 0) return ''
  return `<script type="application/json" id="${SITE_TEXTS_ID}">${writeJson(texts)}</script>`
}

/** What a text says now, its fields filled in. */
export const sayText = (written: WrittenTexts, id: TextId, values: FieldValues): string =>
  fillText(written.get(id) ?? getText(id).original, values)
