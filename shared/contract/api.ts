import { accountEndpoints } from './accounts/account-endpoints.ts'
import * as agentAccountsAdmin from './accounts/agent-accounts.admin.ts'
import * as customersAdmin from './accounts/customers.admin.ts'
import * as invitesAdmin from './accounts/invites.admin.ts'
import * as invites from './accounts/invites.ts'
import * as auditAdmin from './audit/audit.admin.ts'
import * as availabilityAdmin from './availability/availability.admin.ts'
import * as availabilityAgent from './availability/availability.agent.ts'
import * as availability from './availability/availability.ts'
import * as billableAdmin from './billing/billable.admin.ts'
import * as cardsAdmin from './billing/cards.admin.ts'
import * as cards from './billing/cards.ts'
import * as checkouts from './billing/checkouts.ts'
import * as eventAccountsAdmin from './billing/events/event-accounts.admin.ts'
import * as eventAccounts from './billing/events/event-accounts.ts'
import * as invoicePagesAdmin from './billing/invoice-pages.admin.ts'
import * as invoicesAdmin from './billing/invoices.admin.ts'
import * as invoices from './billing/invoices.ts'
import * as packagesAdmin from './billing/packages.admin.ts'
import * as paymentsAdmin from './billing/payments.admin.ts'
import * as payments from './billing/payments.ts'
import { taxYearEndpoints } from './billing/payouts/tax-year.admin.ts'
import { payoutEndpoints } from './billing/payouts.admin.ts'
import * as selectedInvoicesAdmin from './billing/selected-invoices.admin.ts'
import * as sharesAdmin from './billing/shares.admin.ts'
import * as statementsAdmin from './billing/statements.admin.ts'
import * as statementsAgent from './billing/statements.agent.ts'
import * as answerLinks from './bookings/answer-links.ts'
import * as bookingChangesAdmin from './bookings/booking-changes.admin.ts'
import * as bookingDetailsAdmin from './bookings/booking-details.admin.ts'
import * as bookingsAdmin from './bookings/bookings.admin.ts'
import * as bookingsAgent from './bookings/bookings.agent.ts'
import * as bookings from './bookings/bookings.ts'
import * as bookingsTableAdmin from './bookings/bookings-table.admin.ts'
import * as calendarsAdmin from './bookings/calendars.admin.ts'
import * as calendarsAgent from './bookings/calendars.agent.ts'
import * as calendars from './bookings/calendars.ts'
import * as customerSuggestionsAdmin from './bookings/customer-suggestions.admin.ts'
import * as eventDetailsAdmin from './bookings/events/event-details.admin.ts'
import * as events from './bookings/events/events.ts'
import * as freeAgentsAdmin from './bookings/free-agents.admin.ts'
import { showBookingHistory } from './bookings/history/booking-history.ts'
import * as mailChoicesAgent from './bookings/mail-choices.agent.ts'
import * as selectedBookingsAdmin from './bookings/selected-bookings.admin.ts'
import * as agentsAdmin from './catalog/agents.admin.ts'
import * as agents from './catalog/agents.ts'
import * as categoriesAdmin from './catalog/categories.admin.ts'
import * as categories from './catalog/categories.ts'
import * as occasions from './catalog/occasions.ts'
import * as packages from './catalog/packages.ts'
import * as profileAgent from './catalog/profile.agent.ts'
import { cancellationEndpoints } from './changes/cancellation-endpoints.ts'
import { replacementEndpoints } from './changes/replacement-endpoints.ts'
import { requestEndpoints } from './changes/request-endpoints.ts'
import { chatEndpoints } from './chat/chat-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as system from './http/system.ts'
import * as mailsAdmin from './mail/mails.admin.ts'
import { brandEndpoints } from './office/brand/brand.ts'
import * as officeCustomersAdmin from './office/customers.admin.ts'
import { demoEndpoints } from './office/demo.admin.ts'
import * as everythingAdmin from './office/everything.admin.ts'
import * as findAdmin from './office/find.admin.ts'
import { importEndpoints } from './office/imports/imports.admin.ts'
import * as officeAdmin from './office/office.admin.ts'
import { reportEndpoints } from './office/report-endpoints.ts'
import { setupEndpoints } from './office/setup.admin.ts'
import * as systemAdmin from './office/system.admin.ts'
import * as workAdmin from './office/work.admin.ts'
import { peopleEndpoints } from './people/people-endpoints.ts'
import { proposalEndpoints } from './proposals/proposal-endpoints.ts'
import { paymentInstructionEndpoints } from './settings/payment-instructions.ts'
import { placeEndpoints } from './settings/place.ts'
import * as settings from './settings/settings.ts'
import { taxEndpoints } from './settings/tax.ts'
import { textEndpoints } from './settings/texts.ts'
import * as testimonialsAdmin from './testimonials/testimonials.admin.ts'
import * as testimonials from './testimonials/testimonials.ts'

