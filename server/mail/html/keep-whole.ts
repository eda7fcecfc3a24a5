import { type Html, html } from './html.ts'

/** A phone number of the USA, a time of day or a number of hours, which stay on one line. */
const KEPT = /(\(\d{3}\) \d{3}-\d{4}|\b\d{1,2}(?::\d{2})? [AP]M\b|\(\d+ hours?\))/

/** A text whose phone numbers and times do not break: half of one at the end of a line is hard to read. */
export const keepWhole = (text: string): Html[] =>
  text
    .split(KEPT)
    .map((part) => (KEPT.test(part) ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`))
