/** A dot, slash or colon that makes a link of what is around it. */
const LINKS = /(?<=\S)[./:]+(?=[\p{L}/])|:\/\/|\bwww\b/giu
/** A run of digits a phone takes for a number to call; days and times are none. */
const NUMBERS = /(?<!\d)(?!\d{4}-\d{2}-\d{2}\b)\+?\d(?:[ ().-]{0,3}\d){6,}/g

/**
 * Text that a mail to an unproven address may carry: nothing in it is turned into a link or a number to call by a mail
 * program, the agency's own phone and address excepted (docs/product.md S26).
 */
export function stripLinks(text: string, { phone, email }: { phone: string; email: string }): string {
  return [phone, email]
    .reduce<string[]>((parts, own) => parts.flatMap((part) => splitAt(part, own)), [text])
    .map((part) =>
      part === phone || part === email ? part : part.replace(NUMBERS, ' ').replace(LINKS, ' ').replaceAll('@', ' '),
    )
    .join('')
}

/** The text before, between and after, and the word itself where it stood. */
function splitAt(text: string, word: string): string[] {
  return text.split(word).flatMap((part, i) => (i === 0 ? [part] : [word, part]))
}
