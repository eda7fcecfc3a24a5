import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { AgentPhoto } from '#shared/contract/catalog/photos.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/picture.tsx'

interface PhotoViewProps {
  /** Whose photos they are. */
  name: string
  photos: readonly AgentPhoto[]
  at: number
  onMove: (to: number) => void
  onClose: () => void
}

/** One photo enlarged. Two buttons and the arrow keys go to the others, past the last to the first. */
export function PhotoView({ name, photos, at, onMove, onClose }: PhotoViewProps) {
  const photo = photos[at] ?? photos[0]
  if (!photo) return null
  const { image, alt } = photo
  const place = `${at + 1} of ${photos.length}`
  const go = (by: number) => onMove((at + by + photos.length) % photos.length)
  const onKey = (key: string) => {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  return (
    <Dialog title={name} width={560} className="photo-view" onKey={onKey} onClose={onClose}>
      <figure>
        <div className="poster">
          <Picture key={image} src={image} name={alt || `Photo ${place} of ${name}`} sizes="512px" eager />
        </div>
        {alt && <figcaption>{alt}</figcaption>}
      </figure>
      {photos.length > 1 && (
        <div className="photo-turn">
          <IconButton label="Previous photo" onClick={() => go(-1)}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
          <p className="num" role="status">
            {place}
          </p>
          <IconButton label="Next photo" onClick={() => go(1)}>
            <ArrowRight aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </Dialog>
  )
}
