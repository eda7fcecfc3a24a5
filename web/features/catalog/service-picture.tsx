import { useState } from 'react'
import { findImageId, IMAGE_FORMATS } from '#shared/model/image.ts'
import { SERVICE_POSTER_WIDTHS, serviceKindOf, servicePosterFile } from '#shared/model/services.ts'
import { imageSrcSet } from '#web/ui/picture.tsx'

const SIZES = '(min-width: 1376px) 494px, (min-width: 768px) 38vw, calc(100vw - 40px)'

interface ServicePictureProps {
  name: string
  displayName: string
  image: string | null
  /** Above the fold: not lazy. */
  eager: boolean
}

/** A category's own image; its poster while it has none, or when the image cannot be loaded. */
export function ServicePicture({ name, displayName, image, eager }: ServicePictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const own = image && image !== broken ? image : null
  const id = own ? findImageId(own) : undefined
  const kind = serviceKindOf(name)
  const posters = (format: string) =>
    SERVICE_POSTER_WIDTHS.map((width) => `/services/${servicePosterFile(kind, width, format)} ${width}w`).join(', ')
  return (
    <picture className="poster-picture">
      {(id || !own) &&
        IMAGE_FORMATS.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={id ? imageSrcSet(id, format) : posters(format)}
            sizes={SIZES}
          />
        ))}
      <img
        src={own ?? `/services/${servicePosterFile(kind, 450, 'webp')}`}
        alt={own ? displayName : `Poster illustration for ${displayName}`}
        width={900}
        height={1200}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        {...(own && { onError: () => setBroken(own) })}
      />
    </picture>
  )
}
