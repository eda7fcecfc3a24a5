/** Every page address there is; any other shows the not-found page with status 404 (docs/product.md §2). */
export const PAGE_PATHS = ['/', '/booking'] as const
