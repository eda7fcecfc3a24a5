import { useState } from 'react'
import { preload } from 'react-dom'
import { findImageId, IMAGE_FORMATS, type ImageFormat } from '#shared/model/image.ts'
import { getServiceKind, SERVICE_POSTER_WIDTHS, type ServiceKind, servicePosterFile } from '#shared/model/services.ts'
import { assetAddress } from '#web/lib/asset-address.ts'
import { imageSrcSet } from '#web/ui/picture.tsx'

/** Five twelfths of the page less its gap; on phones all of it less the gutters. */
const SIZES = '(min-width: 1376px) 494px, (min-width: 768px) 36vw, (min-width: 500px) 92vw, calc(100vw - 40px)'

const posterSrcSet = (kind: ServiceKind, format: ImageFormat) =>
  SERVICE_POSTER_WIDTHS.map(
    (width) => `${assetAddress(`/services/${servicePosterFile(kind, width, format)}`)} ${width}w`,
  ).join(', ')

interface ServicePictureProps {
  name: string
  displayName: string
  image: string | null
  /** The first of the page: asked for in its head, before anything that can wait. */
  first: boolean
}

/** A category's own image; its poster while it has none, or when the image cannot be loaded. */
export function ServicePicture({ name, displayName, image, first }: ServicePictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const own = image && image !== broken ? image : null
  const id = own ? findImageId(own) : undefined
  const kind = getServiceKind(name)
  const src = assetAddress(own ?? `/services/${servicePosterFile(kind, 450, 'webp')}`)
  const sources =
    id || !own
      ? IMAGE_FORMATS.map((format) => ({
          type: `image/${format}`,
          imageSrcSet: id ? imageSrcSet(id, format) : posterSrcSet(kind, format),
          imageSizes: SIZES,
        }))
      : []
  if (first) preload(src, { as: 'image', fetchPriority: 'high', ...sources[0] })
  return (
    <picture className="poster-picture">
      {sources.map(({ type, imageSrcSet: srcSet, imageSizes: sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={own ? displayName : `Poster illustration for ${displayName}`}
        width={900}
        height={1200}
        loading={first ? 'eager' : 'lazy'}
        {...(first && { fetchPriority: 'high' })}
        decoding="async"
        {...(own && { onError: () => setBroken(own) })}
      />
    </picture>
  )
}
