import { newBookingPath } from '#web/lib/new-booking-address.ts'
import { paths } from '#web/lib/paths.ts'

/** A thing to do or a place to go, by its words. */
export interface Command {
  label: string
  to: string
  /** Other words people type for it. */
  also?: string
  /** Bookers don't see it. */
  ownersOnly?: true
}

/** The verbs and places of the office, in the order in which they are offered. */
const COMMANDS: readonly Command[] = [
  { label: 'New booking', to: newBookingPath(), also: 'create book' },
  { label: 'Add talent', to: `${paths.adminAgents}?new=1`, also: 'new agent create' },
  { label: 'Go to Today', to: paths.adminDashboard, also: 'dashboard overview needs you' },
  { label: 'Go to Bookings', to: paths.adminBookings, also: 'board' },
  { label: 'Go to Table', to: `${paths.adminBookings}?view=table`, also: 'bookings list bulk' },
  { label: 'Go to Calendar', to: `${paths.adminBookings}?view=calendar`, also: 'week people' },
  { label: 'Go to Customers', to: `${paths.adminBookings}?view=customers`, also: 'clients' },
  { label: 'Go to Talent', to: paths.adminAgents, also: 'agents roster people' },
  { label: 'Go to Reviews', to: paths.adminTestimonials, also: 'testimonials approve' },
  { label: 'Go to Categories', to: paths.adminCategories },
  { label: 'Go to Conversations', to: paths.adminConversations, also: 'chat visitors' },
  { label: 'Go to Billing', to: paths.adminBilling, also: 'money revenue' },
  { label: 'Go to Invoices', to: paths.adminInvoices, also: 'money bills' },
  { label: 'Go to Payments', to: paths.adminPayments, also: 'money verify refund' },
  { label: 'Payments to verify', to: paths.adminPaymentsWaiting, also: 'zelle check' },
  { label: 'Go to Pricing', to: paths.adminPricing, also: 'packages shares', ownersOnly: true },
  {
    label: 'Agency settings',
    to: paths.adminSettings,
    also: 'hours deposit terms',
    ownersOnly: true,
  },
  { label: 'Team', to: paths.adminTeam, also: 'colleagues invite', ownersOnly: true },
  { label: 'Audit', to: `${paths.adminDashboard}?tab=audit`, also: 'history who', ownersOnly: true },
  { label: 'System', to: `${paths.adminDashboard}?tab=system`, also: 'backup mail disk', ownersOnly: true },
]

/** The commands whose words all begin with what was typed; without a text the first few. */
export function matchCommands(text: string, isOwner: boolean): readonly Command[] {
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean)
  const allowed = COMMANDS.filter(({ ownersOnly }) => isOwner || !ownersOnly)
  if (typed.length === 0) return allowed.slice(0, 6)
  return allowed
    .filter(({ label, also = '' }) => {
      const words = `${label} ${also}`.toLowerCase().split(' ')
      return typed.every((word) => words.some((known) => known.startsWith(word)))
    })
    .slice(0, 6)
}
