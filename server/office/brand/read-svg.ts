import { invalid } from '#server/errors.ts'

const refuse = (sentence: string) => invalid({ image: sentence })

/** The largest drawing, in bytes. */
export const SVG_LIMIT = 256 * 1024

/** Whether a file is text that begins like XML. */
export const looksLikeSvg = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|(?:\w+:)?svg[\s>])/i.test(bytes.toString('utf8', 0, 400))

/** Character sets in which '<' is always the byte of '<', so that what is looked for below can't hide. */
const PLAIN_ENCODINGS = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii', 'iso-8859-1'])

/**
 * Checks a drawing before it reaches the renderer: size, character set, and what makes renderers read more than they
 * were given (docs/product.md P6.213). Scripts, event handlers, foreignObject and references elsewhere need no
 * check: the drawing is never served, only the picture that is made of it, and the renderer follows no reference.
 * @param bytes the uploaded file, not trusted
 * @throws AppError invalid_request (400)
 */
export function requireDrawing(bytes: Buffer): void {
  if (bytes.length > SVG_LIMIT) throw refuse('An SVG logo can have at most 256 KB. Simplify it, or upload a PNG.')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('This SVG is not UTF-8 text. Export it again as UTF-8.')
  }
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1]
  if (text.includes('\0') || (encoding !== undefined && !PLAIN_ENCODINGS.has(encoding.toLowerCase()))) {
    throw refuse('This SVG is not UTF-8 text. Export it again as UTF-8.')
  }
  // entities that unfold, and document types that are read from elsewhere
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) {
    throw refuse('This SVG declares entities. Export it again as plain SVG, without them.')
  }
  if (/<(?:[^\s<>/:]+:)?(?:image|feImage|include)\b/i.test(text)) {
    throw refuse('This SVG has pictures or other files in it. Turn them into paths, or upload a PNG.')
  }
  // the machine of an agency has no fonts: letters would be drawn as boxes
  if (/<(?:[^\s<>/:]+:)?(?:text|tspan|textPath|tref)\b/i.test(text)) {
    throw refuse('This SVG has letters that need a font. Turn them into paths (outlines), or upload a PNG.')
  }
  if (!/<(?:[^\s<>/:]+:)?svg\b/i.test(text)) throw refuse('This file is no SVG')
}
