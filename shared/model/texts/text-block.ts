import { findLinkTarget, listLinks, readMarkdown } from './markdown.ts'

/** 'line': one line. 'markdown': what readMarkdown reads. */
export type TextKind = 'line' | 'markdown'

/** Where a text shows: a page, or mails. */
export const TEXT_PAGES = ['home', 'services', 'about', 'terms', 'privacy', 'emails'] as const
export type TextPage = (typeof TEXT_PAGES)[number]

export const TEXT_PAGE_LABELS: Record<TextPage, string> = {
  home: 'Home',
  services: 'Services',
  about: 'About',
  terms: 'Terms',
  privacy: 'Privacy policy',
  emails: 'Emails',
}

/** Edits of a text that one answer lists (docs/product.md P6.241). */
export const MOST_EDITS = 50

/** A text of the product that owners may write anew (docs/product.md P6.240). */
export interface TextBlock {
  page: TextPage
  label: string
  hint?: string | undefined
  kind: TextKind
  /** What it says until an owner changes it, and again when they go back. */
  original: string
  /** The longest text, in characters. */
  max: number
  /** May be empty: then nothing shows. */
  optional: boolean
  /** The words in braces it may have. */
  fields: readonly string[]
  /** Those that every edit must keep. */
  requiredFields: readonly string[]
  /** Whether it may have headings. */
  headings: boolean
}

/**
 * A typed text as it is stored: no control characters, none that turn the direction of writing, lines that end in \n and
 * without spaces around them; a line on one line.
 */
export function tidyText({ kind }: Pick<TextBlock, 'kind'>, typed: string): string {
  const plain = typed
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
  const lines = plain.split('\n').map((line) => line.trim())
  return kind === 'line'
    ? lines.join(' ').replace(/\s+/g, ' ').trim()
    : lines
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
}

/** How long a text is, in characters as people count them. */
export const countCharacters = (text: string): number => [...text].length

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/**
 * What is wrong with a text, in a sentence; undefined when nothing is.
 * @param text tidied
 */
export function findTextFault(
  block: Omit<TextBlock, 'page' | 'label' | 'original' | 'hint'>,
  text: string,
): string | undefined {
  const { kind, max, optional, fields, requiredFields, headings } = block
  if (!optional && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return 'Enter a text, or go back to the original.'
  const over = countCharacters(text) - max
  if (over > 0) return `Too long by ${over.toLocaleString('en-US')}: ${max.toLocaleString('en-US')} characters at most.`
  const tag = /<[!/?a-z][^>]{0,40}>?/i.exec(text)?.[0]
  if (tag !== undefined)
    return kind === 'markdown'
      ? `HTML such as ${tag} does not work here. Use **bold**, *italics* or [a link](https://...).`
      : `HTML such as ${tag} does not work here.`
  const missing = requiredFields.find((name) => !text.includes(`{${name}}`))
  if (missing !== undefined) return `Keep {${missing}}: it is filled in there.`
  const unknown = [...text.matchAll(/\{([^{}\n]{0,40})\}/g)].find(([, name = '']) => !fields.includes(name))?.[0]
  if (unknown !== undefined) return `${unknown} can't be filled in. ${sayFields(fields)}`
  if (/[{}]/.test(text.replace(/\{[a-z_]{1,30}\}/g, ''))) return `A brace is open or left over. ${sayFields(fields)}`
  if (kind !== 'markdown') return undefined
  const blocks = readMarkdown(text)
  const link = listLinks(blocks).find((href) => findLinkTarget(href) === undefined)
  if (link !== undefined)
    return `A link can't lead to ${link.slice(0, 40)}. Use https://, mailto:, tel: or a page of this site such as /services.`
  if (!headings && blocks.some((part) => part.kind === 'heading')) return 'Headings (#) do not work in this text.'
  return undefined
}

const sayFields = (fields: readonly string[]) =>
  fields.length === 0 ? 'This text has no fields.' : `Fields are ${inBraces(fields)}.`
