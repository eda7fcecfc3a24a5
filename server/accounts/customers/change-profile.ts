import { recordAudit } from '#server/audit/record.ts'
import type { Database } from '#server/db/client.ts'
import type { AdminActor, By } from '#server/http/requests/actor.ts'
import { assertVersion } from '#server/http/requests/if-match.ts'
import type { updateCustomer } from '#shared/contract/accounts/customers.admin.ts'
import type { EndpointAnswer, EndpointInput } from '#shared/contract/endpoint.ts'
import { readTags } from '#shared/model/customer.ts'
import { type LockedCustomer, lockCustomer } from './lock-customer.ts'

/** A change of what the office keeps about a customer; undefined fields stay. */
export interface ProfileChange extends By<AdminActor> {
  id: string
  fields: EndpointInput<typeof updateCustomer>['body']
  /** The row version the admin saw; undefined when the client sent none. */
  version: number | undefined
}

type Profile = Pick<LockedCustomer, 'company' | 'tags' | 'tax_exempt' | 'tax_exempt_number'>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Changes company, tags and tax exemption of a customer, audited (docs/product.md P6.113). Equal values are a no-op.
 * @throws AppError not_found (404) for an unknown customer, conflict (409) when someone else changed it first, and for
 *   an erased or merged one
 */
export async function changeProfile(
  db: Database,
  { id, fields, version, actor, requestId }: ProfileChange,
): Promise<EndpointAnswer<typeof updateCustomer>> {
  return db.transaction().execute(async (trx) => {
    const before = await lockCustomer(trx, id)
    assertVersion(version, before.version, 'customer')
    const wanted: Partial<Profile> = {
      ...(fields.company !== undefined && { company: fields.company || null }),
      ...(fields.tags !== undefined && { tags: readTags(fields.tags) }),
      ...(fields.taxExempt !== undefined && { tax_exempt: fields.taxExempt }),
      ...(fields.taxExemptNumber !== undefined && { tax_exempt_number: fields.taxExemptNumber || null }),
      ...(fields.taxExempt === false && { tax_exempt_number: null }),
    }
    const names = Object.keys(wanted) as (keyof Profile)[] // the keys of what is wanted are columns
    const changed = names.filter((name) => !same(wanted[name], before[name]))
    if (changed.length === 0) return presentProfile(before)
    const after = await trx
      .updateTable('customers')
      .set(wanted)
      .where('id', '=', id)
      .returning(['id', 'company', 'tags', 'tax_exempt', 'tax_exempt_number', 'version'])
      .executeTakeFirstOrThrow()
    const named = (row: Profile) => Object.fromEntries(changed.map((name) => [FIELDS[name], row[name]]))
    await recordAudit(trx, {
      actor,
      action: 'customer.changed',
      entity: 'customer',
      entityId: id,
      before: named(before),
      after: named(after),
      requestId,
    })
    return presentProfile(after)
  })
}

const FIELDS: Record<keyof Profile, string> = {
  company: 'company',
  tags: 'tags',
  tax_exempt: 'taxExempt',
  tax_exempt_number: 'taxExemptNumber',
}

const presentProfile = (row: Profile & { id: string; version: number }) => ({
  id: row.id,
  company: row.company,
  tags: row.tags,
  taxExempt: row.tax_exempt,
  taxExemptNumber: row.tax_exempt_number,
  version: row.version,
})
