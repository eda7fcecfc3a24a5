import './heart.css'
import { Heart as HeartIcon } from 'lucide-react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { toggleFavorite, useFavorites } from '#web/features/catalog/favorites/favorites.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface HeartProps {
  agent: Pick<Agent, 'id' | 'name'>
  className?: string
}

/** Keeps an agent among this browser's favorites; no account is needed (docs/product.md P2.33). */
export function Heart({ agent, className = '' }: HeartProps) {
  const chosen = useFavorites((ids) => ids.includes(agent.id))
  return (
    <IconButton
      label={`Favorite ${agent.name}`}
      className={`heart ${className}`}
      aria-pressed={chosen}
      onClick={() => toggleFavorite(agent.id)}
    >
      <HeartIcon aria-hidden="true" />
    </IconButton>
  )
}
