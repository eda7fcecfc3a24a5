import { categoryWords } from '../agent.ts'
import { SERVICE_KINDS } from '../services.ts'
import { ABOUT_TEXTS } from './about.ts'
import { AGENCY_FIELDS } from './fields.ts'
import { HOME_TEXTS, REVIEW_TEXTS } from './home.ts'
import {
  getMailWords,
  MAIL_ORIGINALS,
  MAIL_PARTS,
  type MailPart,
  type MailTextId,
  mailTextId,
  WORDED_MAILS,
  type WordedMail,
} from './mails.ts'
import { PRIVACY_TEXTS } from './privacy.ts'
import { BAND_TEXTS, descriptionId, SERVICE_DESCRIPTIONS, SERVICES_TEXTS } from './services.ts'
import { SUMMARY_TEXTS } from './summaries.ts'
import { TERMS_TEXTS } from './terms.ts'
import type { TextBlock } from './text-block.ts'

const ORIGINALS = {
  ...HOME_TEXTS,
  ...REVIEW_TEXTS,
  ...SERVICES_TEXTS,
  ...SERVICE_DESCRIPTIONS,
  ...BAND_TEXTS,
  ...ABOUT_TEXTS,
  ...SUMMARY_TEXTS,
  ...TERMS_TEXTS,
  ...PRIVACY_TEXTS,
}
type PageTextId = keyof typeof ORIGINALS
export type TextId = PageTextId | MailTextId

type Rest = Partial<Pick<TextBlock, 'kind' | 'hint' | 'optional' | 'fields' | 'requiredFields' | 'headings'>>

/** A text with its label and the most characters it has room for. */
const block = (
  page: TextBlock['page'],
  id: PageTextId,
  [label, max, rest]: readonly [string, number, Rest?],
): [TextId, TextBlock] => [
  id,
  {
    ...{ page, label, max, original: ORIGINALS[id], kind: 'line', optional: false },
    ...{ fields: AGENCY_FIELDS, requiredFields: [], headings: false },
    ...rest,
  },
]

const BADGE: Rest = { optional: true, hint: 'The first word is set large. Leave blank to show nothing.' }
const SUMMARY: Rest = { hint: 'In search results and beside shared links.' }

const HOME: readonly [PageTextId, string, number, Rest?][] = [
  ['home.title', 'Title', 60],
  ['home.lead', 'Lead', 300],
  ['home.browse', 'Button to the talent, and the heading above them', 30],
  ['home.book', 'Button to the booking form', 30],
  ['home.badge-1', 'First badge', 30, BADGE],
  ['home.badge-2', 'Second badge', 30, BADGE],
  ['reviews.title', 'Heading of the reviews', 60, { hint: 'On the page of all reviews too.' }],
  ['home.summary', 'Summary', 300, SUMMARY],
]

const SERVICES: readonly [PageTextId, string, number, Rest?][] = [
  ['services.title', 'Title', 60],
  ...SERVICE_KINDS.map(
    (kind) =>
      [
        descriptionId(kind),
        kind === 'other' ? 'Every other category' : `Description of the category ${categoryWords(kind)}`,
        400,
      ] as [PageTextId, string, number],
  ),
  ['services.reasons', 'Heading of the reasons', 60],
  ['services.reason-1', 'First reason', 40],
  ['services.reason-1-text', 'First reason, text', 200],
  ['services.reason-2', 'Second reason', 40],
  ['services.reason-2-text', 'Second reason, text', 200],
  ['services.reason-3', 'Third reason', 40],
  ['services.reason-3-text', 'Third reason, text', 200],
  ['services.reason-4', 'Fourth reason', 40],
  ['services.reason-4-text', 'Fourth reason, text', 200],
  ['band.title', 'Last line', 60, { hint: 'Above the last button, on the about page too.' }],
  ['services.summary', 'Summary', 300, SUMMARY],
]

