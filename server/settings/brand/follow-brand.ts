import { type Config, isBareAddress, writeSender } from '#server/config.ts'
import type { BrandReader } from './remember-brand.ts'

/**
 * The configuration with the brand as it is at the moment it is read: each mail, answer and document that names the
 * agency follows the settings without a restart (docs/product.md P6.211). So does the sender of mail: of a MAIL_FROM
 * that is an address alone its name, and nothing of one with a name. A copy of it would not follow.
 */
export function followBrand(config: Config, brand: BrandReader): Config {
  const hasOwnSender = config.mailFrom !== writeSender(config.originalBrand)
  return Object.freeze({
    ...config,
    get brand() {
      return brand()
    },
    get mailFrom() {
      if (!hasOwnSender) return writeSender(brand())
      return isBareAddress(config.mailFrom)
        ? writeSender({ name: brand().name, email: config.mailFrom.trim() })
        : config.mailFrom
    },
  })
}
