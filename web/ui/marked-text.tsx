import { Fragment, type ReactNode } from 'react'
import { agencyFields } from '#shared/model/texts/fields.ts'
import { type Block, findLinkTarget, type Inline, readMarkdown } from '#shared/model/texts/markdown.ts'
import { brand, phoneLink } from '#web/lib/brand.ts'

/** What stands for a field, by its name. */
export type FieldParts = Readonly<Record<string, ReactNode>>

interface MarkedTextProps {
  /** Markdown of docs/product.md P6.244. */
  text: string
  /** Fields beside the agency's own. */
  fields?: FieldParts
  /** Whether a field that is alone stands in a paragraph all the same. */
  paragraphs?: boolean
}

/** An agency's text as elements. HTML in it stays text. */
export function MarkedText({ text, fields, paragraphs = false }: MarkedTextProps) {
  return <MarkedBlocks blocks={readMarkdown(text)} fields={fields} paragraphs={paragraphs} />
}

interface MarkedBlocksProps extends Pick<MarkedTextProps, 'paragraphs'> {
  blocks: readonly Block[]
  fields?: FieldParts | undefined
}

/** Blocks that were read. A paragraph that is one field alone is drawn as that field, without a paragraph around it. */
export function MarkedBlocks({ blocks, fields, paragraphs = false }: MarkedBlocksProps) {
  return numbered(blocks).map(([key, block]) => (
    <MarkedBlock key={key} block={block} fields={fields} paragraphs={paragraphs} />
  ))
}

/** The words of a heading. */
export const MarkedLine = ({ parts }: { parts: readonly Inline[] }) => drawInline(parts, undefined)

interface MarkedBlockProps {
  block: Block
  fields: FieldParts | undefined
  paragraphs: boolean
}

function MarkedBlock({ block, fields, paragraphs }: MarkedBlockProps) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {numbered(block.items).map(([key, item]) => (
          <li key={key}>{drawInline(item, fields)}</li>
        ))}
      </List>
    )
  }
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3'
    return <Heading>{drawInline(block.children, fields)}</Heading>
  }
  const [only, ...more] = block.children
  if (only?.kind === 'field' && more.length === 0 && fields && only.name in fields && !paragraphs)
    return fields[only.name]
  return <p>{drawInline(block.children, fields)}</p>
}

/** A text does not change its order: a place is a key. */
const numbered = <T,>(list: readonly T[]): [string, T][] => list.map((item, place) => [`part-${place}`, item])

const drawInline = (parts: readonly Inline[], fields: FieldParts | undefined): ReactNode =>
  numbered(parts).map(([key, part]) => <Fragment key={key}>{drawPart(part, fields)}</Fragment>)

function drawPart(part: Inline, fields: FieldParts | undefined): ReactNode {
  if (part.kind === 'text') return part.text
  if (part.kind === 'break') return <br />
  if (part.kind === 'field') return drawField(part.name, fields)
  const children = drawInline(part.children, fields)
  if (part.kind === 'strong') return <b>{children}</b>
  if (part.kind === 'em') return <em>{children}</em>
  const href = part.kind === 'link' ? findLinkTarget(part.href) : undefined
  if (href === undefined) return children
  return (
    <a className="link" href={href} {...(href.startsWith('https:') && { rel: 'noopener' })}>
      {children}
    </a>
  )
}

function drawField(name: string, fields: FieldParts = {}): ReactNode {
  if (Object.hasOwn(fields, name)) return fields[name]
  const values = agencyFields(brand)
  if (!Object.hasOwn(values, name)) return `{${name}}`
  if (name === 'agency') return values.agency
  return (
    <a className="link" href={name === 'email' ? `mailto:${brand.email}` : phoneLink(brand.phone)}>
      {values[name]}
    </a>
  )
}
