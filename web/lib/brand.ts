import { type Brand, DEFAULT_BRAND } from '#shared/model/brand.ts'
import { getPlace, setPlace } from '#shared/model/place.ts'

/** The agency this site belongs to, as the server wrote it into the page. */
export const brand: Brand = readBrand(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content,
)

// before anything is drawn: nothing formats a date or an amount while modules load
setPlace(brand.place)

/** Says whose site it is where there is no page to read it from: while pages are written. */
export function writeFor(agency: Brand): void {
  Object.assign(brand, agency)
  setPlace(agency.place)
}

/** @param content the JSON of the page's brand element; empty while nobody has filled it in */
export function readBrand(content: string | undefined): Brand {
  try {
    return { ...DEFAULT_BRAND, ...(JSON.parse(content || '{}') as Partial<Brand>) }
  } catch {
    return DEFAULT_BRAND
  }
}

/** The phone number as a link: digits and a leading plus, with the agency's country code where it has none. */
export function phoneLink(phone: string): string {
  const { phoneCode } = getPlace()
  const digits = phone.replace(/\D/g, '')
  const isNational = phoneCode === '1' ? digits.length === 10 : !/^\s*(\+|00)/.test(phone)
  return `tel:+${isNational ? phoneCode : ''}${phoneCode === '1' ? digits : digits.replace(/^00?/, '')}`
}
