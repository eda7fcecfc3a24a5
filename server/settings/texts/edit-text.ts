import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { invalid } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { EditableText } from '#shared/contract/settings/texts.admin.ts'
import { getText, type TextId } from '#shared/model/texts/registry.ts'
import { findTextFault, tidyText } from '#shared/model/texts/text-block.ts'
import { presentText } from './present-text.ts'
import { findLastEdit, lockText } from './text-rows.ts'

/** A change of a text. */
export interface TextChange extends By<OwnerActor> {
  id: TextId
  /** null: back to the original. */
  content: string | null
  /** The version it was decided on; undefined when the client didn't say. */
  version: number | undefined
}

/**
 * Changes a text, audited; earlier versions stay (docs/product.md P6.240, P6.241). What equals the original is stored as the
 * original. A request that changes nothing is a no-op.
 * @throws AppError invalid_request (400) for a text that can't stand there, conflict (409) when another request changed it
 */
export async function editText(
  context: Pick<AppContext, 'db' | 'brand'>,
  { id, content, version, actor, requestId }: TextChange,
): Promise<EditableText> {
  const block = getText(id)
  const tidy = content === null ? null : tidyText(block, content)
  const fault = tidy === null ? undefined : findTextFault(block, tidy)
  if (fault !== undefined) throw invalid({ content: fault })
  const wanted = tidy === block.original ? null : tidy
  const saved = await context.db.transaction().execute(async (trx) => {
    await lockText(trx, id)
    const last = await findLastEdit(trx, id)
    const before = last?.content ?? null
    if (before === wanted) return last
    assertVersion(version, last?.version ?? 0, 'text')
    await trx
      .insertInto('text_edits')
      .values({ text_id: id, version: (last?.version ?? 0) + 1, content: wanted, edited_by: actor.userId })
      .execute()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'text.changed', entity: 'text', entityId: id },
      before: { [block.label]: before },
      after: { [block.label]: wanted },
    })
    return findLastEdit(trx, id)
  })
  // pages follow the brand and the texts in one step
  await context.brand.settle()
  return presentText(id, saved)
}
