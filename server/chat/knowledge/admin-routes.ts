import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as writtenAnswers from '#shared/contract/chat/written-answers.admin.ts'
import { syncKnowledge } from './knowledge.ts'
import { createWrittenAnswer, deleteWrittenAnswer, listWrittenAnswers, updateWrittenAnswer } from './written-answers.ts'

/** What the assistant knows, as the office keeps it. */
export function knowledgeRoutes(route: Route, context: AppContext): void {
  const { db } = context
  route(writtenAnswers.syncKnowledge, async ({ actor, requestId }) => {
    const entries = await syncKnowledge(context, { actor, requestId })
    return { message: `The assistant knows ${entries} entries.`, entries }
  })
  route(writtenAnswers.listWrittenAnswers, () => listWrittenAnswers(db))
  route(writtenAnswers.createWrittenAnswer, ({ body, actor, requestId }) =>
    createWrittenAnswer(db, body, { actor, requestId }),
  )
  route(writtenAnswers.updateWrittenAnswer, ({ params, body, actor, requestId, header }) =>
    updateWrittenAnswer(db, {
      id: params.id,
      fields: body,
      version: readIfMatch(header('if-match')),
      actor,
      requestId,
    }),
  )
  route(writtenAnswers.deleteWrittenAnswer, async ({ params, actor, requestId }) => {
    await deleteWrittenAnswer(db, params.id, { actor, requestId })
    return { success: true as const }
  })
}
