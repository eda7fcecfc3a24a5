/**
 * What owners wrote anew of the site's texts, by their ids; a text that is not there says its original. A document
 * that is empty here was written anew, and is to be read with `GET /api/texts`: only its own page brings it along.
 */
export type SiteTexts = Readonly<Record<string, string>>

/** The id of the element that holds a page's, as JSON; absent while nothing was written anew. */
export const SITE_TEXTS_ID = 'site-texts'
