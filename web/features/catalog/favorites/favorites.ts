import { STORAGE_KEYS } from '#web/lib/local-storage.ts'
import { createStoredIds } from '#web/lib/stored-ids.ts'

const favorites = createStoredIds(STORAGE_KEYS.favorites, 200)

/** What a component needs of the ids of this browser's favorite agents, the latest last (docs/product.md P2.33). */
export const useFavorites = favorites.useSelected

/** Adds an agent to this browser's favorites, or takes it out. */
export const toggleFavorite = favorites.toggle
