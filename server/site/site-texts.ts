import { type FieldValues, fillText } from '#shared/model/texts/fields.ts'
import { DOCUMENT_IDS, getText, isOnSite, type TextId } from '#shared/model/texts/registry.ts'
import { SITE_TEXTS_ID, type SiteTexts } from '#shared/model/texts/site-texts.ts'
import { writeJson } from './head.ts'
import type { PageKey } from './shells.ts'

/** What owners wrote anew, by the ids of the texts. */
export type WrittenTexts = ReadonlyMap<TextId, string>

/** Those that pages are drawn with: a summary stands in their heads only. */
export const drawTexts = (written: WrittenTexts): SiteTexts =>
  Object.fromEntries([...written].filter(([id]) => isOnSite(id) && !id.endsWith('.summary')))

/** The document that is a page of its own. */
const PAGE_OF: Partial<Record<PageKey, TextId>> = { '/privacy-policy': 'privacy.text' }

/** Those that a page brings along: of a document that is not its own, that there is one. */
export const carryTexts = (written: WrittenTexts, key: PageKey): SiteTexts =>
  Object.fromEntries(
    Object.entries(drawTexts(written)).map(([id, text]) => [
      id,
      DOCUMENT_IDS.some((one) => one === id) && PAGE_OF[key] !== id ? '' : text,
    ]),
  )

/** What the ids of the texts that a page says begin with. */
const SAID: Partial<Record<PageKey, readonly string[]>> = {
  '/': ['home', 'reviews'],
  '/services': ['services', 'band'],
  '/about': ['about', 'band'],
  '/reviews': ['reviews'],
  '/privacy-policy': ['privacy'],
}

/** Whether a page says its originals, as it was built. */
export const saysOriginals = (key: PageKey, texts: SiteTexts): boolean =>
  !Object.keys(texts).some((id) => SAID[key]?.includes(id.split('.')[0] ?? ''))

/** The pages that were written anew. */
export const listTextPages = (texts: SiteTexts): PageKey[] =>
  (Object.keys(SAID) as PageKey[]).filter((key) => !saysOriginals(key, texts)) // the keys of a literal are its type's

/** The element that holds them; nothing while there are none. */
export function writeSiteTexts(texts: SiteTexts): string {
  if (Object.keys(texts).length === 0) return ''
  return `<script type="application/json" id="${SITE_TEXTS_ID}">${writeJson(texts)}</script>`
}

/** What a text says now, its fields filled in. */
export const sayText = (written: WrittenTexts, id: TextId, values: FieldValues): string =>
  fillText(written.get(id) ?? getText(id).original, values)
