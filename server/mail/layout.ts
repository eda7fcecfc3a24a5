import type { Brand } from '#shared/model/brand.ts'
import { Html, html } from './html.ts'

/** What a mail says, before anything of the brand is around it. */
export interface Message {
  subject: string
  /** The lead: what happened. */
  lead: string
  /** Facts in order, as label and value. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** What happens next, or what to do, one paragraph each. */
  next?: readonly string[]
  /** The one thing to press. */
  action?: { label: string; url: string }
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

const NAME_LIMIT = 60

/**
 * A name as a mail to an unproven address may carry it: one line, 60 characters, nothing a mail program turns into a
 * link (docs/product.md S26). A name with nothing left of it reads 'there', as in 'Hello there'.
 */
export function plainName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{M}\p{N} .,'’&-]/gu, ' ')
    .replace(/\.(?=\S)/g, ' ')
    // a run of digits is a number to call for a phone's mail program
    .replace(/\d(?:[ .,-]?\d){4,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, NAME_LIMIT).join('') || 'there'
}

/** Further lines of a value stand in from the labels, so that none can pass for a fact of its own. */
const indent = (value: string) => value.replace(/\r\n|[\r\n]/g, '\n    ')

/** Puts a message on the agency's paper, as plain text and as HTML. */
export function layOut({ subject, lead, facts = [], next = [], action }: Message, brand: Brand): RenderedMail {
  const signature = `${brand.name}, ${brand.address}\n${brand.phone}, ${brand.email}`
  const text = [
    lead,
    facts.map(([label, value]) => `${label}: ${indent(value)}`).join('\n'),
    ...next,
    action && `${action.label}:\n${action.url}`,
    signature,
  ]
  return {
    subject: subject.replace(/[\r\n]+/g, ' '),
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: page({ subject, lead, facts, next, ...(action && { action }) }, brand).source,
  }
}

function page({ subject, lead, facts = [], next = [], action }: Message, brand: Brand): Html {
  const rows = facts.map(
    ([label, value]) => html`<tr>
<td style="padding:6px 24px 6px 0;color:#47564f;vertical-align:top">${label}</td>
<td style="padding:6px 0;font-weight:600;white-space:pre-line">${value}</td></tr>`,
  )
  const table =
    rows.length > 0 ? html`<table role="presentation" style="border-collapse:collapse">${rows}</table>` : new Html('')
  const button = action
    ? html`<p style="margin:24px 0"><a href="${action.url}" style="background:#a63d16;color:#fff8f0;padding:14px 22px;border-radius:6px;text-decoration:none;font-weight:600;display:inline-block">${action.label}</a></p>`
    : new Html('')
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;background:#edf1eb;color:#14211d;font:16px/1.6 'Helvetica Neue',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font:600 28px/1 Georgia,serif;margin:0 0 20px;border-bottom:3px dotted #a63d16;padding-bottom:12px">${brand.name}</p>
<div style="background:#fbf7ee;padding:28px;border-radius:2px">
<p style="margin:0 0 16px">${lead}</p>
${table}
${next.map((paragraph) => html`<p style="margin:16px 0 0">${paragraph}</p>`)}
${button}
</div>
<p style="color:#556860;font-size:13px;margin:20px 0 0">${brand.name}, ${brand.address}<br>${brand.phone}, ${brand.email}</p>
</div></body></html>`
}
