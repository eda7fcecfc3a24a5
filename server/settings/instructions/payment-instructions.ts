import { recordAudit } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { Actor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { PaymentInstructions as Answer } from '#shared/contract/settings/payment-instructions.ts'
import { INSTRUCTED_METHODS, type PaymentInstructions } from '#shared/model/payment-instructions.ts'
import { type AgencyProfile, readAgencyProfile } from '../agency-profile.ts'

const COLUMNS = [...INSTRUCTED_METHODS, 'version'] as const

/** How customers pay by each method (docs/product.md P7.80). */
export async function readInstructions(db: Database): Promise<Answer> {
  return db.selectFrom('payment_instructions').select(COLUMNS).executeTakeFirstOrThrow()
}

/** The agency as the issuer of a bill: its profile, and how to pay it. */
export type Issuer = AgencyProfile & { instructions: PaymentInstructions }

/** The issuer as the database has it now. */
export async function readIssuer(db: Database, config: Pick<Config, 'originalBrand'>): Promise<Issuer> {
  return { ...(await readAgencyProfile(db, config)), instructions: await readInstructions(db) }
}

/**
 * Changes how customers pay, audited with what changed. A request that changes nothing is a no-op.
 * @throws AppError conflict (409) when another request changed the row
 */
export async function updateInstructions(
  db: Database,
  { wanted, version, actor, requestId }: By<Actor> & { wanted: PaymentInstructions; version: number | undefined },
): Promise<Answer> {
  return db.transaction().execute(async (trx) => {
    const is = await trx.selectFrom('payment_instructions').select(COLUMNS).forUpdate().executeTakeFirstOrThrow()
    const changed = INSTRUCTED_METHODS.filter((method) => is[method] !== wanted[method])
    if (changed.length === 0) return is
    assertVersion(version, is.version, 'setting')
    const values = Object.fromEntries(INSTRUCTED_METHODS.map((method) => [method, wanted[method]]))
    const saved = await trx.updateTable('payment_instructions').set(values).returning(COLUMNS).executeTakeFirstOrThrow()
    await recordAudit(trx, {
      ...{ actor, requestId, action: 'settings.changed', entity: 'settings', entityId: 'agency' },
      before: Object.fromEntries(changed.map((method) => [method, is[method]])),
      after: Object.fromEntries(changed.map((method) => [method, wanted[method]])),
    })
    return saved
  })
}
