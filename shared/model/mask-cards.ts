import { passesLuhn } from './card.ts'

/** What stands for a digit that was taken out. */
export const MASK = '•'

/** What may stand between two digits of one number: space, hyphens, the minus sign, characters that show nothing. */
const GAP = String.raw`[\s\p{Pd}\u2212\p{Cf}\p{DI}\u20e3]{0,8}`
/** At least 13 digits that could be one number; not the end of a word, an address or another number. */
const RUN = new RegExp(`(?<![\\p{L}\\p{Nd}/=@#_])\\p{Nd}(?:${GAP}\\p{Nd}){12,}(?![\\p{L}_@])`, 'gu')
/** Digits in the groups of a card, with one other sign between each two of them. */
const PRINTED =
  /(?<![\p{L}\p{Nd}/=@#_])\p{Nd}{4}([.·_/|,])(?:\p{Nd}{4}\1\p{Nd}{4}\1\p{Nd}{1,4}(?:\1\p{Nd}{3})?|\p{Nd}{6}\1\p{Nd}{4,5})(?![\p{L}\p{Nd}_@])/gu
/** First digits that card networks use (ISO/IEC 7812-1). */
const NETWORKS = /^(?:[3-6]|2[2-7]|8[12]|9[79])/
const SHORTEST = 13
const LONGEST = 19
/** Lengths of groups that are a phone number, which no card is written in. */
const PHONE = [3, 3, 4]

const CODE_NAMES = String.raw`(?:cvv|cvc|cvn|csc|cid|ccv)2?|(?:security|verification|card)\s+(?:code|number|value)`
const NAMED_CODE = new RegExp(
  String.raw`(\b(?:${CODE_NAMES})\b[\s:#=.\-]{0,5}(?:is\s+|code\s+)?)(\p{Nd}{3,4})(?!\p{Nd})`,
  'giu',
)
/** The code alone says enough when it is called by its own name. */
const OWN_NAME = /\b(?:cvv|cvc|cvn|csc|ccv)2?\b/iu
/** A code behind the number, with or without the month the card ends. */
const NEXT_CODE = new RegExp(
  String.raw`(${MASK}[\s\p{Pd}\p{Cf}]{0,8}\p{Nd}{4}[\s,;|]{1,5}(?:(?:exp\w*[\s.:]{0,3})?\p{Nd}{1,2}\s?[/\-]\s?\p{Nd}{2,4}[\s,;|]{1,5})?)(\p{Nd}{3,4})(?![\p{Nd}/\-:])`,
  'giu',
)

/**
 * Masks payment card numbers in a text, but for their last four digits, and security codes beside them: groups of 13 to
 * 19 digits in all of any script, spaces and hyphens aside, that begin as cards do and pass Luhn (docs/product.md P7.59), and
 * such numbers in the groups that cards have, with another sign between the groups. The text
 * stays as long as it was. Phone numbers, dates and references with letters stay.
 */
export function maskCards(text: string): string {
  if (!/\p{Nd}{3}/u.test(text) && !/(?:\p{Nd}[^\p{Nd}]*){13}/u.test(text)) return text
  const masked = text.replace(RUN, maskRun).replace(PRINTED, maskRun)
  if (masked === text && !OWN_NAME.test(text)) return text
  const named = masked.replace(NAMED_CODE, (_, name: string, code: string) => name + MASK.repeat(code.length))
  return named.replace(NEXT_CODE, (_, card: string, code: string) => card + MASK.repeat(code.length))
}

interface Group {
  from: number
  /** As they are written; one of them may take two places. */
  written: string[]
  /** The same as 0 to 9. */
  digits: string
  /** Part of a phone number. */
  phone: boolean
}

/** Masks each stretch of whole groups that is a card number, the longest first from the left. */
function maskRun(run: string): string {
  const groups: Group[] = [...run.matchAll(/\p{Nd}+/gu)].map((found) => ({
    from: found.index,
    written: Array.from(found[0]),
    digits: Array.from(found[0], readDigit).join(''),
    phone: false,
  }))
  markPhones(groups)
  const characters = run.split('')
  for (let first = 0; first < groups.length; first++) {
    const last = findCard(groups, first)
    if (last === undefined) continue
    maskGroups(characters, groups.slice(first, last + 1))
    first = last
  }
  return characters.join('')
}

/** The value of a decimal digit of any script: each script has its ten in a row, from zero (Unicode, section 4.6). */
function readDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = code
  while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before--
  return (code - before) % 10
}

function markPhones(groups: readonly Group[]): void {
  for (let first = 0; first + PHONE.length <= groups.length; first++) {
    const three = groups.slice(first, first + PHONE.length)
    if (three.every(({ digits }, i) => digits.length === PHONE[i])) for (const group of three) group.phone = true
  }
}

/** The index of the last group of the longest card number that begins with a group. */
function findCard(groups: readonly Group[], first: number): number | undefined {
  let digits = ''
  let found: number | undefined
  for (let last = first; last < groups.length; last++) {
    const group = groups[last]
    digits += group?.digits ?? ''
    if (group?.phone || digits.length > LONGEST) break
    if (digits.length >= SHORTEST && NETWORKS.test(digits) && passesLuhn(digits)) found = last
  }
  return found
}

function maskGroups(characters: string[], groups: readonly Group[]): void {
  const places = groups.flatMap(({ from, written }) => {
    let next = from
    return written.map(({ length }) => {
      next += length
      return { place: next - length, length }
    })
  })
  for (const { place, length } of places.slice(0, -4)) characters.fill(MASK, place, place + length)
}

/** Whether reading a payload masked something in it: more masks are in what was read than in what was sent. */
export const wasMasked = (sent: unknown, read: unknown): boolean => countMasks(read) > countMasks(sent)

function countMasks(value: unknown): number {
  if (typeof value === 'string') return value.split(MASK).length - 1
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + countMasks(part), 0)
}
