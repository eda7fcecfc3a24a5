import { useState } from 'react'
import { findImageId, IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, imagePath } from '#shared/model/image.ts'
import { assetAddress } from '#web/lib/asset-address.ts'

interface PictureProps {
  src: string | null
  /** Whom it shows: the text for those who don't see it, and the initial that stands in while there is none. */
  name: string
  /** How wide it is drawn, as in the HTML attribute. */
  sizes: string
  /** Above the fold: not lazy. */
  eager?: boolean
}

/** A stored picture's renderings, as in the HTML attribute. */
export const imageSrcSet = (id: string, format: ImageFormat) =>
  IMAGE_WIDTHS.map((width) => `${assetAddress(imagePath(id, width, format))} ${width}w`).join(', ')

/** A 3:4 picture that fills its frame: our own renderings when it is stored here, the initial when there is none. */
export function Picture({ src, name, sizes, eager = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || broken === src) {
    return (
      <span className="poster-blank" role="img" aria-label={name} data-initial={name.trim().charAt(0).toUpperCase()} />
    )
  }
  const id = findImageId(src)
  return (
    <picture className="poster-picture">
      {id &&
        IMAGE_FORMATS.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={imageSrcSet(id, format)} sizes={sizes} />
        ))}
      <img
        src={assetAddress(src)}
        alt={name}
        width={600}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setBroken(src)}
      />
    </picture>
  )
}
