import type { Accent } from '#shared/model/accent.ts'
import type { FieldValues } from '#shared/model/texts/fields.ts'
import { type Block, findLinkTarget, type Inline } from '#shared/model/texts/markdown.ts'
import { mailColors } from './colors.ts'
import { Html, html } from './html.ts'
import { keepWhole } from './keep-whole.ts'

/** A text an agency wrote, read as Markdown, and the values of its fields. */
export interface Marked {
  blocks: readonly Block[]
  fields: FieldValues
  /** Where links to pages of the site lead: the public address without a slash at its end. */
  publicUrl: string
}

/** The text as HTML of a mail; every word and address is escaped (docs/product.md P6.242). */
export function writeMarked({ blocks, fields, publicUrl }: Marked, accent: Accent | undefined): Html {
  const color = mailColors(accent).light.lamp
  const line = (parts: readonly Inline[]): Html => {
    const words = parts.map((part) => {
      if (part.kind === 'text') return html`${keepWhole(part.text)}`
      if (part.kind === 'break') return new Html('<br>')
      if (part.kind === 'field') {
        return html`${keepWhole(Object.hasOwn(fields, part.name) ? (fields[part.name] ?? '') : `{${part.name}}`)}`
      }
      const children = line(part.children)
      if (part.kind === 'strong') return html`<b>${children}</b>`
      if (part.kind === 'em') return html`<em>${children}</em>`
      const target = part.kind === 'link' ? findLinkTarget(part.href) : undefined
      if (target === undefined) return children
      const address = target.startsWith('/') ? publicUrl + target : target
      return html`<a class="link" href="${address}" style="color:${color}">${children}</a>`
    })
    return html`${words}`
  }
  return html`${blocks.map((block) => {
    if (block.kind !== 'list') return html`<p style="margin:0 0 16px">${line(block.children)}</p>`
    const items = block.items.map((item) => html`<li>${line(item)}</li>`)
    const style = 'margin:0 0 16px;padding-left:24px'
    return block.ordered ? html`<ol style="${style}">${items}</ol>` : html`<ul style="${style}">${items}</ul>`
  })}`
}
