import type { Agency, AgencySettings } from '#shared/contract/settings/settings.ts'
import { categoryWords } from '#shared/model/agent.ts'
import { addressLine } from '#shared/model/brand.ts'
import { MOST_PERFORMERS } from '#shared/model/event.ts'
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '#shared/model/payment.ts'
import { cityName } from '#shared/model/place.ts'
import { localTime } from '#shared/model/place-words.ts'
import { SERVICE_COPY } from '#shared/model/service-copy.ts'
import { SERVICE_NAMES } from '#shared/model/services.ts'
import { agencyFields, fillText } from '#shared/model/texts/fields.ts'
import { plainBlocks, plainInline, readMarkdown, splitSections } from '#shared/model/texts/markdown.ts'
import type { TextId } from '#shared/model/texts/registry.ts'
import { descriptionId } from '#shared/model/texts/services.ts'
import { TERMS_TEXTS } from '#shared/model/texts/terms.ts'
import { describeOpeningHours } from '../conversations/opening-hours.ts'

/** The topics of questions about the agency. */
export const AGENCY_TOPICS = [
  'booking',
  'account',
  'change',
  'request',
  'price',
  'cancellation',
  'deposit',
  'payment',
  'paying-when',
  'privacy',
  'conduct',
  'substitute',
  'insurance',
  'included',
  'travel',
  'overtime',
  'tips',
  'photos',
  'parking',
  'dress',
  'equipment',
  'age',
  'several-performers',
  'place',
  'hours',
] as const
export type AgencyTopic = (typeof AGENCY_TOPICS)[number]

export interface BuiltInEntry {
  kind: 'service' | 'policy'
  sourceId: string
  title: string
  content: string
}

/** What the policies are written from. */
export interface PolicySettings extends Pick<AgencySettings, 'depositPercent' | 'openingHours'> {
  /** The tax that is added to prices, in a sentence; empty for none. */
  tax: string
  /** What owners wrote anew, by the ids of the texts. */
  texts: ReadonlyMap<TextId, string>
}

/** What is said where an agency's own terms have no part of that name. */
const SEE_TERMS = 'Our terms say how we handle that: open Terms at the foot of any page.'

/** Reads the agency's terms: what they say under a heading, as plain text. */
function readTerms(text: string, agency: Agency): (title: string) => string {
  const filled = { fields: { ...agencyFields(agency), cancellation: agency.cancellationTerms } }
  const parts = new Map(
    splitSections(readMarkdown(text)).map(({ title, blocks }) => [
      plainInline(title ?? [], filled),
      plainBlocks(blocks, filled).join(' '),
    ]),
  )
  return (title) => parts.get(title) || SEE_TERMS
}

