import { type Brand, DEFAULT_BRAND } from '#shared/model/brand.ts'

/** The agency this site belongs to, as the server wrote it into the page. */
export const brand: Brand = readBrand(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content,
)

/** Says whose site it is where there is no page to read it from: while pages are written. */
export function writeFor(agency: Brand): void {
  Object.assign(brand, agency)
}

/** @param content the JSON of the page's brand element; empty while nobody has filled it in */
export function readBrand(content: string | undefined): Brand {
  try {
    return { ...DEFAULT_BRAND, ...(JSON.parse(content || '{}') as Partial<Brand>) }
  } catch {
    return DEFAULT_BRAND
  }
}

/** The phone number as a link: digits and a leading plus; ten digits are American. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
