import type { Reading } from '../reading.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const SPANISH = ['primer[oa]?', 'segund[oa]', 'tercer[oa]?', 'cuart[oa]', 'quint[oa]']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const WHOM = String.raw`(?:ones?|girl|guy|lady|woman|man|dude|person|option|choice|name|suggestion|gentleman|gal|fellow|act|artist|pick|dj|dancer|stripper|bartender|model|photographer|entertainer|singer|magician|therapist|performer|of (?:them|those|these|the \w+)|you (?:said|named|listed|showed|mentioned))\b`
const ORDINAL = new RegExp(
  String.raw`\b(?:the |that |your )?(?:(${ORDINALS.join('|')})|(\d{1,2})(?:st|nd|rd|th)) ${WHOM}|\bthe (${ORDINALS.slice(0, 6).join('|')})(?: please| pls| then| looks good| sounds good)?[.!?]*$|^(?:the )?(${ORDINALS.slice(0, 6).join('|')})(?: please| pls)?[.!?]*$|^(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: one)? (?:please|pls)[.!?]*$`,
)
const NUMBERED = new RegExp(
  String.raw`(?:#|\bno\. ?|\b(?:number|option|choice|num|nr|opcion|numero) )(\d{1,2}|${NUMBERS.join('|')})\b(?! ?(?:hours?|people|guests|pm|am|:))`,
)
const LAST = new RegExp(
  String.raw`\bthe (?:very )?(?:last|bottom) ${WHOM}|^(?:the )?last(?: one)?(?: please)?[.!?]*$|\bthe latter\b|\bla ultima\b|\bel ultimo\b`,
)
const ENDS: readonly (readonly [NonNullable<Reading['pick']>, RegExp])[] = [
  [
    'cheapest',
    /\b(?:the )?(?:cheap(?:er|est)?|least expensive|less expensive|lowest priced|more affordable|most affordable) (?:one|of|girl|guy|option|person|choice)\b|^(?:the )?cheap(?:er|est)(?: please)?[.!?]*$|\bthe (?:cheaper|cheapest)[.!?]*$|\bel mas barato\b|\bla mas barata\b/,
  ],
  [
    'dearest',
    /\bthe (?:more expensive|most expensive|expensive|priciest|pricier|pricey|dearer) (?:one|of|girl|guy|option|person)\b|\bthe (?:pricier|priciest|most expensive|more expensive)[.!?]*$|\b(?:el|la) mas car[oa]\b/,
  ],
  [
    'best',
    /\bthe (?:best|better|top|highest)[ -]?(?:rated|reviewed)?(?: (?:one|of (?:them|the|those)|girl|guy|option|person)\b|[.!?]*$)|\b(?:best|top|highest)[ -]rated (?:one|of)\b|\b(?:el|la) mejor\b/,
  ],
  [
    'all',
    /\b(?:both(?! of us)(?: of them)?|(?:those|these|them) two|all (?:of them|three|four|five|of those|of these|2|3|4|5)|them all|the (?:two|three|four|pair|(?:whole )?lot) of them|(?:ambos|ambas|los dos|las dos|los tres|las tres|todos ellos))\b/,
  ],
]
const NO_PICK =
  /\bfirst (?:of all|time|name|thing|come|class|floor|dance|hour)\b|\b(?:second|third) (?:time|thought|thoughts|floor|opinion|hand)\b/

/** A choice among those that were shown. */
export interface FoundPick {
  pick?: Reading['pick']
  /** The text without it: 'the 2nd one' is no date. */
  rest: string
}

/** Reads which of those shown is meant: 'the second one', '#2', 'the cheaper one', 'both'. */
export function readPick(text: string): FoundPick {
  if (NO_PICK.test(text)) return readPick(text.replace(NO_PICK, ' '))
  const ordinal = ORDINAL.exec(text)
  if (ordinal) {
    const word = ordinal[1] ?? ordinal[3] ?? ordinal[4]
    const pick = word === undefined ? Number(ordinal[2] ?? ordinal[5]) : ORDINALS.indexOf(word) + 1
    if (pick >= 1) return { pick, rest: text.replace(ordinal[0], ' ') }
  }
  const numbered = NUMBERED.exec(text)
  if (numbered) {
    const said = numbered[1] ?? ''
    const pick = NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 1 : Number(said)
    if (pick >= 1) return { pick, rest: text.replace(numbered[0], ' ') }
  }
  const last = LAST.exec(text)
  if (last) return { pick: -1, rest: text.replace(last[0], ' ') }
  const spanish = SPANISH.findIndex((word) =>
    new RegExp(String.raw`\b(?:el|la) ${word}\b(?! (?:de|dia|hora|vez))`).test(text),
  )
  if (spanish !== -1) return { pick: spanish + 1, rest: text }
  const end = ENDS.find(([, pattern]) => pattern.test(text))?.[0]
  return end === undefined ? { rest: text } : { pick: end, rest: text }
}
