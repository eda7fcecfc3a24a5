const EMAIL = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}.-]+\.[\p{L}]{2,}/giu
/** 13 to 19 digits, however they are grouped. */
const CARD = /\b\d(?:[ .-]?\d){12,18}\b/g
const SOCIAL = /\b\d{3}[ -]\d{2}[ -]\d{4}\b/g
const PHONE =
  /(?<![\d$])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}(?!\d)|\+\d[\d .-]{7,14}\d|\b\d{3}[ .-]\d{4}\b(?!-)/g

/** A text for a model provider, without personal data and payment data (docs/product.md S40). */
export function redact(text: string): string {
  return text.replace(EMAIL, '[email]').replace(CARD, '[number]').replace(SOCIAL, '[number]').replace(PHONE, '[phone]')
}
