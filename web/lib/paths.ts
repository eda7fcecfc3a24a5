import type { Agent } from '#shared/contract/catalog/agents.ts'
import type { ActivePackage } from '#shared/contract/catalog/packages.ts'
import type { Occasion } from '#shared/model/occasions.ts'
import { type EventAddress, withEvent } from '#web/lib/event-address.ts'

/** Every address the site links to. */
export const paths = {
  home: '/',
  browse: '/#browse',
  /** Home with that profile open. */
  agent: (id: Agent['id']) => `/?agent=${encodeURIComponent(id)}`,
  services: '/services',
  /** A block of the services page, by its anchor. */
  service: (anchor: string) => `/services#${anchor}`,
  /** The services page for an occasion; written here, because its words are no part of the first chunk. */
  occasion: (name: Occasion) => `/services?for=${name}`,
  about: '/about',
  reviews: '/reviews',
  privacy: '/privacy-policy',
  booking: '/booking',
  bookAgent: (id: Agent['id'], event?: EventAddress) => withEvent(`/booking?agent=${encodeURIComponent(id)}`, event),
  /** One request for several performers (docs/product.md P2.38). */
  bookAgents: (id: Agent['id'], others: readonly Agent['id'][], event?: EventAddress) =>
    withEvent(
      `/booking?${new URLSearchParams({ agent: id, ...(others.length > 0 && { with: others.join(',') }) })}`,
      event,
    ),
  bookEvent: (event?: EventAddress) => withEvent('/booking', event),
  bookPackage: (id: ActivePackage['id']) => `/booking?package=${encodeURIComponent(id)}`,
  bookCategory: (name: string) => `/booking?category=${encodeURIComponent(name)}`,
  customerLogin: '/customer/login',
  customerDashboard: '/customer/dashboard',
  customerBilling: '/customer/billing',
  customerPayments: '/customer/billing?tab=history',
  changePassword: '/customer/change-password',
  /** An own booking as a file for a calendar. */
  bookingCalendar: (id: string) => `/api/customer/bookings/${encodeURIComponent(id)}/calendar`,
  /** An own invoice as a PDF. */
  invoicePdf: (id: string) => `/api/customer/invoices/${encodeURIComponent(id)}/pdf`,
  agentLogin: '/agent/login',
  agentDashboard: '/agent/dashboard',
  agentProfile: '/agent/profile',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminSettings: '/admin/dashboard?tab=settings',
  adminBrand: '/admin/dashboard?tab=brand',
  adminTeam: '/admin/dashboard?tab=team',
  adminAgents: '/admin/agents',
  /** The roster with the invites open, the email filled in. */
  adminInvite: (email: string, name: string) => `/admin/agents?${new URLSearchParams({ invite: email, name })}`,
  /** An agent's page in the office. */
  adminAgent: (id: Agent['id']) => `/admin/agents?agent=${encodeURIComponent(id)}`,
  /** What the office keeps about an agent: how they are reached, or their papers. */
  adminAgentTab: (id: Agent['id'], tab: 'contact' | 'papers') =>
    `/admin/agents?agent=${encodeURIComponent(id)}&tab=${tab}`,
  /** The file of an agent's paper, as a download. */
  paperFile: (id: string) => `/api/admin/papers/${encodeURIComponent(id)}/file`,
  /** An agent's W-9, as a download. */
  w9File: (id: string) => `/api/admin/taxpayer-numbers/${encodeURIComponent(id)}/w9`,
  adminBookings: '/admin/bookings',
  /** An agent's calendar with a day filled in that is to be blocked. */
  adminBlockTime: (id: string, day: string | null) =>
    `/admin/agents?agent=${encodeURIComponent(id)}&tab=calendar${day === null ? '' : `&block=${day}`}`,
  /** All bookings with that one open. */
  adminBooking: (id: string) => `/admin/bookings?booking=${encodeURIComponent(id)}`,
  /** The same with the form open that records the refund that is due. */
  adminRefund: (id: string) => `/admin/bookings?booking=${encodeURIComponent(id)}&record=refund`,
  /** The same with the form open that records a payment. */
  adminRecordPayment: (id: string) => `/admin/bookings?booking=${encodeURIComponent(id)}&record=payment`,
  /** All bookings with that event open. */
  adminEvent: (id: string) => `/admin/bookings?eventId=${encodeURIComponent(id)}`,
  /** The proposals with the New proposal form open; filled in with those of a version that was sent for an event. */
  adminNewProposal: (like?: { like: string; version: number }) =>
    `/admin/bookings?view=proposals&new=proposal${like ? `&like=${encodeURIComponent(like.like)}&version=${like.version}` : ''}`,
  adminCustomers: '/admin/bookings?view=customers',
  /** The table of all bookings, past ones too. */
  adminBookingsTable: '/admin/bookings?view=table&when=all',
  /** All customers with that one open. */
  adminCustomer: (id: string) => `/admin/bookings?view=customers&customer=${encodeURIComponent(id)}`,
  adminTestimonials: '/admin/testimonials',
  adminCategories: '/admin/categories',
  adminChat: '/admin/chat-settings',
  /** A conversation with what was said. */
  adminConversation: (id: string) => `/admin/chat-settings?tab=conversations&conversation=${encodeURIComponent(id)}`,
  adminConversations: '/admin/chat-settings?tab=conversations',
  adminWrittenAnswers: '/admin/chat-settings?tab=answers',
  adminLearning: '/admin/chat-settings?tab=learning',
  adminConversationsWaiting: '/admin/chat-settings?tab=conversations&show=waiting',
  adminBilling: '/admin/billing',
  adminInvoices: '/admin/invoices',
  /** All invoices with that one's bill open. */
  adminInvoice: (id: string) => `/admin/invoices?invoice=${encodeURIComponent(id)}`,
  /** Any invoice as the page that is printed and mailed, and as a PDF; for the office. */
  invoicePreview: (id: string) => `/api/admin/invoice-preview/${encodeURIComponent(id)}`,
  adminInvoicePdf: (id: string) => `/api/admin/invoices/${encodeURIComponent(id)}/pdf`,
  adminPayments: '/admin/payments',
  /** The payments that nobody has verified. */
  adminPaymentsWaiting: '/admin/payments?show=waiting',
  /** The card payments with an open dispute. */
  adminPaymentsDisputed: '/admin/payments?show=disputed',
  adminPricing: '/admin/pricing',
  /** The statement of a payout as a PDF. */
  adminPayoutStatement: (id: string) => `/api/admin/payouts/${encodeURIComponent(id)}/statement`,
  /** Everything that was found about the rows of an import, as CSV. */
  importProblems: (id: string) => `/api/admin/exports/imports/${encodeURIComponent(id)}`,
  /** A list of the office as a file for spreadsheets, or everything in one ZIP. */
  adminExport: (
    list:
      | 'agents'
      | 'audit'
      | 'bookings'
      | 'testimonials'
      | 'payments'
      | 'invoices'
      | 'payouts'
      | 'tax-year'
      | 'margin'
      | 'changes'
      | 'everything',
  ) => `/api/admin/exports/${list}`,
} as const
