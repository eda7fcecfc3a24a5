import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import type { KeepableStep } from '#shared/model/setup.ts'

/**
 * Keeps a step as it is, or no longer, audited (docs/product.md P17.11). A request that changes nothing is a no-op.
 */
export async function keepStep(
  db: Database,
  { step, kept, actor, requestId }: By<OwnerActor> & { step: KeepableStep; kept: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const changed = kept
      ? await trx
          .insertInto('kept_steps')
          .values({ step, kept_by: actor.userId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('step')
          .execute()
      : await trx.deleteFrom('kept_steps').where('step', '=', step).returning('step').execute()
    if (changed.length === 0) return
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'setup.step-kept', entity: 'setup', entityId: step, after: { kept } },
    })
  })
}

/** Hides the checklist, or shows it again, audited (docs/product.md P17.12). A request that changes nothing is a no-op. */
export async function hideChecklist(
  db: Database,
  { hidden, actor, requestId }: By<OwnerActor> & { hidden: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const changed = hidden
      ? await trx
          .insertInto('hidden_checklist')
          .values({ hidden_by: actor.userId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('singleton')
          .execute()
      : await trx.deleteFrom('hidden_checklist').returning('singleton').execute()
    if (changed.length === 0) return
    await recordAudit(trx, {
      actor,
      requestId,
      action: 'setup.checklist-hidden',
      entity: 'setup',
      entityId: 'checklist',
      after: { hidden },
    })
  })
}
