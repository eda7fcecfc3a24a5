/** Who can be signed in (docs/product.md §1). A stranger has no role. */
export const ROLES = ['admin', 'agent', 'customer'] as const
export type Role = (typeof ROLES)[number]
