import { recordAudit } from '#server/audit/record.ts'
import type { AppContext } from '#server/context.ts'
import type { Actor } from '#server/http/requests/actor.ts'
import { agencyProfile } from '#server/settings/agency-profile.ts'
import { readSettings } from '#server/settings/agency-settings.ts'
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

type House = Awaited<ReturnType<typeof readSettings>>

/** What the assistant may look up. */
export interface Knowledge {
  /** The entries that match a question, best first, at most 5. */
  search(question: string, kinds?: readonly EntryKind[]): Promise<Found[]>
  /** The built-in entry of one topic. */
  policy(topic: AgencyTopic): Promise<{ title: string; content: string }>
  /** The agency's name and contact. */
  agency(): Promise<Agency>
}

const FOUND_LIMIT = 5
const SAID_BY_THE_HOUSE: readonly EntryKind[] = ['answer', 'policy', 'service', 'category', 'package']

/**
 * The knowledge base of a context. Entries of agents, categories, packages and written answers are kept by triggers of
 * the database. The agency's own entries are written on the first question and again after the settings change.
 */
export function createKnowledge({ db, changes, config }: AppContext): Knowledge {
  let house: Promise<House> | undefined
  changes.onResume(() => {
    house = undefined
  })
  changes.onChange((table) => {
    if (table === 'agency_settings') house = undefined
  })

  function fresh(): Promise<House> {
    house ??= (async () => {
      const settings = await readSettings(db)
      await saveBuiltInEntries(db, writeBuiltInEntries(settings, agencyProfile(config, settings)))
      return settings
    })().catch((error) => {
      house = undefined
      throw error
    })
    return house
  }

  return {
    async search(question, kinds = SAID_BY_THE_HOUSE) {
      await fresh()
      return findEntries(db, question, { kinds, limit: FOUND_LIMIT })
    },
    async policy(topic) {
      const settings = await fresh()
      return writePolicies(settings, agencyProfile(config, settings))[topic]
    },
    async agency() {
      return agencyProfile(config, await fresh())
    },
  }
}

/**
 * Builds the whole knowledge base anew, audited.
 * @returns how many entries there are now
 */
export async function syncKnowledge(
  { db, now, config }: Pick<AppContext, 'db' | 'now' | 'config'>,
  { actor, requestId }: { actor: Actor; requestId: string },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const settings = await readSettings(trx)
    await rebuildEntries(trx)
    await saveBuiltInEntries(trx, writeBuiltInEntries(settings, agencyProfile(config, settings)))
    await noteBuild(trx, now())
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
