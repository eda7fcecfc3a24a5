import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { agencyProfile } from '#server/settings/agency-profile.ts'
import { readSettings } from '#server/settings/agency-settings.ts'
import { findBrandRow } from '#server/settings/brand/brand-rows.ts'
import { TAX_TABLES } from '#server/settings/tax/plus-tax.ts'
import { readTexts } from '#server/settings/texts/text-rows.ts'
import type { Agency } from '#shared/contract/settings/settings.ts'
import { type AgencyTopic, writeBuiltInEntries, writePolicies } from './built-in-entries.ts'
import {
  type EntryKind,
  type Found,
  findEntries,
  findKnowledgeState,
  noteBuild,
  rebuildEntries,
  saveBuiltInEntries,
} from './knowledge-rows.ts'
import { describeTax } from './tax-words.ts'

type Settings = Awaited<ReturnType<typeof readPolicySettings>>

/** The tables that the built-in entries are written from. */
const ENTRY_TABLES: ReadonlySet<string> = new Set([
  'agency_settings',
  'brand_settings',
  'place_settings',
  'text_edits',
  ...TAX_TABLES,
])

/** What the assistant may look up. */
export interface Knowledge {
  /** The entries that match a question, best first, at most 5. */
  search(question: string, kinds?: readonly EntryKind[]): Promise<Found[]>
  /** The built-in entry of one topic. */
  policy(topic: AgencyTopic): Promise<{ title: string; content: string }>
  /** The agency's name and contact. */
  agency(): Promise<Agency>
  /** The tax that is added to prices, in a sentence; empty for none. */
  tax(): Promise<string>
}

const FOUND_LIMIT = 5
const GENERAL_KINDS: readonly EntryKind[] = ['answer', 'policy', 'service', 'category', 'package']

/**
 * The knowledge base of a context. Entries of agents, categories, packages and written answers are kept by triggers of
 * the database. The agency's own entries are written on the first question and again after the settings change.
 */
export function createKnowledge({ db, changes, config, brand }: AppContext): Knowledge {
  let settings: Promise<Settings> | undefined
  changes.onResume(() => {
    settings = undefined
  })
  changes.onChange((table) => {
    if (ENTRY_TABLES.has(table)) settings = undefined
  })

  function fresh(): Promise<Settings> {
    settings ??= (async () => {
      // a notification of its row may reach the brand later than this; it orders the reads that set the place
      await brand.refresh()
      const read = await readPolicySettings(db)
      await saveBuiltInEntries(db, writeBuiltInEntries(read, agencyProfile(config, read)))
      return read
    })().catch((error) => {
      settings = undefined
      throw error
    })
    return settings
  }

  return {
    async search(question, kinds = GENERAL_KINDS) {
      await fresh()
      return findEntries(db, question, { kinds, limit: FOUND_LIMIT })
    },
    async policy(topic) {
      const read = await fresh()
      return writePolicies(read, agencyProfile(config, read))[topic]
    },
    async agency() {
      return agencyProfile(config, await fresh())
    },
    async tax() {
      return (await fresh()).tax
    },
  }
}

const readPolicySettings = async (db: Database) => ({
  ...(await readSettings(db)),
  brand: await findBrandRow(db),
  tax: await describeTax(db),
  texts: await readTexts(db),
})

/**
 * Builds the whole knowledge base anew, audited.
 * @returns how many entries there are now
 */
export async function syncKnowledge(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { actor, requestId }: { actor: Actor; requestId: string },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const settings = await readPolicySettings(trx)
    await rebuildEntries(trx)
    await saveBuiltInEntries(trx, writeBuiltInEntries(settings, agencyProfile(config, settings)))
    await noteBuild(trx)
    const { entries } = await findKnowledgeState(trx)
    await recordAudit(trx, {
      actor,
      action: 'knowledge.built',
      entity: 'knowledge',
      entityId: 'all',
      requestId,
      after: { entries },
    })
    return entries
  })
}
