/** Minutes after which sensitive calls ask again who is there (docs/product.md P1.21). */
export const VERIFIED_MINUTES = 10
