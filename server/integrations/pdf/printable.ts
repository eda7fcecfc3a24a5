/** The printable part of a text: no controls, nothing that turns the direction of what follows. Lines end in \n. */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\p{Cf}|\p{Variation_Selector}|[\u{1f3fb}-\u{1f3ff}]/gu, '')
}

/** A text of at most so many characters; a longer one is cut and ends in '…'. */
export function cutText(text: string, most: number): string {
  return text.length > most ? `${[...text].slice(0, most - 1).join('')}…` : text
}
