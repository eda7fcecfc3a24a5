import type { BrandSettings } from '#shared/contract/office/brand/brand.admin.ts'
import { findAccentFault, passesAccent, readColor, suggestAccent, THEMES, type Theme } from '#shared/model/accent.ts'

/** A logo as it was uploaded. */
export type Logo = NonNullable<BrandSettings['logo']>

/** In the order of the form. */
export const BRAND_LABELS = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  logo: 'Logo',
  dark: 'Dark theme',
  light: 'Light theme',
  hero: 'Photo',
} as const
export type BrandField = keyof typeof BRAND_LABELS
export const BRAND_FIELDS = Object.keys(BRAND_LABELS) as BrandField[] // the keys of a literal are its type's

/** The brand as it is typed. Colors are empty for those the site began with. */
export interface BrandValues {
  name: string
  phone: string
  email: string
  logo: Logo | null
  dark: string
  light: string
  hero: string | null
}

/** The fields that the original fills, when it is theirs. */
export type OriginalField = 'name' | 'phone' | 'email'

export const toValues = (brand: BrandSettings | null): BrandValues => ({
  name: brand?.name ?? brand?.original.name ?? '',
  phone: brand?.phone ?? brand?.original.phone ?? '',
  email: brand?.email ?? brand?.original.email ?? '',
  logo: brand?.logo ?? null,
  dark: brand?.accent?.dark ?? '',
  light: brand?.accent?.light ?? '',
  hero: brand?.hero ?? null,
})

export const compareValues = (a: BrandValues, b: BrandValues): BrandField[] =>
  BRAND_FIELDS.filter((field) => (field === 'logo' ? a.logo?.image !== b.logo?.image : a[field] !== b[field]))

/** The brand as it travels. */
export const buildBody = ({ name, phone, email, logo, dark, light, hero }: BrandValues) => ({
  ...{ name, phone, email },
  accent: dark === '' && light === '' ? null : { dark, light },
  logo: logo?.image ?? null,
  hero,
})

/** What is wrong with the typed colors, by theme; nothing while both are empty. */
export function findColorFaults({ dark, light }: Pick<BrandValues, Theme>): Partial<Record<Theme, string>> {
  if (dark === '' && light === '') return {}
  const typed = { dark, light }
  return Object.fromEntries(
    THEMES.flatMap((theme) => {
      const color = readColor(typed[theme])
      const fault = color === undefined ? 'Enter a color like #1a7f5a' : findAccentFault(color, theme)
      return fault === undefined ? [] : [[theme, fault] as const]
    }),
  )
}

/** A theme's color was typed: the other theme's, while it has none, is the nearest that works there. */
export function changeColor(values: Pick<BrandValues, Theme>, theme: Theme, typed: string): Pick<BrandValues, Theme> {
  const other: Theme = theme === 'dark' ? 'light' : 'dark'
  const color = readColor(typed)
  const fills = values[other] === '' && color !== undefined
  return { ...values, [theme]: typed, ...(fills && { [other]: suggestAccent(color, other) }) }
}

/** The color to offer in place of one that fails; undefined when there is nothing to offer. */
export function offerColor(typed: string, theme: Theme): string | undefined {
  const color = readColor(typed)
  return color === undefined || passesAccent(color, theme) ? undefined : suggestAccent(color, theme)
}

/** A field in a few words, for saying what it is now. */
export function inWords(values: BrandValues, field: BrandField): string {
  if (field === 'logo') return values.logo ? 'another logo' : 'no logo'
  if (field === 'hero') return values.hero ? 'another photo' : 'the original picture'
  return values[field] || 'the original color'
}
