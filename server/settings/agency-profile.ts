import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { Agency, AgencySettings } from '#shared/contract/settings/settings.ts'
import { type CancellationPolicy, writePolicy } from '#shared/model/cancellation.ts'
import { readSettings } from './agency-settings.ts'

/**
 * The agency as every page, mail, document and answer names it: the brand of the configuration, with what the office
 * has set (docs/product.md P6.38).
 */
export function agencyProfile(
  { brand }: Pick<Config, 'brand'>,
  { address, ...terms }: Pick<AgencySettings, 'address' | keyof TermsSettings>,
): Agency {
  return {
    ...brand,
    address: address ?? brand.address,
    cancellationTerms: writeTermsOf(terms),
  }
}

interface TermsSettings {
  cancellationPolicy: CancellationPolicy
  cancellationTerms: string | null
}

/** The policy in sentences, and in a paragraph of its own what the agency also says (docs/product.md P2.20). */
const writeTermsOf = ({ cancellationPolicy, cancellationTerms }: TermsSettings): string =>
  addOwnTerms(writePolicy(cancellationPolicy), cancellationTerms)

/** Terms with the agency's own text after them. */
export const addOwnTerms = (terms: string, own: string | null): string =>
  [terms, ...(own === null ? [] : [own])].join('\n\n')

/** The agency's profile as the database has it now. */
export async function readAgencyProfile(db: Database, config: Pick<Config, 'brand'>): Promise<Agency> {
  return agencyProfile(config, await readSettings(db))
}
