import { type Config, writeSender } from '#server/config.ts'
import type { BrandReader } from './remember-brand.ts'

/**
 * The configuration with the brand as it is at the moment it is read: each mail, answer and document that names the
 * agency follows the settings without a restart (docs/product.md P6.211). So does the sender of mail, unless MAIL_FROM
 * names one. A copy of it would not follow.
 */
export function followBrand(config: Config, brand: BrandReader): Config {
  const hasOwnSender = config.mailFrom !== writeSender(config.originalBrand)
  return Object.freeze({
    ...config,
    get brand() {
      return brand()
    },
    get mailFrom() {
      return hasOwnSender ? config.mailFrom : writeSender(brand())
    },
  })
}
