import type { LiveAction } from '#shared/model/live.ts'
import type { EventWords } from './event-words.ts'

/** One sentence for one event, and one for several of the same action. */
interface Sentence {
  one: (words: EventWords) => string
  many: (count: string) => string
}
export type Sentences = Partial<Record<LiveAction, Sentence>>

/** Sentences of live events for the office. What happens in a conversation is shown in it (docs/product.md P10.39). */
export const ADMIN_SENTENCES: Sentences = {
  'chat:asked': {
    one: ({ name }) => `${name} asked for a person`,
    many: (count) => `${count} visitors asked for a person`,
  },
  'chat:complained': {
    one: ({ name }) => `Complaint in chat: ${name} waits for a person`,
    many: (count) => `${count} complaints in chat`,
  },
  'chat:emergency': {
    one: ({ name }) => `Emergency in chat: ${name} needs a person now`,
    many: (count) => `${count} emergencies in chat`,
  },
  'chat:applied': {
    one: ({ name }) => `Application in chat: ${name} wants to work with us`,
    many: (count) => `${count} applications in chat`,
  },
  'booking:requested': {
    one: ({ name, for: forDay }) => `New booking from ${name}${forDay}`,
    many: (count) => `${count} new bookings`,
  },
  'booking:entered': {
    one: ({ who, whose, for: forDay }) => `${who} added ${whose} booking${forDay}`,
    many: (count) => `${count} bookings added`,
  },
  'booking:asked': {
    one: ({ name, for: forDay }) => `${name} asked to change or cancel their booking${forDay}`,
    many: (count) => `${count} requests to change or cancel`,
  },
  'booking:declined': {
    one: ({ who, day }) => `${who} declined ${day || 'a booking'}`,
    many: (count) => `${count} bookings declined`,
  },
  'booking:accepted': {
    one: ({ who, day }) => `${who} accepted ${day || 'a booking'}`,
    many: (count) => `${count} bookings accepted`,
  },
  'booking:confirmed': {
    one: ({ who, whose, for: forDay }) => `${who} confirmed ${whose} booking${forDay}`,
    many: (count) => `${count} bookings confirmed`,
  },
  'booking:completed': {
    one: ({ who, whose, for: forDay }) => `${who} completed ${whose} booking${forDay}`,
    many: (count) => `${count} bookings completed`,
  },
  'booking:cancelled': {
    one: ({ who, whose, for: forDay }) => `${who} canceled ${whose} booking${forDay}`,
    many: (count) => `${count} bookings canceled`,
  },
  'booking:reopened': {
    one: ({ who, whose, for: forDay }) => `${who} set ${whose} booking${forDay} back to pending`,
    many: (count) => `${count} bookings set back to pending`,
  },
  'booking:changed': {
    one: ({ who, whose, for: forDay }) => `${who} changed ${whose} booking${forDay}`,
    many: (count) => `${count} bookings changed`,
  },
  'booking:arrived': {
    one: ({ who, whose, on }) => `${who} arrived at ${whose} event${on}`,
    many: (count) => `${count} agents arrived`,
  },
  'booking:finished': {
    one: ({ who, whose, on }) => `${who} finished ${whose} event${on}`,
    many: (count) => `${count} events finished`,
  },
  'booking:could-you': {
    one: ({ day }) => `Talent answered about ${day || 'a booking'}`,
    many: (count) => `${count} answers of talent`,
  },
  'booking:dropped-out': {
    one: ({ who, day }) => `${who} can't make ${day || 'a booking'}`,
    many: (count) => `${count} bookings lost their talent`,
  },
  'booking:offered': {
    one: ({ who, name, for: forDay }) => `${who} offered ${name} someone else${forDay}`,
    many: (count) => `${count} customers were offered someone else`,
  },
  'booking:picked': {
    one: ({ name, for: forDay }) => `${name} picked someone else${forDay}`,
    many: (count) => `${count} customers picked someone else`,
  },
  'booking:replaced': {
    one: ({ who, whose, for: forDay }) => `${who} gave ${whose} booking${forDay} to someone else`,
    many: (count) => `${count} bookings went to someone else`,
  },
  'booking:priced': {
    one: ({ who, whose, for: forDay }) => `${who} changed the price of ${whose} booking${forDay}`,
    many: (count) => `${count} prices changed`,
  },
  'booking:noted': {
    one: ({ who, whose, for: forDay }) => `${who} wrote a note on ${whose} booking${forDay}`,
    many: (count) => `${count} new notes`,
  },
  'booking:event-changed': {
    one: ({ who, whose, for: forDay }) => `${who} changed the event of ${whose} booking${forDay}`,
    many: (count) => `${count} events changed`,
  },
  'booking:invoiced': {
    one: ({ who, whose, for: forDay }) => `${who} made an invoice for ${whose} booking${forDay}`,
    many: (count) => `${count} new invoices`,
  },
  'booking:invoice-changed': {
    one: ({ who, whose, for: forDay }) => `${who} changed ${whose} invoice${forDay}`,
    many: (count) => `${count} invoices changed`,
  },
  'booking:invoice-voided': {
    one: ({ who, whose, for: forDay }) => `${who} voided ${whose} invoice${forDay}`,
    many: (count) => `${count} invoices voided`,
  },
  'booking:invoice-reissued': {
    one: ({ who, whose, for: forDay }) => `${who} reissued ${whose} invoice${forDay}`,
    many: (count) => `${count} invoices reissued`,
  },
  'booking:invoice-reminded': {
    one: ({ who, whose, for: forDay }) => `${who} sent a reminder of ${whose} invoice${forDay}`,
    many: (count) => `${count} invoice reminders sent`,
  },
  'booking:invoice-sent': {
    one: ({ who, whose, for: forDay }) => `${who} sent ${whose} invoice${forDay}`,
    many: (count) => `${count} invoices sent`,
  },
  'payment:reported': {
    one: ({ name, for: forDay }) => `${name} reported a payment${forDay}`,
    many: (count) => `${count} payments reported`,
  },
  'payment:charged': {
    one: ({ name, for: forDay }) => `${name} paid by card${forDay}`,
    many: (count) => `${count} card payments`,
  },
  'payment:disputed': {
    one: ({ whose }) => `${whose} card payment is disputed`,
    many: (count) => `${count} card payments are disputed`,
  },
  'payment:dispute-lost': {
    one: ({ whose }) => `We lost the dispute of ${whose} card payment`,
    many: (count) => `${count} disputes lost`,
  },
  'payment:dispute-won': {
    one: ({ whose }) => `We won the dispute of ${whose} card payment`,
    many: (count) => `${count} disputes won`,
  },
  'payment:not-due': {
    one: ({ whose }) => `${whose} card payment was an overpayment and is being refunded`,
    many: (count) => `${count} card overpayments are being refunded`,
  },
  'payment:refund-failed': {
    one: ({ name }) => `A refund to ${name} failed`,
    many: (count) => `${count} refunds failed`,
  },
  'payment:recorded': {
    one: ({ who, name, for: forDay }) => `${who} recorded a payment from ${name}${forDay}`,
    many: (count) => `${count} payments recorded`,
  },
  'payment:verified': {
    one: ({ who, whose, for: forDay }) => `${who} verified ${whose} payment${forDay}`,
    many: (count) => `${count} payments verified`,
  },
  'payment:reversed': {
    one: ({ who, whose, for: forDay }) => `${who} reversed ${whose} payment${forDay}`,
    many: (count) => `${count} payments reversed`,
  },
  'payment:refund-begun': {
    one: ({ who, name }) => `${who} started a refund to ${name}`,
    many: (count) => `${count} refunds started`,
  },
  'payment:refunded': {
    one: ({ who, name }) => `${who} refunded ${name}`,
    many: (count) => `${count} payments refunded`,
  },
  'payment:refund-updated': {
    one: ({ name }) => `The card provider updated a refund to ${name}`,
    many: (count) => `${count} refunds updated`,
  },
  'payment:returned': {
    one: ({ whose }) => `${whose} card payment was refunded`,
    many: (count) => `${count} card payments were refunded`,
  },
  'testimonial:written': {
    one: ({ name }) => `${name} wrote a review`,
    many: (count) => `${count} new reviews`,
  },
  'testimonial:approved': {
    one: ({ who, whose }) => `${who} approved ${whose} review`,
    many: (count) => `${count} reviews approved`,
  },
  'testimonial:rejected': {
    one: ({ who, whose }) => `${who} rejected ${whose} review`,
    many: (count) => `${count} reviews rejected`,
  },
  'testimonial:unapproved': {
    one: ({ who, whose }) => `${who} unapproved ${whose} review`,
    many: (count) => `${count} reviews unapproved`,
  },
  'testimonial:replied': {
    one: ({ who, whose }) => `${who} changed the reply to ${whose} review`,
    many: (count) => `${count} replies to reviews`,
  },
  'blocked:added': {
    one: ({ who, name, forOther, day }) => `${who} blocked time${forOther ? ` for ${name}` : ''}${from(day)}`,
    many: (count) => `${count} times blocked`,
  },
  'blocked:removed': {
    one: ({ who, name, forOther, day }) => `${who} unblocked time${forOther ? ` for ${name}` : ''}${from(day)}`,
    many: (count) => `${count} times unblocked`,
  },
  'customer:contact-asked': {
    one: ({ name }) => `${name} asked for new contact details`,
    many: (count) => `${count} customers asked for new contact details`,
  },
  'customer:contact-answered': {
    one: ({ who, name }) => `${who} answered ${name} about new contact details`,
    many: (count) => `${count} requests for new contact details answered`,
  },
}

const from = (day: string) => day && ` from ${day}`
