import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { PreparedReads } from '#server/http/answers/prepared.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as admin from '#shared/contract/settings/texts.admin.ts'
import { showSiteTexts } from '#shared/contract/settings/texts.ts'
import { isOnSite, TEXT_IDS, type TextId } from '#shared/model/texts/registry.ts'
import { editText } from './edit-text.ts'
import { presentEdit, presentText } from './present-text.ts'
import { listEdits, listLastEdits, readTexts } from './text-rows.ts'

/** @throws AppError not_found (404) for an id that no text has */
function knownId(id: string): TextId {
  const known = TEXT_IDS.find((one) => one === id)
  if (known === undefined) throw notFound('We do not know this text')
  return known
}

/** The editable texts. */
export function textRoutes(route: Route, prepared: PreparedReads, context: AppContext): void {
  const { db } = context
  const readSiteTexts = async () => ({
    texts: Object.fromEntries([...(await readTexts(db))].filter(([id]) => isOnSite(id))),
  })
  prepared.add({
    endpoint: showSiteTexts,
    tables: ['text_edits'],
    build: async () => ({ body: await readSiteTexts() }),
  })
  route(showSiteTexts, readSiteTexts)
  route(admin.listTexts, async () => {
    const edits = new Map((await listLastEdits(db)).map((edit) => [edit.text_id, edit]))
    return TEXT_IDS.map((id) => presentText(id, edits.get(id)))
  })
  route(admin.editText, ({ params, body: { content }, actor, requestId, header }) =>
    editText(context, {
      ...{ id: knownId(params.id), content, version: readIfMatch(header('if-match')), actor, requestId },
    }),
  )
  route(admin.listTextEdits, async ({ params, query: { before } }) =>
    (await listEdits(db, { id: knownId(params.id), before })).map(presentEdit),
  )
}
