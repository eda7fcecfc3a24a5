import type { StaffRole } from '#shared/model/role.ts'

/** The roles on screen. */
export const STAFF_ROLE_LABELS: Record<StaffRole, string> = { owner: 'Owner', booker: 'Booker' }

/** What each role may do, for the one who chooses it. */
export const STAFF_ROLE_HINTS: Record<StaffRole, string> = {
  owner: 'Everything, including settings, pricing, reports and the team.',
  booker: 'Bookings, agents, conversations, invoices and payments.',
}
