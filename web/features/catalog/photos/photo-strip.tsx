import './photos.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Agent } from '#shared/contract/catalog/agents.ts'
import { photosQuery } from '#web/features/catalog/photos/photo-queries.ts'
import { PhotoView } from '#web/features/catalog/photos/photo-view.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** The photos of a profile, each a button that enlarges it; nothing while there are none (docs/product.md P2.35). */
export function PhotoStrip({ agent: { id, name } }: { agent: Pick<Agent, 'id' | 'name'> }) {
  const photos = useQuery(photosQuery(id)).data?.photos
  const [open, setOpen] = useState<number>()
  if (!photos?.length) return null
  return (
    <>
      <ul className="photo-strip" aria-label={`Photos of ${name}`}>
        {photos.map(({ image, alt }, at) => (
          <li key={image}>
            <button
              type="button"
              className="poster photo-button"
              aria-haspopup="dialog"
              aria-label={`Enlarge photo ${at + 1} of ${photos.length}${alt && `: ${alt}`}`}
              onClick={() => setOpen(at)}
            >
              <Picture src={image} name="" sizes="80px" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <PhotoView name={name} photos={photos} at={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
