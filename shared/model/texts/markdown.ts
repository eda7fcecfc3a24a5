/**
 * The Markdown of editable texts (docs/product.md P6.244): paragraphs, line breaks, headings, lists, bold, emphasis and links.
 * Everything else is text, HTML too. One reader for pages, mails and their plain-text part, so that all say the same.
 */

/** A part of a line. Fields are filled in by what draws it, after parsing: no value can become markup. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'field'; name: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'em'; children: readonly Inline[] }
  /** `href` as it was typed: only `findLinkTarget` says whether it may be a link. */
  | { kind: 'link'; href: string; children: readonly Inline[] }

export type Block =
  | { kind: 'heading'; level: 2 | 3; children: readonly Inline[] }
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }

const HEADING = /^(#{1,3}) +(\S.*)$/
const BULLET = /^[-*•] +(\S.*)$/
const NUMBER = /^\d{1,3}[.)] +(\S.*)$/
/** Bounded, so that no text takes long to read. */
const LINK = /\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/y
const FIELD = /\{([a-z_]{1,30})\}/y
const ESCAPED = /\\([\\*[\]#{}-])/y

/**
 * Reads a text. Takes time in proportion to its length.
 * @param text lines end in \n
 */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let list: { ordered: boolean; items: string[] } | undefined
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', children: readInline(lines.join('\n')) })
    if (list) blocks.push({ kind: 'list', ordered: list.ordered, items: list.items.map(readInline) })
    lines = []
    list = undefined
  }
  for (const typed of text.split('\n')) {
    const line = typed.trim()
    const heading = HEADING.exec(line)
    const [ordered, item] = [NUMBER.test(line), (BULLET.exec(line) ?? NUMBER.exec(line))?.[1]]
    if (line === '') close()
    else if (heading) {
      close()
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length === 3 ? 3 : 2,
        children: readInline(heading[2] ?? ''),
      })
    } else if (item !== undefined) {
      if (lines.length > 0 || list?.ordered !== ordered) close()
      list ??= { ordered, items: [] }
      list.items.push(item)
    } else if (list) list.items.push(`${list.items.pop()}\n${line}`)
    else lines.push(line)
  }
  close()
  return blocks
}

/** Reads one paragraph, item or heading. */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = []
  let plain = ''
  const add = (part: Inline) => {
    if (plain !== '') parts.push({ kind: 'text', text: plain })
    plain = ''
    parts.push(part)
  }
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? ''
    const found = sign === '[' ? match(LINK, at) : sign === '{' ? match(FIELD, at) : sign === '\\' && match(ESCAPED, at)
    if (found) {
      const [all, first = '', href = ''] = found
      if (sign === '[') add({ kind: 'link', href, children: readInline(first) })
      else if (sign === '{') add({ kind: 'field', name: first })
      else plain += first
      at += all.length
      continue
    }
    const mark = sign === '*' ? (text.startsWith('**', at) ? '**' : '*') : ''
    const inner = mark === '' ? undefined : between(text, at, mark)
    if (inner !== undefined) {
      add({ kind: mark === '**' ? 'strong' : 'em', children: readInline(inner) })
      at += inner.length + 2 * mark.length
    } else if (sign === '\n') {
      add({ kind: 'break' })
      at += 1
    } else {
      plain += mark === '' ? sign : mark
      at += mark.length || 1
    }
  }
  if (plain !== '') parts.push({ kind: 'text', text: plain })
  return parts
}

/** What stands between a mark and the next one like it, when neither has a space inside. */
function between(text: string, at: number, mark: string): string | undefined {
  const from = at + mark.length
  const to = text.indexOf(mark, from)
  const inner = to === -1 ? '' : text.slice(from, to)
  return inner !== '' && inner.trim() === inner && !inner.includes('\n') ? inner : undefined
}

const SAFE_PATH = /^\/(?![/\\])[\w\-./~%?&=#+,:;@!]*$/
const MAILTO = /^mailto:[^\s@<>"'`\\]+@[\w.-]+$/
const TEL = /^tel:\+?[\d().-]{3,30}$/

/**
 * Where a typed link may lead: an https address, an email address, a phone number or a page of this site.
 * @returns the address as a page or mail may have it; undefined for every other
 */
export function findLinkTarget(href: string): string | undefined {
  if (SAFE_PATH.test(href) || MAILTO.test(href) || TEL.test(href)) return href
  const url = /^https:\/\//i.test(href) ? URL.parse(href) : null
  return url && url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined
}

/** Every link of a text, as it was typed. */
export function listLinks(blocks: readonly Block[]): string[] {
  const inLine = (parts: readonly Inline[]): string[] =>
    parts.flatMap((part) => [
      ...(part.kind === 'link' ? [part.href] : []),
      ...('children' in part ? inLine(part.children) : []),
    ])
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.flatMap(inLine) : inLine(block.children)))
}

/** What plain text is written with: the values of fields, and where links to pages of the site lead. */
export interface PlainOptions {
  fields?: Readonly<Record<string, string>>
  /** The public address without a slash at its end; empty within the site. */
  publicUrl?: string
}

/** A line as plain text: marks are left out, a link stands behind its words. */
export const plainInline = (parts: readonly Inline[], options: PlainOptions = {}): string =>
  parts.map((part) => plainPart(part, options)).join('')

function plainPart(part: Inline, options: PlainOptions): string {
  const { fields = {}, publicUrl = '' } = options
  if (part.kind === 'text') return part.text
  if (part.kind === 'break') return '\n'
  if (part.kind === 'field') return (Object.hasOwn(fields, part.name) && fields[part.name]) || `{${part.name}}`
  const words = plainInline(part.children, options)
  const target = part.kind === 'link' ? findLinkTarget(part.href) : undefined
  if (target === undefined || target.endsWith(words)) return words
  return `${words} (${target.startsWith('/') ? publicUrl : ''}${target})`
}

/** A text as plain text, a paragraph or list for each block. */
export const plainBlocks = (blocks: readonly Block[], options: PlainOptions = {}): string[] =>
  blocks.map((block) => {
    if (block.kind !== 'list') return plainInline(block.children, options)
    const mark = (place: number) => (block.ordered ? `${place + 1}.` : '-')
    return block.items.map((item, place) => `${mark(place)} ${plainInline(item, options)}`).join('\n')
  })

/** A part of a document: what stands under one heading; the first may have none. */
export interface Section {
  title: readonly Inline[] | undefined
  blocks: readonly Block[]
}

/** A document in its parts, each begun by a heading of the second level. */
export function splitSections(blocks: readonly Block[]): Section[] {
  const sections: { title: readonly Inline[] | undefined; blocks: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push({ title: block.children, blocks: [] })
    else {
      if (sections.length === 0) sections.push({ title: undefined, blocks: [] })
      sections.at(-1)?.blocks.push(block)
    }
  }
  return sections
}
