import { presentActivePackage } from '#server/catalog/active-packages.ts'
import type { ShareRow } from '#server/catalog/agents/share-rows.ts'
import type { ServicePackage } from '#shared/contract/billing/packages.admin.ts'
import type { AgentShare } from '#shared/contract/billing/shares.admin.ts'
import type { PackageRow } from './package-rows.ts'

/** A service package as admins see it. */
export function presentPackage(row: PackageRow): ServicePackage {
  return {
    ...presentActivePackage(row),
    isActive: row.is_active,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  }
}

/** An agent's share of a booking, for admins only (docs/product.md P7.42). */
export function presentShare(row: ShareRow): AgentShare {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    percent: row.share_percent,
    flat: row.share_flat_cents,
    usual: row.usual_percent,
  }
}
