import type { AppContext } from '#server/context.ts'
import type { PreparedReads } from '#server/http/answers/prepared.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/settings/settings.ts'
import { readAgencyProfile } from './agency-profile.ts'
import { readSettings } from './agency-settings.ts'
import { instructionRoutes } from './instructions/routes.ts'
import { placeRoutes } from './place/routes.ts'
import { letBookersOpen } from './private-access.ts'
import { requireFactor } from './require-factor.ts'
import { taxRoutes } from './tax/routes.ts'
import { sendTestMail } from './test-mail.ts'
import { textRoutes } from './texts/routes.ts'
import { updateSettings } from './update-settings.ts'

/** What the agency decides about itself. */
export function settingsRoutes(route: Route, prepared: PreparedReads, context: AppContext): void {
  const { db, config } = context
  instructionRoutes(route, context)
  taxRoutes(route, context)
  placeRoutes(route, context)
  textRoutes(route, prepared, context)
  prepared.add({
    endpoint: contract.showAgency,
    tables: ['agency_settings', 'brand_settings'],
    build: async () => ({ body: await readAgencyProfile(db, config) }),
  })
  route(contract.showAgency, () => readAgencyProfile(db, config))
  route(contract.showSettings, () => readSettings(db))
  route(contract.updateSettings, ({ body, actor, requestId, header }) =>
    updateSettings(db, { settings: body, version: readIfMatch(header('if-match')), actor, requestId }),
  )
  route(contract.sendTestMail, async ({ actor, requestId, limits }) => {
    await limits.count('testMails')
    return sendTestMail(context, { actor, requestId })
  })
  route(contract.requireFactor, async ({ body, actor, requestId }) => ({
    required: await requireFactor(db, { ...body, actor, requestId }),
  }))
  route(contract.letBookersOpen, async ({ body, actor, requestId }) => ({
    allowed: await letBookersOpen(db, { ...body, actor, requestId }),
  }))
}
