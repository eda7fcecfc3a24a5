import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { Agency, AgencySettings } from '#shared/contract/settings/settings.ts'
import type { Brand } from '#shared/model/brand.ts'
import { type CancellationPolicy, writePolicy } from '#shared/model/cancellation.ts'
import { readSettings } from './agency-settings.ts'
import { type BrandRow, findBrandRow } from './brand/brand-rows.ts'
import { brandOver } from './brand/remember-brand.ts'

/** The agency as everyone may know it, and how it looks in mails and documents. */
export type AgencyProfile = Agency & Brand

/**
 * The agency as every page, mail, document and answer names it: the brand of the configuration, with what owners
 * have set (docs/product.md P6.38, P6.210).
 */
export function agencyProfile(
  { originalBrand }: Pick<Config, 'originalBrand'>,
  { brand, ...terms }: Pick<AgencySettings, keyof TermsSettings> & { brand: BrandRow },
): AgencyProfile {
  return {
    ...brandOver(originalBrand, brand),
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
export async function readAgencyProfile(db: Database, config: Pick<Config, 'originalBrand'>): Promise<AgencyProfile> {
  const settings = await readSettings(db)
  return agencyProfile(config, { ...settings, brand: await findBrandRow(db) })
}
