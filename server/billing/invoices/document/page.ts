import { createHash } from 'node:crypto'
import type { Bill, BillEntry } from '#server/integrations/pdf/pdf-bill.ts'
import { printable } from '#server/integrations/pdf/printable.ts'
import { Html, html } from '#server/mail/html/html.ts'
import { BILL_STATE_LABELS } from '#shared/model/invoice.ts'
import { BILL_STYLE } from './page-style.ts'

/**
 * The headers of an invoice page: nothing may be loaded, run or sent. Its only style sheet is allowed by its hash and
 * holds the fonts. Our own pages may frame it and print the frame.
 */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(BILL_STYLE).digest('base64')}'`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-modals',
  ].join(';'),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-store',
}

const NOTHING = new Html('')

function renderContact({ brand }: Bill): Html {
  return html`${[brand.address, brand.phone, brand.email]
    .filter((line) => line !== '')
    .map((line) => html`<span>${printable(line)}</span>`)}`
}

function renderLines({ lines }: Bill): Html[] {
  return lines.map(
    ({ title, detail, rate, hours, amount }) => html`
<tr><td><b>${printable(title)}</b><span class="muted">${printable(detail)}</span></td>
<td class="figure">${rate}</td><td class="figure">${hours}</td><td class="figure">${amount}</td></tr>`,
  )
}

const renderSums = (entries: readonly BillEntry[]) =>
  entries.map(
    ({ label, amount }) => html`
<tr><th scope="row">${label}</th><td>${amount}</td></tr>`,
  )

const renderWay = ({ label, amount }: BillEntry) => html`<dt class="muted">${label}</dt><dd>${printable(amount)}</dd>`

/**
 * The invoice page, for the screen and for A4 and letter paper; it has the content of the PDF (docs/decisions/024).
 * @param bill every value is escaped here
 * @returns an HTML document without a script; goes out with PAGE_HEADERS
 */
export function renderBillPage(bill: Bill): string {
  const { brand, number, state, billedTo, issued, due, total, howToPay, notes, cancellationTerms } = bill
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Invoice ${number}</title>
<style>${new Html(BILL_STYLE)}</style></head>
<body><main class="bill">
<header><div class="wordmark"><p>${printable(brand.name)}</p><i class="rail"></i></div>
<address class="muted">${renderContact(bill)}</address></header>
<div class="heading"><div><h1>Invoice</h1><p class="muted">${number}</p></div>
<p class="state ${state}"><i class="bulb"></i>${BILL_STATE_LABELS[state]}</p></div>
<dl class="parties"><div><dt>Billed to</dt><dd><b>${printable(billedTo.name)}</b><span>${printable(billedTo.email)}</span></dd></div>
<div><dt>Issued</dt><dd><b>${issued}</b></dd></div>
<div><dt>Due</dt><dd><b>${due}</b></dd></div></dl>
<table class="lines"><thead><tr><th scope="col">Booking</th><th scope="col" class="figure">Rate/hr</th>
<th scope="col" class="figure">Hours</th><th scope="col" class="figure">Amount</th></tr></thead>
<tbody>${renderLines(bill)}</tbody></table>
<table class="sums"><tbody>${renderSums(bill.sums)}
<tr class="total"><th scope="row">Total</th><td>${total}</td></tr>${renderSums(bill.account)}</tbody></table>
${bill.reported === null ? NOTHING : html`<p class="reported muted">${bill.reported}</p>`}
${howToPay.length === 0 ? NOTHING : html`<section class="notes ways"><h2>How to pay</h2><dl>${howToPay.map(renderWay)}</dl></section>`}
${notes === null ? NOTHING : html`<p class="notes muted">${printable(notes)}</p>`}
<section class="notes muted"><h2>Cancellation terms</h2><p>${printable(cancellationTerms)}</p></section>
</main></body></html>
`.source
}
