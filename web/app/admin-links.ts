import type { LucideIcon } from 'lucide-react'
import { LayoutDashboard, Quote, Shapes, Ticket, Users } from 'lucide-react'
import type { Summary } from '#shared/contract/office.ts'
import { paths } from '#web/lib/paths.ts'

export interface OfficeLink {
  label: string
  to: string
  Icon: LucideIcon
  /** What waits for an answer there. */
  waiting?: keyof Summary['waiting']
}

/** The sidebar's groups in their order; a group shows once it has a screen (docs/product.md P6.3). */
export const OFFICE_GROUPS: readonly { title: string; links: readonly OfficeLink[] }[] = [
  {
    title: 'Main',
    links: [
      { label: 'Dashboard', to: paths.adminDashboard, Icon: LayoutDashboard },
      { label: 'Agents', to: paths.adminAgents, Icon: Users },
      { label: 'Bookings', to: paths.adminBookings, Icon: Ticket, waiting: 'bookings' },
      { label: 'Testimonials', to: paths.adminTestimonials, Icon: Quote, waiting: 'testimonials' },
      { label: 'Categories', to: paths.adminCategories, Icon: Shapes },
    ],
  },
]
