import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import { notFound, notPossible } from '#server/errors.ts'
import type { By, OwnerActor } from '#server/http/requests/actor.ts'
import { formatTin } from '#shared/model/tax-details.ts'
import { lockKnownAgent } from '../private-rights.ts'
import { findTaxDetails } from './tax-rows.ts'

/**
 * An agent's whole taxpayer number. Every look is audited, in the transaction that reads (docs/product.md S112).
 * @returns as it is printed: '123-45-6789'
 * @throws AppError not_found (404) for an unknown agent or one without a number, not_possible (422) when the stored one
 *   was sealed with another SECRET_KEY
 */
export async function showTin(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  { agentId, actor, requestId }: By<OwnerActor> & { agentId: string },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockKnownAgent(trx, agentId)
    const { tin_kind: kind, tin_sealed: sealed } = await findTaxDetails(trx, agentId)
    if (kind === null || sealed === null) throw notFound('There is no taxpayer number')
    const digits = secrets.open(sealed, 'taxpayer-number')
    if (digits === null) throw notPossible('This number cannot be read with this SECRET_KEY. Please enter it again.')
    await recordAudit(trx, { actor, requestId, action: 'agent.tin-shown', entity: 'agent', entityId: agentId })
    return formatTin(digits, kind)
  })
}
