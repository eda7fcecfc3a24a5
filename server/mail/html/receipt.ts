import { type Html, html } from './html.ts'
import { keepWhole } from './keep-whole.ts'
import type { Receipt } from './parts.ts'

/** The head of a receipt: the picture on the left, beside it who, when and how much. */
export function printReceipt({ picture, facts }: Receipt): Html {
  const [[, title] = ['', ''], ...rest] = facts
  const [[label, sum] = ['', '']] = rest.slice(-1)
  const poster = picture
    ? html`<td class="poster" width="96" style="width:96px;padding:0 20px 0 0;vertical-align:top"><img src="cid:${picture.cid}" width="96" height="128" alt="" style="display:block;width:96px;height:128px;border:0;border-radius:2px"></td>`
    : null
  const lines = rest
    .slice(0, -1)
    .map(([, value]) => html`<p class="when" style="margin:0;color:#10201b">${keepWhole(value)}</p>`)
  return html`<table role="presentation" class="receipt" width="100%" style="width:100%;border-collapse:collapse;margin:0 0 20px"><tr>${poster}
<td style="padding:0;vertical-align:top"><p class="who" style="font:600 22px/1.25 Georgia,serif;margin:0 0 4px;color:#10201b">${title}</p>
${lines}<p class="price" style="margin:10px 0 0;color:#40524a">${label} <strong class="value" style="font-size:20px;color:#10201b">${sum}</strong></p></td></tr></table>
`
}
