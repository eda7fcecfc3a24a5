import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/settings.ts'
import { readSettings } from './agency-settings.ts'
import { updateSettings } from './update-settings.ts'

/** What the agency decides about itself. */
export function settingsRoutes(route: Route, { db }: AppContext): void {
  route(contract.showSettings, () => readSettings(db))
  route(contract.updateSettings, ({ body, actor, requestId, header }) =>
    updateSettings(db, { settings: body, version: readIfMatch(header('if-match')), actor, requestId }),
  )
}
