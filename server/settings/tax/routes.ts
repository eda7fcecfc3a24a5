import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/settings/tax.ts'
import { readTaxSettings, updateTaxSettings } from './tax-settings.ts'

/** Tax: for owners to read and edit. */
export function taxRoutes(route: Route, { db }: Pick<AppContext, 'db'>): void {
  route(contract.showTaxSettings, () => readTaxSettings(db))
  route(contract.updateTaxSettings, ({ body, actor, requestId, header }) =>
    updateTaxSettings(db, { wanted: body, version: readIfMatch(header('if-match')), actor, requestId }),
  )
}
