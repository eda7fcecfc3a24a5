import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { invalid } from '#server/errors.ts'
import type { AdminActor, AgentActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { SecretBox } from '#server/settings/secret-box.ts'
import type { TaxDetailsChange } from '#shared/contract/people/tax-details.ts'
import { findTinFault, maskTin, tinDigits } from '#shared/model/tax-details.ts'
import { lockKnownAgent, requireMayOpen } from '../private-rights.ts'
import { findTaxDetails, saveLegalName, saveTaxFields, type TaxFields, type TaxRow } from './tax-rows.ts'

/** An agent who changes what is theirs, or an admin who may open it. */
export interface TaxChange extends By<AdminActor | AgentActor> {
  agentId: string
  change: TaxDetailsChange
  /** The version the client saw; undefined when it didn't send one. */
  version: number | undefined
}

/** Reads whether an admin may do this; an agent may, since the id is their own. */
const requireRight = async (trx: Database, actor: AdminActor | AgentActor) => {
  if (actor.role === 'admin') await requireMayOpen(trx, actor)
}

/**
 * Changes an agent's legal name, mailing address and taxpayer number, audited with the names of the changed fields. The
 * number is sealed before it is stored (docs/product.md P7.121, S112).
 * @throws AppError invalid_request (400) for a number that is none, forbidden (403), not_found (404), conflict (409) when
 *   someone else changed them
 */
export async function changeTaxDetails(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  { agentId, change, version, actor, requestId }: TaxChange,
): Promise<TaxRow> {
  assertTin(change)
  return db.transaction().execute(async (trx) => {
    await requireRight(trx, actor)
    await lockKnownAgent(trx, agentId)
    const is = await findTaxDetails(trx, agentId)
    const { legalName, street, city, state, zip } = change
    const address = withoutUndefined({ street, city, state, zip })
    const wanted = { ...is, ...address, ...sealTin(secrets, is, change) }
    const fields = findChanged(is, wanted, legalName)
    if (fields.length === 0) return is
    assertVersion(version, is.version, 'record', describeCurrent(is, fields))
    if (fields.includes('legalName') && legalName !== undefined) await saveLegalName(trx, agentId, legalName)
    if (fields.some((field) => field !== 'legalName')) await saveTaxFields(trx, agentId, wanted)
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'agent.tax-changed', entity: 'agent', entityId: agentId },
      after: { fields },
    })
    return findTaxDetails(trx, agentId)
  })
}

function assertTin({ tin, tinKind = 'ssn' }: TaxDetailsChange): void {
  const fault = tin ? findTinFault(tin, tinKind) : undefined
  if (fault !== undefined) throw invalid({ tin: fault })
}

const withoutUndefined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** What a change makes of the number; nothing when it has none, or the one that is stored. */
function sealTin(
  secrets: SecretBox,
  is: TaxRow,
  { tin, tinKind = 'ssn' }: TaxDetailsChange,
): Partial<Pick<TaxFields, 'tin_kind' | 'tin_sealed' | 'tin_last4'>> {
  if (tin === undefined) return {}
  if (tin === null) return { tin_kind: null, tin_sealed: null, tin_last4: null }
  const digits = tinDigits(tin)
  if (is.tin_kind === tinKind && secrets.open(is.tin_sealed, 'taxpayer-number') === digits) return {}
  return { tin_kind: tinKind, tin_sealed: secrets.seal(digits, 'taxpayer-number'), tin_last4: digits.slice(-4) }
}

const ADDRESS = ['street', 'city', 'state', 'zip'] as const

/** The fields that a change would write differently, by their names in the contract. */
function findChanged(is: TaxRow, wanted: TaxFields, legalName: string | null | undefined): string[] {
  return [
    ...(legalName !== undefined && legalName !== is.legal_name ? ['legalName'] : []),
    ...ADDRESS.filter((field) => wanted[field] !== is[field]),
    // sealed anew each time: another buffer is another number
    ...(wanted.tin_sealed === is.tin_sealed ? [] : ['tin']),
  ]
}

/** What each field holds now, for one who saw an earlier version; the number by its last four digits. */
function describeCurrent(is: TaxRow, fields: readonly string[]): Record<string, string> {
  const { street, city, state, zip, tin_kind: kind, tin_last4: last4 } = is
  const tin = kind && last4 && maskTin(last4, kind)
  const current: Record<string, string | null> = { legalName: is.legal_name, street, city, state, zip, tin }
  return Object.fromEntries(fields.map((field) => [field, `Now ${current[field] ?? 'empty'}`]))
}

/**
 * Opens an agent's tax details for an admin. Every opening is audited, in the transaction that reads (docs/product.md
 * P7.120).
 * @throws AppError forbidden (403), not_found (404)
 */
export async function openTaxDetails(
  db: Database,
  { agentId, actor, requestId }: By<AdminActor> & { agentId: string },
): Promise<TaxRow> {
  return db.transaction().execute(async (trx) => {
    await requireMayOpen(trx, actor)
    await lockKnownAgent(trx, agentId)
    await recordAudit(trx, { actor, requestId, action: 'agent.tax-opened', entity: 'agent', entityId: agentId })
    return findTaxDetails(trx, agentId)
  })
}
