import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/picture.tsx'

interface PhotoRowProps {
  photo: AgentPhoto
  place: number
  places: number
  onMove: (to: number) => void
  onDescribe: () => void
  onRemove: () => void
}

/** A photo in its place, with what can be done with it. */
export function PhotoRow({ photo: { image, alt }, place, places, onMove, onDescribe, onRemove }: PhotoRowProps) {
  const photo = `photo ${place + 1}`
  return (
    <li className="photo-row">
      <div className="poster">
        <Picture src={image} name={alt || `Photo ${place + 1}`} sizes="60px" />
      </div>
      <p className={alt ? undefined : 'text-ink-2'}>{alt || 'No description yet'}</p>
      <span className="photo-acts">
        <IconButton label={`Move ${photo} up`} aria-disabled={place === 0} onClick={() => onMove(place - 1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton label={`Move ${photo} down`} aria-disabled={place === places - 1} onClick={() => onMove(place + 1)}>
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={`Describe ${photo}`} aria-haspopup="dialog" onClick={onDescribe}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${photo}`} aria-haspopup="dialog" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}
