import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import { BY_TIME } from '#server/http/answers/page.ts'
import type { Route } from '#server/http/route.ts'
import type { ChatGap } from '#shared/contract/chat/gaps.admin.ts'
import * as gaps from '#shared/contract/chat/gaps.admin.ts'
import { type GapRow, listGaps, setDismissed } from './gap-rows.ts'

/** What visitors said and the assistant could not answer (docs/product.md P10.95). */
export function learningRoutes(route: Route, { db }: AppContext): void {
  const change = (dismissed: boolean) => async (id: string) => {
    if (!(await setDismissed(db, id, dismissed))) throw notFound('There is no such group of messages')
    return { success: true as const }
  }
  const [dismiss, restore] = [change(true), change(false)]
  route(gaps.listChatGaps, async ({ page }) => (await page(BY_TIME, (window) => listGaps(db, window))).map(present))
  route(gaps.dismissChatGap, ({ params: { id } }) => dismiss(id))
  route(gaps.restoreChatGap, ({ params: { id } }) => restore(id))
}

const present = (row: GapRow): ChatGap => ({
  id: row.id,
  example: row.example,
  conversationId: row.session_id,
  messages: row.message_count,
  notUnderstood: row.not_understood,
  ratedLow: row.rated_low,
  lastAt: row.last_at.toISOString(),
})
