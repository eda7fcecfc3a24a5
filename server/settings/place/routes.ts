import type { AppContext } from '#server/context.ts'
import { readIfMatch } from '#server/http/requests/if-match.ts'
import type { Route } from '#server/http/route.ts'
import * as contract from '#shared/contract/settings/place.ts'
import { readPlaceSettings, updatePlaceSettings } from './place-settings.ts'

/** Where the agency is: for owners to read and edit. Pages and mails follow before a change is answered. */
export function placeRoutes(route: Route, { db, brand }: Pick<AppContext, 'db' | 'brand'>): void {
  route(contract.showPlace, () => readPlaceSettings(db))
  route(contract.updatePlace, async ({ body, actor, requestId, header }) => {
    const saved = await updatePlaceSettings(db, {
      wanted: body,
      version: readIfMatch(header('if-match')),
      actor,
      requestId,
    })
    await brand.settle()
    return saved
  })
}
