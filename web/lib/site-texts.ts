import { agencyFields, fillText } from '#shared/model/texts/fields.ts'
import { SITE_TEXTS_ID, type SiteTexts } from '#shared/model/texts/site-texts.ts'
import { brand } from '#web/lib/brand.ts'

let texts: SiteTexts = JSON.parse(globalThis.document?.getElementById(SITE_TEXTS_ID)?.textContent || '{}')

/** Says what the agency wrote anew where there is no page to read it from, or where that has just changed. */
export function setSiteTexts(written: SiteTexts): void {
  texts = written
}

/**
 * A text of the site as it stands now: what the agency wrote, else the original, its fields not filled in yet.
 * @param originals the texts of its page; only these enter the page's chunk
 */
export const findText = <Originals extends Readonly<Record<string, string>>>(
  originals: Originals,
  id: keyof Originals & string,
): string => texts[id] ?? originals[id] ?? ''

/** As `findText`, its fields filled in: for a text of one line. */
export const say = <Originals extends Readonly<Record<string, string>>>(
  originals: Originals,
  id: keyof Originals & string,
): string => fillText(findText(originals, id), agencyFields(brand))
