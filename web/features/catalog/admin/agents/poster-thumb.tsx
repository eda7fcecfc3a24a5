import { useMemo, useRef } from 'react'
import type { Agent, Poster } from '#shared/contract/catalog/agents.ts'
import { findImageId } from '#shared/model/image.ts'
import { SKIN_NAMES } from '#shared/posters/ink.ts'
import { poster as drawPoster } from '#shared/posters/poster.ts'
import { useNear } from '#web/lib/use-near.ts'
import { Picture } from '#web/ui/picture.tsx'

interface PosterThumbProps {
  name: string
  category: string
  /** Null leaves the choice to the name. */
  poster?: Poster | null
}

/** A small poster, drawn here. It says nothing that is not written beside it. */
export function PosterThumb({ name, category, poster = null }: PosterThumbProps) {
  const { variant, skin } = poster ?? {}
  const svg = useMemo(
    () =>
      drawPoster({ name, category, variant, skin: skin === undefined ? undefined : SKIN_NAMES[skin], size: 'thumb' }),
    [name, category, variant, skin],
  )
  return (
    <span className="poster-picture">
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" width={150} height={200} decoding="async" />
    </span>
  )
}

type AgentPictureProps = PosterThumbProps & { image: Agent['image']; sizes: string }

/** An agent's photo, if it is stored here; one that is kept elsewhere is never loaded (docs/product.md P6.19). */
export function AgentPicture({ image, sizes, ...poster }: AgentPictureProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const near = useNear(frame)
  return (
    <span ref={frame} className="poster admin-thumb" aria-hidden="true">
      {image && findImageId(image) ? (
        <Picture src={image} name={poster.name} sizes={sizes} />
      ) : (
        // hundreds of rows would be a lot of drawing at once
        near && <PosterThumb {...poster} />
      )}
    </span>
  )
}