const ABOUT: readonly [PageTextId, string, number, Rest?][] = [
  ['about.title', 'Title', 80],
  ['about.mission', 'Heading of the mission', 60],
  ['about.mission-text', 'Mission', 600, { kind: 'markdown', hint: 'Set large: a few sentences read best.' }],
  ['about.values', 'Heading of the values', 60],
  ['about.value-1', 'First value', 40],
  ['about.value-1-text', 'First value, text', 300],
  ['about.value-2', 'Second value', 40],
  ['about.value-2-text', 'Second value, text', 300],
  ['about.value-3', 'Third value', 40],
  ['about.value-3-text', 'Third value, text', 300],
  ['about.value-4', 'Fourth value', 40],
  ['about.value-4-text', 'Fourth value, text', 300],
  ['about.team', 'Heading of the team', 60],
  ['about.team-text', 'Team', 200],
  ['about.experience', 'Heading of the experience', 60],
  ['about.summary', 'Summary', 300, SUMMARY],
]

const TERMS: readonly [PageTextId, string, number, Rest?][] = [
  [
    'terms.text',
    'Terms',
    20_000,
    {
      ...{
        kind: 'markdown',
        headings: true,
        fields: [...AGENCY_FIELDS, 'cancellation'],
        requiredFields: ['cancellation'],
      },
      hint: '{cancellation} is your cancellation policy, from the agency settings. ## begins a heading.',
    },
  ],
]

const PRIVACY: readonly [PageTextId, string, number, Rest?][] = [
  ['privacy.lead', 'Lead', 200],
  [
    'privacy.text',
    'Privacy policy',
    20_000,
    {
      ...{ kind: 'markdown', headings: true },
      ...{ fields: [...AGENCY_FIELDS, 'address', 'cookies'], requiredFields: ['cookies'] },
      hint: '{cookies} is the table of everything the site stores in a browser. ## begins a heading.',
    },
  ],
]

/** A part of a mail: its label, how long it may be, and what may be filled in. */
const MAIL_SAYS: Record<MailPart, (needsLead: boolean) => [string, number, Rest]> = {
  subject: () => [
    'subject',
    120,
    {
      fields: [...AGENCY_FIELDS, 'first_name', 'subject'],
      hint: '{subject} is the subject we write, with names and dates.',
    },
  ],
  intro: (needsLead) => [
    'opening',
    1500,
    {
      ...{ kind: 'markdown', fields: [...AGENCY_FIELDS, 'first_name', 'lead'] },
      ...{ requiredFields: needsLead ? ['lead'] : [] },
      hint: '{lead} is our sentence about what happened. Time, price and buttons follow below it.',
    },
  ],
  closing: () => [
    'closing',
    1500,
    {
      ...{ kind: 'markdown', optional: true, fields: [...AGENCY_FIELDS, 'first_name'] },
      hint: 'At the end, after what happens next. Leave blank to show nothing.',
    },
  ],
}

const mailBlock = (kind: WordedMail, part: MailPart): [TextId, TextBlock] => {
  const { label, needsLead = false } = getMailWords(kind)
  const [name, max, rest] = MAIL_SAYS[part](needsLead)
  return [
    mailTextId(kind, part),
    {
      ...{ page: 'emails', label: `${label}: ${name}`, max, original: MAIL_ORIGINALS[part], kind: 'line' },
      ...{ optional: false, fields: AGENCY_FIELDS, requiredFields: [], headings: false },
      ...rest,
    },
  ]
}

/** The documents, which are too long for every page to bring along. */
export const DOCUMENT_IDS: readonly TextId[] = ['terms.text', 'privacy.text']

/** Every editable text by its id, in the order of the pages (docs/product.md P6.240). */
export const TEXTS = new Map<TextId, TextBlock>([
  ...HOME.map(([id, ...says]) => block('home', id, says)),
  ...SERVICES.map(([id, ...says]) => block('services', id, says)),
  ...ABOUT.map(([id, ...says]) => block('about', id, says)),
  ...TERMS.map(([id, ...says]) => block('terms', id, says)),
  ...PRIVACY.map(([id, ...says]) => block('privacy', id, says)),
  ...WORDED_MAILS.flatMap((kind) => MAIL_PARTS.map((part) => mailBlock(kind, part))),
])

export const TEXT_IDS = [...TEXTS.keys()]

/** A text of the product. */
export function getText(id: TextId): TextBlock {
  const found = TEXTS.get(id)
  if (!found) throw new Error(`no text ${id}`)
  return found
}

/** Whether a text is on the site, for everyone to read; the others are in mails. */
export const isOnSite = (id: TextId): boolean => getText(id).page !== 'emails'
