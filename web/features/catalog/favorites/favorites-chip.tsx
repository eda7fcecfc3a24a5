import './heart.css'
import { Heart as HeartIcon } from 'lucide-react'
import { useDeferredValue } from 'react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { useFavorites } from '#web/features/catalog/favorites/favorites.ts'
import { formatCount } from '#web/lib/format.ts'

interface FavoritesChipProps {
  agents: readonly Agent[]
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** Narrows the cards to the favorites; not there while there are none among the roster. */
export function FavoritesChip({ agents, chosen, onChoose }: FavoritesChipProps) {
  // the heart is drawn first: where the chip comes or goes, the page moves
  const count = useDeferredValue(useFavorites((ids) => agents.filter(({ id }) => ids.includes(id)).length))
  if (count === 0 && !chosen) return null
  return (
    <button type="button" className="favorites-chip" aria-pressed={chosen} onClick={() => onChoose(!chosen)}>
      <HeartIcon aria-hidden="true" /> Favorites <span className="num">{formatCount(count)}</span>
    </button>
  )
}
