import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/chat/conversations.admin.ts'
import { syncKnowledge } from './knowledge.ts'
import { createWrittenAnswer, deleteWrittenAnswer, listWrittenAnswers, updateWrittenAnswer } from './written-answers.ts'

/** What the assistant knows, as the office keeps it. */
export function knowledgeRoutes(route: Route, context: AppContext): void {
  const { db } = context
  route(contract.syncKnowledge, async ({ actor, requestId }) => {
    const entries = await syncKnowledge(context, { actor, requestId })
    return { message: `The assistant knows ${entries} entries.`, entries }
  })
  route(contract.listWrittenAnswers, () => listWrittenAnswers(db))
  route(contract.createWrittenAnswer, ({ body, actor, requestId }) =>
    createWrittenAnswer(db, body, { actor, requestId }),
  )
  route(contract.updateWrittenAnswer, ({ params, body, actor, requestId, header }) =>
    updateWrittenAnswer(db, {
      id: params.id,
      fields: body,
      version: readIfMatch(header('if-match')),
      actor,
      requestId,
    }),
  )
  route(contract.deleteWrittenAnswer, async ({ params, actor, requestId }) => {
    await deleteWrittenAnswer(db, params.id, { actor, requestId })
    return { success: true as const }
  })
}
