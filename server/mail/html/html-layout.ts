import type { Brand } from '#shared/model/brand.ts'
import { mailColors } from './colors.ts'
import { Html, html } from './html.ts'
import { keepWhole } from './keep-whole.ts'
import type { Below, Fact, Part } from './parts.ts'
import { printReceipt } from './receipt.ts'
import { writeSheet } from './sheet.ts'

interface Printed {
  /** 'Hi Casey,'; empty for mail to the office. */
  greeting: string
  /** Also what mail programs show behind the subject. */
  lead: string
  /** Its heading is the subject, which stands in the title only. */
  main: Part
  /** The messages of a digest. */
  parts: readonly Part[]
  /** What an agency wrote in place of the lead, and at the end. */
  intro?: Html
  closing?: Html
  action?: { label: string; url: string }
  below?: Below
}

/** A label this short stays on one line; a longer one wraps, also within a word. */
const SHORT_LABEL = 20

/** A decimal point is half as wide as a digit. */
const POINT = 0.5

const AMOUNT = /^−?\$[\d,]+\.\d{2}$/

/** For each fact, the width in `ch` of the longest amount of its list; 0 for a fact that is in no list of amounts. */
function amountWidths(facts: readonly Fact[]): number[] {
  const widths: number[] = []
  for (let start = 0; start < facts.length; ) {
    let end = start
    while (AMOUNT.test(facts[end]?.[1] ?? '')) end++
    const run = facts.slice(start, Math.max(end, start + 1))
    const width = run.length > 1 ? Math.max(...run.map(([, value]) => value.length)) - POINT : 0
    widths.push(...run.map(() => width))
    start += run.length
  }
  return widths
}

/** Amounts below one another end at the same place, so that they read as a sum. */
const alignAmount = (value: string, width: number): Html | Html[] =>
  width === 0
    ? keepWhole(value)
    : html`<span class="amount" style="display:inline-block;min-width:${width}ch;text-align:right;font-variant-numeric:tabular-nums">${value}</span>`

function factsAndNext({ receipt, facts, next }: Pick<Part, 'receipt' | 'facts' | 'next'>): Html {
  const widths = amountWidths(facts)
  const rows = facts.map(
    ([label, value], place) => html`<tr${widths[place] ? new Html(' class="sum"') : null}>
<td class="label" style="padding:6px 24px 6px 0;color:#40524a;vertical-align:top${label.length <= SHORT_LABEL ? ';white-space:nowrap' : ''}">${label}</td>
<td class="value" style="padding:6px 0;color:#10201b;font-weight:600;vertical-align:top;white-space:pre-line">${alignAmount(value, widths[place] ?? 0)}</td></tr>`,
  )
  const table =
    rows.length > 0
      ? html`<table role="presentation" class="facts" style="border-collapse:collapse">${rows}</table>`
      : new Html('')
  return html`${receipt ? printReceipt(receipt) : null}${table}${next.map(paragraph)}`
}

const paragraph = (text: string): Html => html`<p style="margin:16px 0 0">${keepWhole(text)}</p>`

const plainLink = (link: Part['link'], color: string): Html =>
  link
    ? html`<p style="margin:12px 0 0"><a class="link" href="${link.url}" style="color:${color};display:inline-block;padding:10px 0;font-weight:600">${link.label}</a></p>`
    : new Html('')

/** What stands below the button, behind a line. */
const printBelow = ({ next, facts, link, after }: Below, color: string): Html =>
  html`<div class="part" style="margin:24px 0 0;padding-top:4px;border-top:1px solid #cdd7ce">${next.map(paragraph)}
<div class="stacked" style="padding-top:8px">${factsAndNext({ facts, next: [] })}</div>${plainLink(link, color)}${after.map(paragraph)}</div>`

/**
 * A message as a whole HTML document, with the agency's name and address.
 * @param printed what it says; every value is escaped here
 */
export function page({ greeting, lead, main, parts, intro, closing, action, below }: Printed, brand: Brand): Html {
  const colors = mailColors(brand.accent)
  const { lamp, onLamp } = colors.light
  const sections = parts.map(
    (
      part,
    ) => html`<h2 class="part" style="font:600 20px/1.3 Georgia,serif;margin:28px 0 12px;padding-top:20px;border-top:1px solid #cdd7ce">${part.heading}</h2>
${factsAndNext(part)}${plainLink(part.link, lamp)}`,
  )
  const button = action
    ? html`<p style="margin:24px 0 0"><a class="press" href="${action.url}" style="background:${lamp};color:${onLamp};padding:14px 22px;border-radius:6px;text-decoration:none;font-weight:600;display:inline-block">${action.label}</a></p>`
    : new Html('')
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${main.heading}</title>
${writeSheet(colors)}</head>
<body class="stage" style="margin:0;padding:0;background:#edf1eb;color:#10201b">
<div style="display:none;max-height:0;overflow:hidden">${lead}</div>
<div class="stage" style="background:#edf1eb;color:#10201b;font:16px/1.6 'Helvetica Neue',Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px 20px">
<p class="brand" style="font:600 28px/1.1 Georgia,serif;margin:0 0 20px;padding-bottom:12px;color:#10201b;border-bottom:3px dotted ${lamp}">${brand.name}</p>
<div class="card" style="background:#fbf7ee;color:#10201b;padding:28px;border-radius:2px">
${greeting === '' ? null : html`<p style="margin:0 0 16px">${greeting}</p>`}
${intro ?? html`<p style="margin:0 0 16px">${keepWhole(lead)}</p>`}
${factsAndNext(main)}${closing === undefined ? null : html`<div style="padding-top:16px">${closing}</div>`}
${sections}
${button}${plainLink(main.link, lamp)}${below ? printBelow(below, lamp) : null}
</div>
<p class="foot" style="color:#40524a;font-size:13px;margin:20px 0 0">${brand.name}, ${brand.address}<br>${brand.phone}, ${brand.email}</p>
</div></div></body></html>`
}