/** The agency's policies in plain sentences: the title and text of each topic. */
export function writePolicies(
  { depositPercent, openingHours, tax, texts }: PolicySettings,
  agency: Agency,
): Record<AgencyTopic, { title: string; content: string }> {
  const term = readTerms(texts.get('terms.text') ?? TERMS_TEXTS['terms.text'], agency)
  const methods = PAYMENT_METHODS.map((method) => PAYMENT_METHOD_LABELS[method])
  const hours = describeOpeningHours(openingHours)
  return {
    booking: {
      title: 'How booking works',
      content:
        'Choose who you would like, open Book Now, and send the date, the hours and the place with your name and email. It takes about two minutes and needs no account, and nothing is charged until we confirm. We answer every request by email.',
    },
    account: {
      title: 'Your account',
      content:
        'Your first booking creates an account for your email address, and we email you how to sign in. Under Customer Login you see your bookings, invoices and payments. I cannot see accounts or bookings myself.',
    },
    change: {
      title: 'Changing a booking',
      content: `To change a date, the hours or the place, write to ${agency.email} or call ${agency.phone}; our office arranges it with you. You find your bookings under Customer Login.`,
    },
    request: { title: 'A request is not a booking yet', content: term('A request is not a booking yet') },
    price: { title: 'What it costs', content: [term('What it costs'), tax].filter(Boolean).join(' ') },
    cancellation: { title: 'Cancelling', content: agency.cancellationTerms },
    deposit: {
      title: 'Deposit',
      content:
        depositPercent === null
          ? 'We ask for no deposit by default: sending a request charges nothing, and what is due stands on your booking and its invoice.'
          : `A deposit of ${depositPercent}% of the total is due first, the balance after it. Sending a request charges nothing.`,
    },
    payment: {
      title: 'Ways to pay',
      content: `You can pay by ${methods.slice(0, -1).join(', ')} or ${methods.at(-1)}, from your bookings under Customer Login. Please never write card numbers in this chat.`,
    },
    'paying-when': {
      title: 'When to pay',
      content:
        'Sending a request charges nothing. You pay from your bookings under Customer Login once our office has agreed the booking with you; an invoice says until when.',
    },
    privacy: {
      title: 'Privacy',
      content:
        'We keep only what a booking needs. The talent you ask for sees your phone number and email address only once the booking is confirmed. Chats are kept for at most 90 days. The whole policy is on the Privacy page.',
    },
    conduct: { title: 'On the night', content: term('On the night') },
    substitute: {
      title: 'If someone cannot come',
      content: term('If someone can’t make it'),
    },
    insurance: {
      title: 'Insurance and licenses',
      content:
        'Our talent joins by invitation only. Each profile says how long someone has worked and what they are known for, licenses included where they state one. For proof or insurance papers please ask a person at our office.',
    },
    included: {
      title: 'What is included',
      content:
        'The price covers the person you book for the hours you book. What someone brings is on the profile where they state it, and a package lists what belongs to it. Anything else, such as travel or a late finish, is agreed with you before we confirm.',
    },
    travel: {
      title: 'Travel',
      content: `We book for events in and around ${cityName()}. Travel further out is possible with many of our people: put the place into the request, and any travel cost is agreed with you before we confirm.`,
    },
    overtime: { title: 'Overtime', content: term('Overtime') },
    tips: { title: 'Tips', content: term('Tips') },
    photos: { title: 'Photos', content: term('Privacy') },
    parking: {
      title: 'Parking',
      content:
        'We have no fixed rule for parking. Please write in the request where our people can park and unload; our office arranges it with you, and any fee, before we confirm.',
    },
    dress: {
      title: 'Dress',
      content:
        'Please write in the request what you would like them to wear, or the theme of the night; our office arranges it with the performer before we confirm.',
    },
    equipment: {
      title: 'Equipment and space',
      content:
        'What someone brings and needs is on the profile where they state it. Space, power and equipment beyond that are arranged with you by our office before we confirm.',
    },
    age: { title: 'Age', content: term('Age') },
    'several-performers': {
      title: 'Several performers',
      content: `Yes, up to ${MOST_PERFORMERS} people at one event, in one request: choose the first one in the booking form and add another performer there as often as you need, each with a start and hours of their own.`,
    },
    place: {
      title: 'Where we are',
      content: `We are based in ${addressLine(agency.address)} and book for events in and around ${cityName()}. Travel further out is agreed with you before a booking stands: put the place into the request.`,
    },
    hours: {
      title: 'When we can be reached',
      content:
        hours === ''
          ? `The assistant answers at any hour. You reach our office at ${agency.phone} or ${agency.email}.`
          : `Our office is there ${hours} (${localTime()}), at ${agency.phone} or ${agency.email}. The assistant answers at any hour.`,
    },
  }
}

/** The entries of the knowledge base that come from the product's own texts and the agency's settings. */
export function writeBuiltInEntries(settings: PolicySettings, agency: Agency): BuiltInEntry[] {
  const policies = Object.entries(writePolicies(settings, agency)).map(
    ([sourceId, entry]): BuiltInEntry => ({ kind: 'policy', sourceId, ...entry }),
  )
  const services = SERVICE_NAMES.map((name): BuiltInEntry => {
    const { description, features } = SERVICE_COPY[name]
    const said = fillText(settings.texts.get(descriptionId(name)) ?? description, agencyFields(agency))
    const words = categoryWords(name)
    return {
      kind: 'service',
      sourceId: name,
      title: `Services: ${words}`,
      content: `${said} ${features.join(', ')}.`,
    }
  })
  return [...policies, ...services]
}
