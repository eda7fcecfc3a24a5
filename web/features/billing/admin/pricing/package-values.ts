import type { ServicePackage } from '#shared/contract/billing/packages.admin.ts'
import { currencyWords } from '#shared/model/currency-words.ts'
import { readCents, writeCents } from '#web/lib/dollars.ts'

/** A service package as it is typed. */
export interface PackageValues {
  name: string
  description: string
  category: string
  basePrice: string
  duration: string
  /** One a line. */
  features: string
  isActive: boolean
}

/** In the order of the form: the first field with an error gets the focus. */
export const buildPackageValues = (known: ServicePackage | null): PackageValues => ({
  name: known?.name ?? '',
  category: known?.category ?? '',
  basePrice: known ? writeCents(known.basePrice) : '',
  duration: known ? String(known.duration) : '',
  description: known?.description ?? '',
  features: known?.features.join('\n') ?? '',
  isActive: known?.isActive ?? true,
})

/** What is sent, and what is wrong with it, by field. */
export function readPackage(values: PackageValues) {
  const [name, category] = [values.name.trim(), values.category]
  const cents = readCents(values.basePrice)
  const hours = /^\d{1,2}$/.test(values.duration.trim()) ? Number(values.duration) : 0
  const features = values.features
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const errors: Partial<Record<keyof PackageValues, string>> = {
    ...(!name && { name: 'Name is required' }),
    ...(!category && { category: 'Category is required' }),
    ...(cents === undefined && { basePrice: `Enter a price in ${currencyWords()}` }),
    ...((hours < 1 || hours > 72) && { duration: 'Enter 1 to 72 hours' }),
    ...(features.length > 30 && { features: 'Enter up to 30 features' }),
    ...(features.some((line) => line.length > 200) && { features: 'Enter up to 200 characters per line' }),
  }
  const description = values.description.trim() || null
  const body = { name, category, description, basePrice: cents ?? 0, duration: hours, features }
  return { body: { ...body, isActive: values.isActive }, errors }
}

/** A package as it is sent again, whole. */
export const buildPackageBody = ({
  name,
  description,
  category,
  basePrice,
  duration,
  features,
  isActive,
}: ServicePackage) => ({
  ...{ name, description, category, basePrice, duration, features, isActive },
})
