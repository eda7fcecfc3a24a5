import type { LucideIcon } from 'lucide-react'
import {
  ChartColumn,
  LayoutDashboard,
  MessageCircle,
  Quote,
  ReceiptText,
  Shapes,
  Tags,
  Ticket,
  Users,
  Wallet,
} from 'lucide-react'
import type { Summary } from '#shared/contract/office/office.admin.ts'
import { paths } from '#web/lib/paths.ts'

export interface AdminLink {
  label: string
  to: string
  Icon: LucideIcon
  /** What waits for an answer there. */
  waiting?: keyof Summary['waiting']
  /** Bookers don't see it. */
  ownersOnly?: true
}

/** The sidebar's groups in their order; a group shows once it has a screen (docs/product.md P6.3). */
export const ADMIN_LINKS: readonly { title: string; links: readonly AdminLink[] }[] = [
  {
    title: 'Main',
    links: [
      { label: 'Dashboard', to: paths.adminDashboard, Icon: LayoutDashboard },
      { label: 'Agents', to: paths.adminAgents, Icon: Users },
      { label: 'Bookings', to: paths.adminBookings, Icon: Ticket, waiting: 'bookings' },
      { label: 'Testimonials', to: paths.adminTestimonials, Icon: Quote, waiting: 'testimonials' },
      { label: 'Categories', to: paths.adminCategories, Icon: Shapes },
      { label: 'Chat', to: paths.adminChat, Icon: MessageCircle, waiting: 'chats' },
    ],
  },
  {
    title: 'Billing & Finance',
    links: [
      { label: 'Billing', to: paths.adminBilling, Icon: ChartColumn },
      { label: 'Invoices', to: paths.adminInvoices, Icon: ReceiptText },
      { label: 'Payments', to: paths.adminPayments, Icon: Wallet, waiting: 'payments' },
      { label: 'Pricing', to: paths.adminPricing, Icon: Tags, ownersOnly: true },
    ],
  },
]