/** Every endpoint of the product. The web imports only its type, so that no schema enters its first chunk. */
export const endpoints = [
  system.live,
  system.ready,
  system.openapi,
  systemAdmin.metrics,
  systemAdmin.showSystem,
  everythingAdmin.exportEverything,
  ...importEndpoints,
  ...brandEndpoints,
  ...textEndpoints,
  ...accountEndpoints,
  ...agents.agentEndpoints,
  categories.listCategories,
  packages.listActivePackages,
  occasions.listOccasionAgents,
  bookings.createBooking,
  events.requestEvent,
  eventDetailsAdmin.showEvent,
  eventDetailsAdmin.changeEvent,
  eventDetailsAdmin.enterEvent,
  bookingChangesAdmin.updateBooking,
  bookings.listCustomerBookings,
  bookings.customerBookingCalendar,
  bookings.showBookingTerms,
  showBookingHistory,
  ...requestEndpoints,
  ...cancellationEndpoints,
  payments.payBooking,
  eventAccounts.listEventAccounts,
  eventAccounts.payEvent,
  eventAccounts.startEventCheckout,
  eventAccountsAdmin.showEventAccount,
  eventAccountsAdmin.recordEventPayment,
  eventAccountsAdmin.generateEventInvoice,
  cards.listPaymentMethods,
  cards.addPaymentMethod,
  cards.removePaymentMethod,
  cards.setDefaultPaymentMethod,
  invoices.listCustomerInvoices,
  invoices.showCustomerInvoice,
  invoices.customerInvoicePdf,
  invoices.payInvoice,
  payments.listCustomerPayments,
  invoicesAdmin.listInvoices,
  invoicesAdmin.exportInvoices,
  billableAdmin.listBillable,
  invoicesAdmin.generateInvoice,
  invoicesAdmin.changeInvoice,
  invoicesAdmin.voidInvoice,
  invoicesAdmin.remindNow,
  invoicesAdmin.pauseReminders,
  invoicesAdmin.reissueInvoice,
  invoicesAdmin.followBooking,
  invoicesAdmin.sendInvoice,
  invoicePagesAdmin.previewInvoice,
  invoicePagesAdmin.adminInvoicePdf,
  ...replacementEndpoints,
  ...proposalEndpoints,
  ...testimonials.publicTestimonialEndpoints,
  testimonials.reviewBooking,
  testimonials.openReviewLink,
  testimonials.reviewByLink,
  testimonials.uploadReviewPicture,
  testimonials.uploadLinkPicture,
  agentsAdmin.listAdminAgents,
  agentsAdmin.showAdminAgent,
  agentsAdmin.createAgent,
  agentAccountsAdmin.createAgentWithAccount,
  agentsAdmin.updateAgent,
  agentAccountsAdmin.archiveAgent,
  agentAccountsAdmin.publishAgent,
  agentAccountsAdmin.unpublishAgent,
  agentAccountsAdmin.restoreAgent,
  agentAccountsAdmin.restoreAgentAccess,
  agentAccountsAdmin.endAgentSessions,
  agentAccountsAdmin.resetAgentFactors,
  invitesAdmin.createInviteCode,
  invitesAdmin.listInvites,
  invitesAdmin.revokeInvite,
  invitesAdmin.resendInvite,
  ...customersAdmin.customerChanges,
  ...officeCustomersAdmin.customerEndpoints,
  agentsAdmin.uploadImage,
  categoriesAdmin.listAdminCategories,
  categoriesAdmin.createCategory,
  categoriesAdmin.updateCategory,
  categoriesAdmin.orderCategories,
  categoriesAdmin.deleteCategory,
  agentsAdmin.exportAgents,
  ...peopleEndpoints,
  ...setupEndpoints,
  ...demoEndpoints,
  officeAdmin.summary,
  officeAdmin.liveEvents,
  workAdmin.listWork,
  findAdmin.findAnything,
  auditAdmin.listAudit,
  auditAdmin.exportAudit,
  settings.showAgency,
  settings.showSettings,
  settings.updateSettings,
  settings.sendTestMail,
  ...paymentInstructionEndpoints,
  ...placeEndpoints,
  ...taxEndpoints,
  ...payoutEndpoints,
  ...taxYearEndpoints,
  mailsAdmin.listFailedMails,
  mailsAdmin.retryMail,
  mailsAdmin.dropMail,
  settings.requireFactor,
  settings.letBookersOpen,
  bookingsAdmin.listBookings,
  bookingsAdmin.listBookingsWithDetails,
  bookingsTableAdmin.listBookingsTable,
  bookingsTableAdmin.listBookingsBoard,
  selectedBookingsAdmin.confirmBookings,
  selectedBookingsAdmin.emailCustomers,
  selectedInvoicesAdmin.sendInvoices,
  bookingsAdmin.listUpcoming,
  bookingDetailsAdmin.showBooking,
  bookingDetailsAdmin.addBookingNote,
  customerSuggestionsAdmin.suggestCustomers,
  freeAgentsAdmin.listFreeAgents,
  bookingChangesAdmin.enterBooking,
  bookingChangesAdmin.foretellNewBooking,
  bookingChangesAdmin.undoBookingStatus,
  bookingChangesAdmin.changeBookingDetails,
  bookingChangesAdmin.setBookingPrice,
  calendarsAdmin.agencyCalendar,
  calendarsAdmin.listCalendarPeople,
  calendarsAdmin.suggestAgents,
  bookingsAdmin.exportBookings,
  testimonialsAdmin.listTestimonials,
  testimonialsAdmin.decideTestimonial,
  testimonialsAdmin.replyToTestimonial,
  testimonialsAdmin.exportTestimonials,
  invites.validateInvite,
  invites.registerAgent,
  profileAgent.showProfile,
  profileAgent.updateProfile,
  bookingsAgent.listAgentBookings,
  bookingsAgent.answerBooking,
  mailChoicesAgent.showMailChoices,
  mailChoicesAgent.changeMailChoice,
  answerLinks.openAnswerLink,
  answerLinks.answerByLink,
  bookingsAgent.arriveAtBooking,
  bookingsAgent.finishBooking,
  ...availability.availabilityEndpoints,
  availabilityAgent.listBlockedTimes,
  availabilityAgent.blockTime,
  availabilityAgent.unblockTime,
  availabilityAgent.showWeeklyHours,
  availabilityAgent.setWeeklyHours,
  calendarsAgent.agentEvents,
  calendarsAgent.showCalendarFeed,
  calendarsAgent.createCalendarFeed,
  calendarsAgent.removeCalendarFeed,
  calendars.calendarFeed,
  availabilityAdmin.listAgentBlockedTimes,
  availabilityAdmin.blockAgentTime,
  availabilityAdmin.unblockAgentTime,
  availabilityAdmin.showAgentWeeklyHours,
  availabilityAdmin.setAgentWeeklyHours,
  calendarsAdmin.showAgencyFeed,
  calendarsAdmin.createAgencyFeed,
  calendarsAdmin.removeAgencyFeed,
  ...reportEndpoints,
  packagesAdmin.listPackages,
  packagesAdmin.createPackage,
  packagesAdmin.updatePackage,
  packagesAdmin.deletePackage,
  sharesAdmin.listShares,
  sharesAdmin.showShare,
  sharesAdmin.setShare,
  statementsAgent.showStatement,
  statementsAdmin.showAgentStatement,
  ...chatEndpoints,
  paymentsAdmin.listPayments,
  paymentsAdmin.exportPayments,
  paymentsAdmin.recordPayment,
  paymentsAdmin.verifyPayment,
  paymentsAdmin.reversePayment,
  paymentsAdmin.showReturnLimit,
  paymentsAdmin.showPaymentParts,
  paymentsAdmin.refundPayment,
  cardsAdmin.showCardPayments,
  cardsAdmin.setCardPayments,
  checkouts.startCheckout,
  checkouts.stripeWebhook,
] as const satisfies readonly Endpoint[]

type Listed = (typeof endpoints)[number]

/** The endpoints by what is called: 'POST /api/bookings'. */
export type Api = { [E in Listed as `${E['method']} ${E['path']}`]: E }
export type Call = keyof Api
