import { IMAGE_FORMATS } from '#shared/model/image.ts'
import { PORTAL_POSTER_WIDTHS, portalPosterFile } from '#shared/model/portal-poster.ts'
import type { Role } from '#shared/model/role.ts'
import { assetAddress } from '#web/lib/asset-address.ts'

const addressOf = (...file: Parameters<typeof portalPosterFile>) =>
  assetAddress(`/portals/${portalPosterFile(...file)}`)

/** The poster beside a log-in; it says nothing that the page does not. */
export function PortalPoster({ portal }: { portal: Role }) {
  const files = (format: string) =>
    PORTAL_POSTER_WIDTHS.map((width) => `${addressOf(portal, width, format)} ${width}w`).join(', ')
  return (
    <picture className="poster-picture">
      {IMAGE_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={files(format)}
          sizes="(min-width: 768px) max(52vw, 75vh), 100vw"
        />
      ))}
      <img src={addressOf(portal, 900, 'webp')} alt="" width={900} height={1200} />
    </picture>
  )
}
