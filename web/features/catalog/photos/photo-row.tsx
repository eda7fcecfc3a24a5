import { ArrowDown, ArrowUp } from 'lucide-react'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { EditDelete } from '#web/ui/edit-delete.tsx'
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
        <EditDelete name={photo} verbs={['Describe', 'Remove']} onEdit={onDescribe} onDelete={onRemove} />
      </span>
    </li>
  )
}
