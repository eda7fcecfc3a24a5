import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { Agency, AgencySettings } from '#shared/contract/settings/settings.ts'
import { DEFAULT_CANCELLATION_TERMS } from '#shared/model/terms.ts'
import { readSettings } from './agency-settings.ts'

/**
 * The agency as every page, mail, document and answer names it: the brand of the configuration, with what the office
 * has set (docs/product.md P6.38).
 */
export function agencyProfile(
  { brand }: Pick<Config, 'brand'>,
  { address, cancellationTerms }: Pick<AgencySettings, 'address' | 'cancellationTerms'>,
): Agency {
  return {
    ...brand,
    address: address ?? brand.address,
    cancellationTerms: cancellationTerms ?? DEFAULT_CANCELLATION_TERMS,
  }
}

/** The agency's profile as the database has it now. */
export async function readAgencyProfile(db: Database, config: Pick<Config, 'brand'>): Promise<Agency> {
  return agencyProfile(config, await readSettings(db))
}
