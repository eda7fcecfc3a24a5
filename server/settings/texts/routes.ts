import type { AppContext } from '#server/context.ts'
import type { PreparedReads } from '#server/http/answers/prepared.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as admin from '#shared/contract/settings/texts.admin.ts'
import { showSiteTexts } from '#shared/contract/settings/texts.ts'
import { isOnSite, TEXT_IDS } from '#shared/model/texts/registry.ts'
import { editText } from './edit-text.ts'
import { presentEdit, presentText } from './present-text.ts'
import { listEdits, listLastEdits, readTexts } from './text-rows.ts'

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
  route(admin.editText, ({ params: { id }, body: { content }, actor, requestId, header }) =>
    editText(context, { id, content, version: readIfMatch(header('if-match')), actor, requestId }),
  )
  route(admin.listTextEdits, async ({ params: { id }, query: { before } }) =>
    (await listEdits(db, { id, before })).map(presentEdit),
  )
}
