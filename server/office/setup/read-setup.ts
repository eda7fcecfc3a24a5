import { type Config, isLoopback } from '#server/config.ts'
import type { AppContext } from '#server/context.ts'
import { readAgencyProfile } from '#server/settings/agency-profile.ts'
import type { Setup } from '#shared/contract/office/setup.admin.ts'
import type { Agency } from '#shared/contract/settings/settings.ts'
import { DEFAULT_BRAND } from '#shared/model/brand.ts'
import { FIRST_PERFORMERS, SETUP_STEPS, type SetupStep } from '#shared/model/setup.ts'
import { listKeptSteps, readDemoState, readSetupFacts, type SetupFacts } from './setup-facts.ts'

/** What a step is decided by. */
interface Known {
  config: Pick<Config, 'smtpUrl' | 'publicUrl' | 'secure' | 'stripe'>
  agency: Agency
  facts: SetupFacts
}

/** Whether a step is done, worked out from what is stored and configured (docs/product.md P17.10). */
const IS_DONE: Record<SetupStep, (known: Known) => boolean> = {
  name: ({ agency }) => (['name', 'phone', 'email'] as const).every((field) => agency[field] !== DEFAULT_BRAND[field]),
  address: ({ agency }) => agency.address !== DEFAULT_BRAND.address,
  texts: ({ facts }) => facts.texts,
  hours: ({ facts }) => facts.hours,
  place: ({ facts }) => facts.place,
  tax: ({ facts }) => facts.tax,
  deposit: ({ facts }) => facts.deposit,
  cancellation: ({ facts }) => facts.cancellation,
  categories: ({ facts }) => facts.categories > 0,
  performers: ({ facts }) => facts.performers >= FIRST_PERFORMERS,
  mail: ({ config, facts }) => config.smtpUrl !== undefined && facts.tested,
  domain: ({ config }) => config.secure && !isLoopback(new URL(config.publicUrl).hostname),
  team: ({ facts }) => facts.staff > 1 || facts.factor,
  payments: ({ config, facts }) => facts.instructions || (config.stripe !== undefined && facts.cards),
}

/** How many there are, of the steps that count. */
const HAVE: Partial<Record<SetupStep, (facts: SetupFacts) => number>> = {
  categories: ({ categories }) => categories,
  performers: ({ performers }) => performers,
  team: ({ staff }) => staff,
}

/** The demo's state and the checklist of a new agency (docs/product.md P17.10). */
export async function readSetup({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<Setup> {
  const [agency, facts, kept, demo] = await Promise.all([
    readAgencyProfile(db, config),
    readSetupFacts(db),
    listKeptSteps(db),
    readDemoState(db),
  ])
  const known = { config, agency, facts }
  return {
    demo,
    hidden: facts.hidden,
    steps: SETUP_STEPS.map((step) => {
      const decision = kept.find((one) => one.step === step)
      return {
        step,
        done: IS_DONE[step](known),
        kept: decision ? { by: decision.username, at: decision.kept_at.toISOString() } : null,
        have: HAVE[step]?.(facts) ?? null,
      }
    }),
  }
}
