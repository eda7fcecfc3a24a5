import type { Config } from '#server/config.ts'
import type { BrandRow } from '#server/settings/brand/brand-rows.ts'
import type { BrandSettings } from '#shared/contract/office/brand/brand.admin.ts'
import { brandPath, type LookPicture } from '#shared/model/brand.ts'

const pathOf = (id: string | null, name: LookPicture) => (id === null ? null : brandPath(id, name))

/** The brand as owners see it. */
export function presentBrand(row: BrandRow, { originalBrand }: Pick<Config, 'originalBrand'>): BrandSettings {
  const { accent_dark: dark, accent_light: light, logo_set, width, height, tone } = row
  const { name, phone, email } = originalBrand
  return {
    name: row.name,
    phone: row.phone,
    email: row.email,
    accent: dark === null || light === null ? null : { dark, light },
    logo:
      logo_set === null || width === null || height === null || tone === null
        ? null
        : { image: brandPath(logo_set, 'logo.webp'), width, height, tone },
    hero: pathOf(row.hero_set, 'hero-wide.webp'),
    original: { name, phone, email },
    icon: pathOf(row.made_set, 'icon-192.png'),
    share: pathOf(row.made_set, 'share.jpg'),
    version: row.version,
  }
}
