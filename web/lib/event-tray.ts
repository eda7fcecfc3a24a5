import { MOST_PERFORMERS } from '#shared/model/event.ts'
import { STORAGE_KEYS } from '#web/lib/local-storage.ts'
import { createStoredIds } from '#web/lib/stored-ids.ts'

const chosen = createStoredIds(STORAGE_KEYS.eventTray, MOST_PERFORMERS)

/** What a component needs of the ids of the agents this browser collects for one event, the latest last (docs/product.md P2.38). */
export const useEventTray = chosen.useSelected

/** Adds an agent to the event, or takes them out. */
export const toggleInEvent = chosen.toggle

/** Takes agents out: they were requested, or are no longer wanted. */
export const removeFromEvent = chosen.remove
