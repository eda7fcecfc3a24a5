type Write = (value: string) => string

/** A value as it is; 'at the Fox' stays where 'at' is written before it. */
const before =
  (lead: string): Write =>
  (value) =>
    new RegExp(`^(?:at|in|on|near|from|by|until|${lead})\\b`, 'i').test(value) ? value : `${lead} ${value}`
const asIs: Write = (value) => value
const writeGuests: Write = (value) => value.replace(/^\D{0,12}\d[\d,]*(?: ?(?:-|to) ?\d+)?\+?$/, '$& guests')
const writeHours: Write = (value) =>
  /^\d{1,2}(?:\.\d+)?$/.test(value)
    ? `${value} hours`
    : value.replace(/^(?=\d{1,2}(?::?\d\d)? ?(?:-|–|to) ?\d)/, 'from ')
const writeTime: Write = (value) => (/^\d{1,2}$/.test(value) ? `at ${value}` : writeHours(value))

/** What the fields of a form are called, and how their values are said in a sentence. */
const FIELDS: readonly (readonly [string, Write])[] = [
  ['(?:event )?(?:date|day)|when', asIs],
  ['(?:start(?:ing)?|begin(?:ning)?)(?: time)?|(?:event )?times?', writeTime],
  ['end(?:ing)?(?: time)?', before('until')],
  ['hours|duration|length|how long', writeHours],
  ['where|venue|location|place|address|city', before('at')],
  [
    '(?:number of |no\\.? of )?(?:guests?|people|attendees|pax)|(?:guest|head) ?count|how many(?: people| guests)?',
    writeGuests,
  ],
  ['needs?|wants?|looking for|services?|talent|request(?:ing)?|hiring', before('need')],
  ['(?:type of )?(?:event|occasion)(?: type)?|what', asIs],
]
const LABELS = FIELDS.map(([label]) => label).join('|')
const LINE = FIELDS.map(([label, write]) => ({
  field: new RegExp(String.raw`^[\s*•-]*(?:${label})\s*(?::|=|\s[-–]\s)\s*(.+)$`, 'i'),
  write,
}))
/** A field within a line: 'Date: 12/27, Guests: 40'. */
const WITHIN = new RegExp(String.raw`[ \t]*[,;|][ \t]*(?=(?:${LABELS})\s*:\s)`, 'gi')

/** A message that is filled in like a form, a field a line, as sentences; other messages stay as they are. Pure. */
export function writeForm(said: string): string {
  const broken = said.replace(WITHIN, '\n')
  const lines = broken.split('\n').map((line) => line.trim())
  const read = lines.filter(Boolean).map((line) => {
    const found = LINE.map(({ field, write }) => ({ value: field.exec(line)?.[1]?.trim(), write })).find(
      ({ value }) => value !== undefined && value !== '',
    )
    return found?.value === undefined
      ? { text: line, isField: false }
      : { text: found.write(found.value), isField: true }
  })
  const fields = read.filter(({ isField }) => isField).length
  // one field alone in a line is as often a sentence
  if (fields < (said.includes('\n') ? 1 : 2) || read.length < 2) return said
  return read.map(({ text }) => text.replace(/[^.!?]$/, '$&.')).join('\n')
}
