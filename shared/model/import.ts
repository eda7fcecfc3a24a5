/** What can be imported from a spreadsheet (docs/product.md P17.20). */
export const IMPORT_KINDS = ['customers', 'bookings', 'agents', 'payments', 'busy', 'photos'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** Whether a file of a kind is a table, whose columns an owner maps; calendars and pictures have none. */
export const isTable = (kind: ImportKind): boolean => kind !== 'busy' && kind !== 'photos'

/** The states of an import, in the order it goes through them; 'failed' ends one whose file can't be read. */
export const IMPORT_STATES = [
  ...(['reading', 'mapping', 'checking', 'checked', 'running'] as const),
  ...(['done', 'undoing', 'undone', 'failed'] as const),
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** States in which the product works; the others wait for an owner or are over. */
export const WORKING_STATES = ['reading', 'checking', 'running', 'undoing'] as const satisfies readonly ImportState[]

/** What was found about a row: an error, a row that is here already, or one that may be. */
export const IMPORT_FINDINGS = ['problem', 'duplicate', 'possible'] as const
export type ImportFinding = (typeof IMPORT_FINDINGS)[number]

/** Limits of a file (docs/product.md P17.21). Bytes are those of the file as uploaded. */
export const IMPORT_LIMITS = { rows: 100_000, columns: 200, bytes: 30 * 1024 * 1024, shown: 200 } as const

/** How far ahead busy times are imported, in months, and the largest calendar (docs/product.md P17.35). */
export const BUSY_MONTHS = 24
export const CALENDAR_BYTES = 10 * 1024 * 1024

/** The largest picture of an import, as of an upload (docs/product.md S37). */
export const PICTURE_BYTES = 10 * 1024 * 1024

/** A field that a column can hold. */
export interface ImportField {
  name: string
  label: string
  /** A column must hold it. */
  required?: true
  /** Headings by which it is guessed, in lower case without punctuation. */
  words: readonly string[]
}

const EMAIL_WORDS = ['email', 'e mail', 'mail', 'email address', 'contact email']
const PHONE_WORDS = ['phone', 'phone number', 'telephone', 'tel', 'mobile', 'cell', 'cell phone', 'contact phone']

/** The fields of each kind, in the order screens list them. */
export const IMPORT_FIELDS = {
  customers: [
    { name: 'name', label: 'Name', words: ['name', 'full name', 'customer', 'customer name', 'client', 'contact'] },
    { name: 'firstName', label: 'First name', words: ['first name', 'first', 'given name'] },
    { name: 'lastName', label: 'Last name', words: ['last name', 'last', 'surname', 'family name'] },
    { name: 'email', label: 'Email', required: true, words: [...EMAIL_WORDS, 'customer email', 'client email'] },
    { name: 'phone', label: 'Phone', words: [...PHONE_WORDS, 'customer phone', 'client phone'] },
    { name: 'company', label: 'Company', words: ['company', 'organization', 'organisation', 'business', 'firm'] },
    { name: 'tags', label: 'Tags', words: ['tags', 'tag', 'labels', 'group', 'groups'] },
    { name: 'note', label: 'Note', words: ['note', 'notes', 'comment', 'comments', 'remarks'] },
    { name: 'since', label: 'Customer since', words: ['since', 'customer since', 'created', 'created at', 'added'] },
  ],
  bookings: [
    { name: 'date', label: 'Date', required: true, words: ['date', 'event date', 'day', 'when', 'start', 'date time'] },
    { name: 'time', label: 'Start time', words: ['time', 'start time', 'start', 'begins', 'event time'] },
    { name: 'hours', label: 'Hours', words: ['hours', 'duration', 'hrs', 'length', 'hours booked'] },
    {
      ...{ name: 'agent', label: 'Talent', required: true },
      words: ['talent', 'performer', 'agent', 'artist', 'act', 'model', 'entertainer', 'talent name', 'performer name'],
    },
    { name: 'customerName', label: 'Customer', words: ['customer', 'client', 'customer name', 'client name', 'name'] },
    { name: 'customerEmail', label: 'Customer email', words: [...EMAIL_WORDS, 'customer email', 'client email'] },
    { name: 'customerPhone', label: 'Customer phone', words: [...PHONE_WORDS, 'customer phone', 'client phone'] },
    { name: 'eventType', label: 'Kind of event', words: ['event', 'event type', 'type', 'occasion', 'kind'] },
    { name: 'location', label: 'Location', words: ['location', 'venue', 'place', 'address', 'where'] },
    { name: 'guests', label: 'Guests', words: ['guests', 'guest count', 'number of guests', 'people', 'attendees'] },
    {
      name: 'total',
      label: 'Price',
      words: ['price', 'total', 'amount', 'fee', 'total amount', 'cost', 'total price'],
    },
    { name: 'status', label: 'Status', words: ['status', 'state', 'booking status'] },
    { name: 'paid', label: 'Paid', words: ['paid', 'payment', 'payment status', 'paid in full'] },
    {
      name: 'requests',
      label: 'Special requests',
      words: ['special requests', 'requests', 'note', 'notes', 'comments'],
    },
    { name: 'bookedOn', label: 'Booked on', words: ['booked on', 'booked', 'created', 'order date', 'booking date'] },
  ],
  agents: [
    {
      name: 'name',
      label: 'Name',
      required: true,
      words: ['name', 'stage name', 'talent', 'performer', 'artist', 'act'],
    },
    { name: 'category', label: 'Category', required: true, words: ['category', 'type', 'kind', 'role', 'service'] },
    { name: 'email', label: 'Email', words: EMAIL_WORDS },
    { name: 'phone', label: 'Phone', words: PHONE_WORDS },
    { name: 'hourlyRate', label: 'Hourly rate', words: ['rate', 'hourly rate', 'price', 'hour', 'per hour', 'fee'] },
    { name: 'photo', label: 'Photo', words: ['photo', 'photo url', 'picture', 'image', 'image url', 'headshot'] },
    { name: 'bio', label: 'Bio', words: ['bio', 'about', 'description', 'biography'] },
    { name: 'experience', label: 'Experience', words: ['experience', 'years', 'background'] },
    {
      name: 'specialties',
      label: 'Specialties',
      words: ['specialties', 'specialities', 'skills', 'specialty', 'genres'],
    },
    { name: 'instagram', label: 'Instagram', words: ['instagram', 'ig', 'insta'] },
    { name: 'website', label: 'Website', words: ['website', 'web', 'url', 'site', 'homepage'] },
  ],
  payments: [
    {
      name: 'date',
      label: 'Paid on',
      required: true,
      words: ['date', 'payment date', 'paid', 'paid at', 'received', 'received on', 'day', 'created'],
    },
    { name: 'amount', label: 'Amount', required: true, words: ['amount', 'paid amount', 'total', 'sum', 'gross'] },
    {
      name: 'method',
      label: 'Method',
      required: true,
      words: ['method', 'payment method', 'paid by', 'type', 'source'],
    },
    {
      name: 'reference',
      label: 'Reference',
      words: ['reference', 'ref', 'transaction', 'transaction id', 'payment id', 'id', 'confirmation'],
    },
    { name: 'kind', label: 'Payment or refund', words: ['kind', 'payment refund', 'direction', 'in out'] },
    {
      name: 'booking',
      label: 'Booking number',
      words: ['booking', 'booking no', 'booking id', 'number', 'booking number'],
    },
    {
      name: 'eventDate',
      label: 'Event date',
      words: ['event date', 'event', 'event day', 'date of event', 'booking date'],
    },
    { name: 'customerName', label: 'Customer', words: ['customer', 'client', 'customer name', 'client name', 'name'] },
    { name: 'customerEmail', label: 'Customer email', words: [...EMAIL_WORDS, 'customer email', 'client email'] },
    { name: 'agent', label: 'Talent', words: ['talent', 'performer', 'agent', 'artist', 'act', 'talent name'] },
  ],
  // found in calendars; nobody maps them
  busy: [
    { name: 'file', label: 'File', words: [] },
    { name: 'from', label: 'From', words: [] },
    { name: 'to', label: 'To', words: [] },
    { name: 'problem', label: 'Problem', words: [] },
    { name: 'place', label: 'Place in its file', words: [] },
  ],
  photos: [
    { name: 'file', label: 'File', words: [] },
    { name: 'problem', label: 'Problem', words: [] },
  ],
} as const satisfies Record<ImportKind, readonly ImportField[]>

/** The fields of a kind. */
export const fieldsOf = (kind: ImportKind): readonly ImportField[] => IMPORT_FIELDS[kind]

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Guesses which field each column holds from the headings; each field once, the first column that fits.
 * @returns the names of fields, null for a column that fits none
 */
export function guessColumns(kind: ImportKind, headings: readonly string[]): (string | null)[] {
  const taken = new Set<string>()
  const columns: (string | null)[] = headings.map(() => null)
  const fields = fieldsOf(kind)
  // a heading that is the label goes first, then the words in the order of the fields
  const ways = [
    (field: ImportField, heading: string) => plain(field.label) === heading,
    (field: ImportField, heading: string) => field.words.includes(heading),
  ]
  for (const isMeant of ways) {
    headings.forEach((heading, at) => {
      if (columns[at] !== null) return
      const field = fields.find((one) => !taken.has(one.name) && isMeant(one, plain(heading)))
      if (!field) return
      taken.add(field.name)
      columns[at] = field.name
    })
  }
  return columns
}

/**
 * Why columns can't be used as they are mapped; undefined when they can.
 * @param columns the field each column holds, by name
 */
export function findColumnFault(kind: ImportKind, columns: readonly (string | null)[]): string | undefined {
  const used = columns.filter((name) => name !== null)
  const known = fieldsOf(kind)
  const unknown = used.find((name) => !known.some((field) => field.name === name))
  if (unknown !== undefined) return `${unknown} is not a field`
  const twice = known.find((field) => used.filter((name) => name === field.name).length > 1)
  if (twice) return `Two columns hold ${twice.label}. Choose one.`
  const missing = known.filter((field) => field.required && !used.includes(field.name)).map(({ label }) => label)
  if (missing.length > 0) return `Choose a column for ${missing.join(' and ')}.`
  if (kind === 'customers' && !used.some((name) => name === 'name' || name === 'firstName' || name === 'lastName')) {
    return 'Choose a column for Name.'
  }
  const isPlaced = used.includes('eventDate') && (used.includes('customerName') || used.includes('customerEmail'))
  if (kind === 'payments' && !used.includes('booking') && !isPlaced) {
    return 'Choose a column for Booking number, or for Event date and Customer or Customer email.'
  }
  if (kind === 'bookings' && !used.includes('customerName') && !used.includes('customerEmail')) {
    return 'Choose a column for Customer or Customer email.'
  }
  return undefined
}
