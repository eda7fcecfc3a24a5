import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as kinds from '#shared/contract/people/paper-kinds.admin.ts'
import * as papers from '#shared/contract/people/papers.admin.ts'
import { atlantaDay } from '#shared/model/time-zone.ts'
import { presentKind, presentMissing, presentOpenedPaper, presentPaper } from '../present.ts'
import { requireAgent } from '../private-rights.ts'
import { openPapers } from './open-papers.ts'
import { openPaperFile, storePaperFile } from './paper-file.ts'
import { changeKind, createKind, deleteKind, listKinds, orderKinds } from './paper-kinds.ts'
import { listMissingKinds, listPapers } from './paper-rows.ts'
import { scanHeaders } from './scan-file.ts'
import { addPaper, changePaper, deletePaper } from './write-paper.ts'

/** Agents' papers, their files, and the kinds that owners define. */
export function paperRoutes(route: Route, context: AppContext): void {
  const { db } = context
  const today = () => atlantaDay(context.now())

  route(papers.listAgentPapers, async ({ params: { id } }) => {
    await requireAgent(db, id)
    const [missing, entered] = [await listMissingKinds(db, id), await listPapers(db, id)]
    return [...missing.map(presentMissing), ...entered.map((row) => presentPaper(row, today()))]
  })
  route(papers.openAgentPapers, async ({ params: { id: agentId }, actor, requestId }) =>
    (await openPapers(db, { agentId, actor, requestId })).map((row) => presentOpenedPaper(row, today())),
  )
  route(papers.addPaper, async ({ params: { id: agentId }, body: { kindId, ...fields }, actor, requestId }) =>
    presentOpenedPaper(await addPaper(db, { agentId, kindId, fields, actor, requestId }), today()),
  )
  route(papers.changePaper, async ({ params: { id }, body: fields, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    return presentOpenedPaper(await changePaper(db, { id, fields, version, actor, requestId }), today())
  })
  route(papers.deletePaper, async ({ params: { id }, actor, requestId }) => {
    await deletePaper(db, { id, actor, requestId })
    return { success: true as const }
  })
  route(papers.uploadPaperFile, async ({ params: { id }, actor, requestId, readFile }) =>
    presentOpenedPaper(await storePaperFile(context, { id, actor, requestId, read: readFile }), today()),
  )
  route(papers.downloadPaperFile, async ({ params: { id }, actor, requestId, setHeader }) => {
    const file = await openPaperFile(context, { id, actor, requestId })
    for (const [name, value] of Object.entries(scanHeaders(file))) setHeader(name, value)
    return file.bytes
  })

  route(kinds.listPaperKinds, async ({ query: { category } }) => (await listKinds(db, category)).map(presentKind))
  route(kinds.createPaperKind, async ({ body, actor, requestId }) =>
    presentKind(await createKind(db, { ...body, actor, requestId })),
  )
  route(kinds.changePaperKind, async ({ params: { id }, body, actor, requestId, header }) => {
    const version = readIfMatch(header('if-match'))
    const { name, required } = body
    const fields = { ...(name !== undefined && { name }), ...(required !== undefined && { required }) }
    return presentKind(await changeKind(db, { id, fields, version, actor, requestId }))
  })
  route(kinds.orderPaperKinds, async ({ body, actor, requestId }) => {
    await orderKinds(db, { ...body, actor, requestId })
    return { success: true as const }
  })
  route(kinds.deletePaperKind, async ({ params: { id }, actor, requestId }) => {
    await deleteKind(db, { id, actor, requestId })
    return { success: true as const }
  })
}
