/** Who can be signed in (docs/product.md §1). A stranger has no role. */
export const ROLES = ['admin', 'agent', 'customer'] as const
export type Role = (typeof ROLES)[number]

/** What an admin may do in the office: an owner everything, a booker the daily work (docs/product.md P1.13). */
export const STAFF_ROLES = ['owner', 'booker'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
